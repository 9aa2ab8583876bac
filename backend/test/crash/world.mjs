// The world of one kill: eight rental requests of one renter on eight machines, six that the act concerns and two that
// it must not touch, brought there through the front door.
import { browsers } from './browser.mjs';

const NOON = '2026-11-20T12:00:00.000Z';
/** bcrypt of `password` at cost 4. */
const PASSWORD = '$2y$04$XrsRdeiRrcjA4sfEZtEqCePGHjxxDxSgu2bo3VPtN0PCz.1.pgS92';
const AGREED = Object.fromEntries(
  ['terms_and_conditions', 'privacy_policy', 'insurance_disclaimer', 'rental_agreement'].map((kind) => [
    `agree_to_${kind}`,
    true,
  ]),
);
const REQUESTS = 8;
export const person = (name) => ({ email: `${name}@example.com` });
const [owner, renter, admin] = ['owner', 'renter', 'admin'].map(person);

/** @returns the world's verbs; each throws when the product refuses */
export async function freshWorld(life, provider) {
  await emptied(life);
  await life.ask('clock', NOON);
  const ids = await populated(life);
  let at = NOON;
  let send = browsers(life.url);

  const must = async (who, method, path, body) => {
    const answer = await send(who, method, path, body);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
  await onboarded(life, must, provider);
  const path = (index) => `/api/rental_requests/${requests[index].id}`;
  const requests = [];
  return {
    now: () => at,
    requests,
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
    bring: (index, facts) =>
      must(owner, 'POST', `${path(index)}/machine_return`, {
        returned_at: '2026-12-18T20:00:00Z',
        condition: 'good',
        ...facts,
      }),
    contest: (index) => must(renter, 'POST', `${path(index)}/machine_return/contest`, { reason: 'No.' }),
    press: (name) => must(admin, 'POST', `/api/${name}`),
    async run(name) {
      await must(admin, 'POST', `/api/${name}`);
      await life.ask('settled');
    },
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
  await must(owner, 'POST', '/api/payouts/account');
  const [{ stripe_account_id }] = await ask('query', 'SELECT stripe_account_id FROM payout_accounts');
  await provider.tell('complete', stripe_account_id);
  const { status } = await must(owner, 'GET', '/api/payouts/account');
  if (status !== 'ready') throw new Error(`the account for payouts is ${status}`);
}

/** Children go before parents: whoever refuses is tried again in the next pass. */
async function emptied({ ask }) {
  const kept = ['yard_migrations', 'deposit_policies', 'cancellation_policies'];
  let tables = (await tablesOf(ask)).filter((name) => !kept.includes(name));
  while (tables.length > 0) {
    const refused = [];
    for (const table of tables) await ask('query', `DELETE FROM ${table}`).catch(() => refused.push(table));
    if (refused.length === tables.length) throw new Error(`cannot be emptied: ${refused.join(', ')}`);
    tables = refused;
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

async function populated({ ask }) {
  const stamp = NOON.replace('T', ' ').replace('Z', '');
  const insert = async (table, row) => {
    const whole = { created_at: stamp, updated_at: stamp, ...row };
    const names = Object.keys(whole).join(', ');
    const places = Object.keys(whole).map(() => '?');
    const answer = await ask(
      'query',
      `INSERT INTO ${table} (${names}) VALUES (${places})`,
      Object.values(whole),
    );
    return Number(typeof answer === 'object' ? answer.insertId : answer);
  };
  const user = (name, rights) =>
    insert('users', { name, email: person(name).email, password: PASSWORD, owner: 0, admin: 0, ...rights });
  const ownerId = await user('owner', { owner: 1 });
  const renterId = await user('renter', {});
  await user('admin', { admin: 1 });
  const place = {
    line1: '400 Depot Street',
    city: 'Austin',
    state: 'TX',
    postal_code: '78702',
    confirmed: 1,
  };
  const geotag = JSON.stringify({ lat: 30.27, lng: -97.72 });
  const yard = await insert('addresses', { user_id: ownerId, ...place, geotag });
  const address = await insert('addresses', { user_id: renterId, ...place, geotag });
  const type = await insert('machine_types', { name: 'Excavators', category: 'Earthmoving' });
  for (const kind of Object.keys(AGREED).map((name) => name.slice('agree_to_'.length))) {
    await insert('documents', {
      kind,
      name: kind,
      content: `<p>${kind}</p>`,
      version: 1,
      published_at: stamp,
    });
  }
  const machines = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    machines.push(
      await insert('machines', {
        user_id: ownerId,
        address_id: yard,
        machine_type_id: type,
        subject: `Excavator ${index}`,
        daily_rate: 400,
        weekly_rate: 1400,
        minimum_days: 1,
        turnaround_days: 1,
        instant_book: 0,
        published_at: stamp,
        city: 'Austin',
        state: 'TX',
        lat: 30.27,
        lng: -97.72,
        time_zone: 'America/Chicago',
      }),
    );
  }
  return { machines, address };
}
