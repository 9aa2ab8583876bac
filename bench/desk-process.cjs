// Fills a database, opens the application on it and says how long each look takes: the median of forty, as of a server
// that has been up for a while, and the least, which others on the machine touch less. Started by desk.mjs.
require('reflect-metadata');

const DAY = 86_400_000;
const AT_ONCE = 500;
const LOOKS = 40;
/** One in this many of two years' rentals is open. */
const OPEN_SHARE = 50;
const requests = Number(process.argv[2]);

async function main() {
  const { openContext } = require('../backend/dist/apps/server/app');
  const { Clock } = require('@kit/server/base/clock/clock');
  const { readEnvironment } = require('../backend/dist/src/config/read-environment');
  const { openDatabase } = require('../backend/dist/apps/schema/open-database');
  const { RequestList } = require('../backend/dist/src/rentals/views/list/request-list');
  const { QueuesService } = require('../backend/dist/src/admin/queues/queues.service');
  const { SpansService } = require('../backend/dist/src/admin/spans/spans.service');
  const { FindService } = require('../backend/dist/src/admin/find/find.service');
  const { LedgerSummaries } = require('../backend/dist/src/ledger/admin/ledger-summaries');
  const { QuestionReader } = require('../backend/dist/src/messaging/questions/question-reader');
  const { TicketReader } = require('../backend/dist/src/support/ticket-reader');

  const environment = readEnvironment(process.env);
  const dataSource = await openDatabase(environment.databaseUrl);
  await fill(dataSource);
  const clock = new Clock();
  const app = await openContext({ environment, dataSource, clock });
  const of = (type) => app.get(type, { strict: false });
  const ada = { id: 1, admin: true, owner: false };
  const list = { sort: 'created_at', direction: 'desc', page: 1, per_page: 1 };
  const total = { ...list, only_total: true };
  const today = day(clock.now().getTime());
  const spanOf = (days) => ({ from: day(clock.now().getTime() - days * DAY), to: today });
  const owner = { id: 8, admin: false, owner: true };
  const looks = {
    'each page, owner: rentals': () =>
      of(RequestList).page(owner, { ...total, needs_attention: true, role: 'either' }),
    'each page, owner: tickets': () => of(TicketReader).page(owner, { ...total, needs_attention: true }),
    'each page, owner: questions': () => of(QuestionReader).page(owner, { ...total, needs_attention: true }),
    'each page, admin: returns': () => of(RequestList).page(ada, { ...total, contested: true }),
    'each page, admin: tickets': () => of(TicketReader).page(ada, { ...total, needs_attention: true }),
    'home, admin: tickets': () => of(TicketReader).page(ada, { ...total, state: 'waiting_for_us' }),
    'home, admin: queues': () => of(QueuesService).all(),
    'home, admin: spans': () => of(SpansService).all(),
    'what waits, rentals': () => of(RequestList).page(ada, { ...list, needs_attention: true }),
    'what waits, tickets': () => of(TicketReader).page(ada, { ...list, needs_attention: true }),
    'active ones': () => of(RequestList).page(ada, { ...list, per_page: 50, status: 'active' }),
    'closed ones': () => of(RequestList).page(ada, { ...list, per_page: 50, status: 'closed' }),
    'returned ones': () => of(RequestList).page(ada, { ...list, per_page: 50, status: 'returned' }),
    'pending ones': () => of(RequestList).page(ada, { ...list, per_page: 50, status: 'pending' }),
    'approved ones': () => of(RequestList).page(ada, { ...list, per_page: 50, status: 'approved' }),
    'those of a month': () =>
      of(RequestList).page(ada, {
        ...{ ...list, per_page: 50 },
        ...{ start_date_from: spanOf(30).from, start_date_to: today },
      }),
    'late ones': () => of(RequestList).page(ada, { ...list, per_page: 50, late: true }),
    'unpaid ones': () => of(RequestList).page(ada, { ...list, per_page: 50, unpaid: true }),
    'first page': () => of(RequestList).page(ada, { ...list, per_page: 50 }),
    'last page': () => of(RequestList).page(ada, { ...list, per_page: 50, page: requests / 50 }),
    'search by number': () => of(RequestList).page(ada, { ...list, per_page: 50, search: '4711' }),
    'search by place': () => of(RequestList).page(ada, { ...list, per_page: 50, search: 'Springfield' }),
    'search by name': () => of(RequestList).page(ada, { ...list, per_page: 50, search: 'Person 17' }),
    'one search: a number': () => of(FindService).of('4711'),
    'one search: a name': () => of(FindService).of('Person 17'),
    'one search: nothing': () => of(FindService).of('zzzz'),
    'ledger, 90 days': () => of(LedgerSummaries).of(spanOf(90)),
    'ledger, a year': () => of(LedgerSummaries).of(spanOf(365)),
  };
  for (const [name, look] of Object.entries(looks)) await time(name, look);
  // Its database's connections end with it.
  await app.close();
}

async function time(name, look) {
  const first = await once(look);
  const times = [];
  for (let turn = 0; turn < LOOKS; turn += 1) times.push(await once(look));
  const [least] = times.sort((a, b) => a - b);
  const median = times[Math.floor(LOOKS / 2)];
  const ends = `the least ${least.toFixed(1)}, the first ${first.toFixed(0)}`;
  console.log(`  ${name.padEnd(28)} ${median.toFixed(0).padStart(5)} ms, ${ends}`);
}

async function once(look) {
  const started = performance.now();
  await look();
  return performance.now() - started;
}

async function fill(dataSource) {
  const { batchRows } = await import('./batch-rows.mjs');
  const { deskRows } = await import('./desk-rows.mjs');
  const now = Date.now();
  const rows = batchRows({ requests, matching: requests / OPEN_SHARE / 4, now });
  const beside = deskRows({ requests, now });
  await dataSource.transaction(async ({ queryRunner }) => {
    const put = (table, some) => insert(queryRunner, table, some);
    for (const table of ['users', 'addresses', 'machine_types', 'machines']) await put(table, rows[table]());
    for (let from = 1; from <= requests; from += AT_ONCE) {
      const to = Math.min(requests, from + AT_ONCE - 1);
      const ids = Array.from({ length: to - from + 1 }, (_, index) => from + index);
      await put('rental_requests', rows.rental_requests(from, to));
      for (const table of Object.keys(beside)) await put(table, ids.flatMap(beside[table]));
    }
  });
  const tables = ['users', 'machines', 'rental_requests', ...Object.keys(beside)];
  const isSqlite = dataSource.options.type !== 'mysql';
  await dataSource.query(isSqlite ? 'ANALYZE' : `ANALYZE TABLE ${tables.join(', ')}`);
}

const day = (ms) => new Date(ms).toISOString().slice(0, 10);

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
