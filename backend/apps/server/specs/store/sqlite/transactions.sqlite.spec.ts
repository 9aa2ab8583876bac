import { api, as, rows } from '../../../../../test/api';
import { make } from '../../../../../test/make';

type Query = (sql: string, parameters?: unknown[]) => Promise<unknown>;

const UNLIMITED = 4_294_967_294;
const INSERT_TYPE = 'INSERT INTO machine_types (name, created_at, updated_at) VALUES (?, ?, ?)';
const INSERT_PHOTO =
  "INSERT INTO photos (machine_id, url, created_at, updated_at) VALUES (0, '/none', 'now', 'now')";
/** Counts to a number, slowly enough that anything else is quicker. */
const COUNT =
  'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT COUNT(*) AS count FROM n';
const SLOW = 3_000_000;
const MANY = 10;

const typeNamed = (name: string) => [name, 'now', 'now'];

function run<T>(work: (query: Query) => Promise<T>): Promise<T> {
  const unitOfWork = api.provider<{
    run(work: (tx: { manager: { query: Query } }) => Promise<T>): Promise<T>;
  }>('@kit/server/store/unit-of-work', 'UnitOfWork');
  return unitOfWork.run((tx) => work((sql, parameters) => tx.manager.query(sql, parameters)));
}

const page = async (text: string) =>
  Object.values((await api.dataSource.query<Record<string, number>[]>(`PRAGMA ${text}`))[0] ?? {})[0];

it('takes back what cannot be committed, and the next transaction finds nothing of it', async () => {
  const late = run(async (query) => {
    await query('PRAGMA defer_foreign_keys = ON');
    await query(INSERT_TYPE, typeNamed('lost'));
    await query(INSERT_PHOTO);
  });
  await expect(late).rejects.toMatchObject({ driverError: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } });
  expect(await rows('machine_types')).toEqual([]);

  await run((query) => query(INSERT_TYPE, typeNamed('kept')));
  expect(await rows('machine_types')).toMatchObject([{ name: 'kept' }]);
  expect((await as(await make.user()).get('/api/user')).status).toBe(200);
});

it('lets nothing follow in a transaction that the database itself took back', async () => {
  // Not VACUUM: the database refuses it while any statement of the connection is not finished.
  await page(`max_page_count = ${await page('page_count')}`);
  const tooMuch = 'x'.repeat((Number(await page('freelist_count')) + 25) * Number(await page('page_size')));
  const halfWritten = run(async (query) => {
    await query(INSERT_TYPE, typeNamed('before'));
    await query(INSERT_TYPE, typeNamed(tooMuch)).catch(() => undefined);
    await query(INSERT_TYPE, typeNamed('after'));
  });
  await expect(halfWritten).rejects.toMatchObject({ status: 503 });
  await page(`max_page_count = ${UNLIMITED}`);
  expect(await rows('machine_types')).toEqual([]);
});

it('ends what is still under way when its transaction is over', async () => {
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  let straggler: Promise<unknown> = Promise.resolve();
  const failed = run(async (query) => {
    straggler = gate.then(() => query(INSERT_TYPE, typeNamed('straggler')));
    straggler.catch(() => undefined);
    await query('INSERT INTO no_such_table VALUES (1)');
  });
  await expect(failed).rejects.toMatchObject({ driverError: { code: 'SQLITE_ERROR' } });
  goOn();
  await expect(straggler).rejects.toThrow('released');
  expect(await rows('machine_types')).toEqual([]);
});

it('shows a commit to whoever reads after it, and nothing before it', async () => {
  await run(async (query) => {
    await query(INSERT_TYPE, typeNamed('own'));
    expect(await query('SELECT name FROM machine_types')).toEqual([{ name: 'own' }]);
    expect(await rows('machine_types')).toEqual([]);
  });
  expect(await rows('machine_types')).toHaveLength(1);
  await api.dataSource.query('EXPLAIN SELECT * FROM machine_types');
  await run((query) => query(INSERT_TYPE, typeNamed('second')));
  for (let reader = 0; reader < 6; reader += 1) expect(await rows('machine_types')).toHaveLength(2);
});

it('answers others while long reads are under way, however many', async () => {
  const user = as(await make.user());
  await user.get('/api/user');
  const count = (to: number) => api.dataSource.query<{ count: number }[]>(COUNT, [to]);
  await count(SLOW);

  let done = 0;
  const slow = Array.from({ length: MANY }, () => count(SLOW).then(([row]) => (done += 1) && row?.count));
  expect((await user.get('/api/user')).status).toBe(200);
  expect((await user.post('/api/support_tickets', { message: 'meanwhile' })).status).toBe(201);
  expect(done).toBeLessThan(MANY);
  expect(await Promise.all(slow)).toEqual(Array.from({ length: MANY }, () => SLOW));
});

it('refuses to write where it reads', async () => {
  await expect(api.dataSource.query("SELECT load_extension('none')")).rejects.toThrow();
  await expect(
    api.dataSource.query('WITH one AS (SELECT 1) INSERT INTO machine_types (name) SELECT * FROM one'),
  ).rejects.toMatchObject({ driverError: { code: 'SQLITE_CONSTRAINT_NOTNULL' } });
});
