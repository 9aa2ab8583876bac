// The world of one kill: eight rental requests of one renter on eight machines, six that the act concerns and two that
// it must not touch, brought there through the front door.
import { REST_MS } from './at-rest.mjs';
import { browsers } from './browser.mjs';
import { AGREED, person, populated } from './populated.mjs';

const NOON = '2026-11-20T12:00:00.000Z';
export const [owner, renter, admin] = ['owner', 'renter', 'admin'].map(person);

/** @returns the world's verbs; each throws when the product refuses */
export async function freshWorld(life, provider) {
  await emptied(life);
  await life.ask('clock', NOON);
  const ids = await populated(life, { at: NOON });
  let at = NOON;
  let send = browsers(life.url);

  const must = async (who, method, path, body, headers) => {
    const answer = await send(who, method, path, body, headers);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
  await onboarded(life, must, provider);
  const path = (index) => `/api/rental_requests/${requests[index].id}`;
  const requests = [];
  return {
    now: () => at,
    url: () => life.url,
    rows: (sql) => life.ask('query', sql),
    provider,
    requests,
    /** Accepts any answer: `{ status, headers, body }`. */
    posts: (who, index, end, body, headers) => send(who, 'POST', `${path(index)}${end}`, body, headers),
    posted: (who, index, end, body, headers) => must(who, 'POST', `${path(index)}${end}`, body, headers),
    patched: (who, index, end, body) => must(who, 'PATCH', `${path(index)}${end}`, body),
    /** Asks for all eight machines. @param changes  fields by index */
    async ask(changes = {}) {
      const data = ids.machines.map((machine_id, index) => ({
        machine_id,
        address_id: ids.address,
        start_date: '2026-12-14',
        end_date: '2026-12-18',
        delivery_enabled: false,
        stripe_payment_method_id: 'pm_card_visa',
        ...AGREED,
        ...changes[index],
      }));
      requests.push(...(await must(renter, 'POST', '/api/rental_requests/store_many', { data })));
    },
    approve: (index) => must(owner, 'POST', `${path(index)}/approve`, { message: 'Yours.' }),
    card: (index, id) => must(renter, 'PATCH', path(index), { stripe_payment_method_id: id }),
    endUnpaid: (index) => must(owner, 'POST', `${path(index)}/end_unpaid`, { reason: 'No rent.' }),
    shown: (index) => must(renter, 'GET', path(index)),
    bring: (index, facts) =>
      must(owner, 'POST', `${path(index)}/machine_return`, {
        returned_at: '2026-12-18T20:00:00Z',
        condition: 'good',
        ...facts,
      }),
    async breakDown(index, { since, up_at }) {
      const down = { details: 'It does not start.', since };
      const { id } = await must(renter, 'POST', `${path(index)}/breakdowns`, down);
      await must(owner, 'POST', `${path(index)}/breakdowns/${id}/resolve`, { up_at });
    },
    contest: (index) => must(renter, 'POST', `${path(index)}/machine_return/contest`, { reason: 'No.' }),
    press: (name) => must(admin, 'POST', `/api/${name}`),
    async run(name) {
      await must(admin, 'POST', `/api/${name}`);
      await life.ask('settled');
      await this.charged();
    },
    /** The first call for a payment may time out on a busy machine: the product repeats it. */
    async charged() {
      while ((await this.rows("SELECT id FROM payments WHERE status = 'pending'")).length > 0) {
        await this.clock(new Date(Date.parse(at) + REST_MS).toISOString());
        await this.swept();
      }
    },
    /** Runs the periodic work due by now: a process that restarts does it first. */
    swept: () => life.ask('sweep'),
    async clock(iso) {
      at = iso;
      await life.ask('clock', iso);
      send = browsers(life.url);
    },
    /** The same world, seen after a restart. */
    moveTo(next, iso) {
      life = next;
      at = iso;
      send = browsers(life.url);
    },
  };
}

/** The owner's account for payouts is ready. */
async function onboarded({ ask }, must, provider) {
  await must(owner, 'POST', '/user/confirm-password', { password: 'password' });
  await must(owner, 'POST', '/api/payouts/account');
  const [{ stripe_account_id }] = await ask('query', 'SELECT stripe_account_id FROM payout_accounts');
  await provider.tell('complete', stripe_account_id);
  const { status } = await must(owner, 'GET', '/api/payouts/account');
  if (status !== 'ready') throw new Error(`the account for payouts is ${status}`);
}

/** Number of times that a concurrent write (a login's audit event) may fill a table again. */
const WIPES = 5;

/** Children go before parents: whoever refuses is tried again in the next pass. */
async function emptied({ ask }) {
  const kept = ['yard_migrations', 'sweep_turns', 'deposit_policies', 'cancellation_policies'];
  const all = (await tablesOf(ask)).filter((name) => !kept.includes(name));
  let stuck = 0;
  for (let tables = all; tables.length > 0;) {
    const refused = [];
    for (const table of tables) await ask('query', `DELETE FROM ${table}`).catch(() => refused.push(table));
    if (refused.length === tables.length && (stuck += 1) > WIPES) {
      throw new Error(`cannot be emptied: ${refused.join(', ')}`);
    }
    tables = refused.length === tables.length ? all : refused;
  }
}

export async function tablesOf(ask) {
  const rows = process.env.DATABASE_URL.startsWith('sqlite:')
    ? await ask(
        'query',
        "SELECT name AS name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
      )
    : await ask(
        'query',
        'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
      );
  return rows.map(({ name }) => name);
}
