// Rules that rest on a row lock alone, tried in parallel on a cluster whose nodes all write: a machine that
// is rented and blocked for the same days, and two admins who take each other's rights.
import { call, signIn } from '../crash/browser.mjs';
import { signedIn } from '../load/people.mjs';
import { rental } from '../load/rental.mjs';
import { rowsOf } from '../load/stores.mjs';

const [RENTALS, DUELS] = [40, 20];
/** Beyond what anybody else of the rig asks for. */
const FAR = 6_000;
const RIVAL = 'rival@example.com';

/** @returns what is wrong, in words */
export async function wrongInRaces({ url, variables, prepared }) {
  const rows = (sql) => rowsOf(variables.DATABASE_URL, sql);
  return [...(await rentedAndBlocked(url, prepared, rows)), ...(await withoutAdmin(url, rows))];
}

async function rentedAndBlocked(url, ids, rows) {
  const [renter, owner] = [await signedIn(url, 'renter'), await signedIn(url, 'owner')];
  for (let round = 0; round < RENTALS; round += 1) {
    const wanted = rental(ids, FAR + round);
    const { body } = await renter.call('POST', '/api/rental_requests', wanted);
    const { start_date, end_date } = wanted;
    await Promise.allSettled([
      owner.call('POST', `/api/rental_requests/${body.id}/approve`, { message: 'Yours.' }),
      owner.call('POST', `/api/machines/${wanted.machine_id}/blackouts`, { start_date, end_date }),
    ]);
  }
  const both = await rows(`SELECT r.id FROM rental_requests r JOIN blackouts b ON b.machine_id = r.machine_id
    AND b.start_date <= r.end_date AND r.start_date <= b.end_date AND b.deleted_at IS NULL
    WHERE r.approved_at IS NOT NULL`);
  const [{ count }] = await rows('SELECT COUNT(*) AS count FROM blackouts');
  if (Number(count) === 0) return ['no machine could be blocked: nothing was shown'];
  return both.length > 0 ? [`rented and blocked at once: ${both.length} of ${RENTALS}`] : [];
}

/** Each takes the other's rights; whoever lost theirs gets them back from the database for the next round. */
async function withoutAdmin(url, rows) {
  await rows(`INSERT INTO users (name, email, password, owner, admin, created_at, updated_at)
    SELECT 'Rival', '${RIVAL}', password, 0, 1, created_at, updated_at FROM users WHERE email = 'admin@example.com'`);
  let without = 0;
  for (let round = 0; round < DUELS; round += 1) {
    const admins = await rows(`SELECT id, email FROM users WHERE email IN ('admin@example.com', '${RIVAL}')`);
    const [one, other] = await Promise.all(admins.map(({ email }) => signIn(url, email)));
    await Promise.allSettled([
      call(url, one, 'POST', `/api/users/${admins[1].id}/revoke_admin`),
      call(url, other, 'POST', `/api/users/${admins[0].id}/revoke_admin`),
    ]);
    const [{ count }] = await rows('SELECT COUNT(*) AS count FROM users WHERE admin = 1');
    if (Number(count) === 0) without += 1;
    await rows(`UPDATE users SET admin = 1 WHERE email IN ('admin@example.com', '${RIVAL}')`);
  }
  return without > 0 ? [`nobody is an admin any more: ${without} of ${DUELS}`] : [];
}
