// Fills a database, opens the application on it and says how long each look takes: the median of seven. Started by
// desk.mjs.
require('reflect-metadata');

const DAY = 86_400_000;
const AT_ONCE = 500;
const LOOKS = 7;
const requests = Number(process.argv[2]);

async function main() {
  const { openContext } = require('../backend/dist/app');
  const { Clock } = require('../backend/dist/clock/clock');
  const { readEnvironment } = require('../backend/dist/config/read-environment');
  const { openDatabase } = require('../backend/dist/open-database');
  const { RequestList } = require('../backend/dist/rentals/list/request-list');
  const { LedgerSummaries } = require('../backend/dist/ledger/desk/ledger-summaries');
  const { TicketReader } = require('../backend/dist/support/ticket-reader');

  const environment = readEnvironment(process.env);
  const dataSource = await openDatabase(environment.databaseUrl);
  await fill(dataSource);
  const clock = new Clock();
  const app = await openContext({ environment, dataSource, clock });
  const of = (type) => app.get(type, { strict: false });
  const ada = { id: 1, admin: true, owner: false };
  const list = { sort: 'created_at', direction: 'desc', page: 1, per_page: 1 };
  const today = day(clock.now().getTime());
  const span = { from: day(clock.now().getTime() - 90 * DAY), to: today };
  const looks = {
    'what waits, rentals': () => of(RequestList).page(ada, { ...list, needs_attention: true }),
    'what waits, tickets': () => of(TicketReader).page(ada, { ...list, needs_attention: true }),
    'first page': () => of(RequestList).page(ada, { ...list, per_page: 50 }),
    'last page': () => of(RequestList).page(ada, { ...list, per_page: 50, page: requests / 50 }),
    'search by number': () => of(RequestList).page(ada, { ...list, per_page: 50, search: '4711' }),
    'search by name': () => of(RequestList).page(ada, { ...list, per_page: 50, search: 'Person 17' }),
    'ledger, 90 days': () => of(LedgerSummaries).of(span),
  };
  for (const [name, look] of Object.entries(looks)) await time(name, look);
  // Its database's connections end with it.
  await app.close();
}

async function time(name, look) {
  const first = await once(look);
  const times = [];
  for (let turn = 0; turn < LOOKS; turn += 1) times.push(await once(look));
  const median = times.sort((a, b) => a - b)[Math.floor(LOOKS / 2)];
  console.log(`  ${name.padEnd(22)} ${median.toFixed(0).padStart(5)} ms, the first ${first.toFixed(0)} ms`);
}

async function once(look) {
  const started = performance.now();
  await look();
  return performance.now() - started;
}

/** Admin 1 has seen the messages of nineteen rentals out of twenty; every hundredth request waits for its owner. */
async function fill(dataSource) {
  const { batchRows } = await import('./batch-rows.mjs');
  const now = Date.now();
  const rows = batchRows({ requests, matching: requests / 10, now });
  await dataSource.transaction(async ({ queryRunner }) => {
    const put = (table, some) => insert(queryRunner, table, some);
    for (const table of ['users', 'addresses', 'machine_types', 'machines']) await put(table, rows[table]());
    for (let from = 1; from <= requests; from += AT_ONCE) {
      const to = Math.min(requests, from + AT_ONCE - 1);
      const ids = Array.from({ length: to - from + 1 }, (_, index) => from + index);
      await put('rental_requests', rows.rental_requests(from, to));
      await put(
        'messages',
        ids.map((id) => messageOf(id, now)),
      );
      await put(
        'message_views',
        ids.filter((id) => id % 20 !== 0).map((id) => viewOf(id, now)),
      );
      await put(
        'ledger_entries',
        ids.map((id) => entryOf(id, now)),
      );
      await put(
        'ledger_lines',
        ids.flatMap((id) => linesOf(id, now)),
      );
    }
  });
  const tables = ['users', 'machines', 'rental_requests', 'messages', 'message_views', 'ledger_lines'];
  const isSqlite = dataSource.options.type !== 'mysql';
  await dataSource.query(isSqlite ? 'ANALYZE' : `ANALYZE TABLE ${tables.join(', ')}`);
}

const instant = (ms) => new Date(ms).toISOString().slice(0, 23).replace('T', ' ');
const day = (ms) => new Date(ms).toISOString().slice(0, 10);
const stamps = (ms) => ({ created_at: instant(ms), updated_at: instant(ms) });
const at = (id, now) => now - ((requests - id) / requests) * 700 * DAY - DAY;
const messageOf = (id, now) => ({
  id,
  messageable_type: 'App\\Models\\RentalRequest',
  messageable_id: id,
  user_id: 1 + ((id * 7) % 2000),
  content: 'When can I pick it up?',
  ...stamps(at(id, now)),
});
const viewOf = (id, now) => ({ message_id: id, user_id: 1, ...stamps(at(id, now)) });
const entryOf = (id, now) => ({
  id,
  kind: 'rental',
  entry_key: `payment-${id}`,
  rental_request_id: id,
  posted_at: instant(at(id, now)),
  ...stamps(at(id, now)),
});
const linesOf = (id, now) =>
  [
    ['provider_balance', 1200],
    ['owner_payable', -1080],
    ['platform_fees', -120],
  ].map(([account, amount]) => ({
    entry_id: id,
    account,
    user_id: account === 'owner_payable' ? 1 + (id % 400) : null,
    rental_request_id: id,
    amount,
    posted_at: instant(at(id, now)),
    ...stamps(at(id, now)),
  }));

async function insert(runner, table, rows) {
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const some = rows.slice(first, first + AT_ONCE);
    const columns = Object.keys(some[0]);
    const places = some.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
    const values = some.flatMap((row) => columns.map((column) => row[column]));
    const names = columns.map((column) => `\`${column}\``).join(', ');
    await runner.query(`INSERT INTO ${table} (${names}) VALUES ${places}`, values);
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
