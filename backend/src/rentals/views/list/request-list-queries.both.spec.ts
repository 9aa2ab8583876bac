import { api, as } from '../../../../test/api';
import { type Statement, statementsOf } from '../../../../test/count-queries';
import { indexesOf, readWhole } from '../../../../test/plans';
import { insertMany } from '../../../../test/insert-many';
import { rentalHistory } from '../../../../test/rental-history';
import { rentalScene } from '../../../../test/rental-scene';

const PATH = '/api/rental_requests';

const READERS = ['renter', 'owner', 'admin'] as const;

const OWN = [{}, { role: 'renter' }, { role: 'owner' }];
/** Names contain what is searched for. */
const READ_FOR_NAMES = ['users', 'machines'];
const FILTERS = {
  renter: [...OWN, { needs_attention: 'true' }, { your_turn: 'true' }],
  owner: [...OWN, { needs_attention: 'true' }, { your_turn: 'true' }],
  admin: OWN,
};

/** The list's own statements with their values, without the session's. */
async function listQueries(reader: { id: number; email: string }, query: object = {}, path = PATH) {
  const client = as(reader);
  await client.get('/api/user');
  const sent = await statementsOf(async () => {
    expect((await client.get(path, query)).status).toBe(200);
  });
  return sent.filter(({ sql }) => !/\b(FROM|UPDATE) `?"?sessions/.test(sql));
}

describe.each(READERS)('the list of %s', (who) => {
  it('asks as often for a full page as for one row', async () => {
    const history = await rentalHistory(320);

    const one = await listQueries(history[who], { per_page: 1 });
    const full = await listQueries(history[who]);

    expect(full.map(shape)).toEqual(one.map(shape));
    // Everybody's is counted by a statement of its own, and owners see how renters are rated.
    expect(full).toHaveLength(who === 'renter' ? 5 : 6);
  });

  it('reads every big table by an index', async () => {
    const history = await rentalHistory(1200);

    for (const filter of FILTERS[who]) {
      for (const statement of await listQueries(history[who], filter)) {
        expect({ ...statement, whole: await readWhole(statement) }).toEqual({ ...statement, whole: [] });
      }
    }
  });
});

it.each([
  [PATH, { contested: 'true' }],
  [PATH, { late: 'true' }],
  [PATH, { status: 'active' }],
  [PATH, { search: '4711' }],
  ['/api/find', { q: '4711' }],
  ['/api/find', { q: 'Rita' }],
  ['/api/find', { q: 'pi_4711' }],
])('finds for an admin at %s by %j with indexes of rentals and payments', async (path, query) => {
  const { admin } = await rentalHistory(1200);

  for (const statement of await listQueries(admin, query, path)) {
    const whole = (await readWhole(statement)).filter((table) => !READ_FOR_NAMES.includes(table));
    expect({ ...statement, whole }).toEqual({ ...statement, whole: [] });
  }
});

it.each([
  [{ status: 'returned' }, 'idx_rental_requests_status'],
  [{ status: 'approved' }, 'idx_rental_requests_status'],
  [
    { start_date_from: '2026-12-01', start_date_to: '2026-12-02' },
    'idx_rental_requests_deleted_at_start_date',
  ],
])('counts %j among everybody’s in an index that has all it needs', async (query, index) => {
  const { admin } = await rentalHistory(1200);

  const counted = (await listQueries(admin, query)).find(({ sql }) => sql.includes('COUNT(*)'));

  if (!counted) throw new Error('nothing was counted');
  expect(await indexesOf(counted)).toContain(index);
});

it.each([
  ['renter', { your_turn: '1' }],
  ['owner', { your_turn: '1' }],
  ['owner', { needs_attention: '1' }],
  ['admin', { needs_attention: '1' }],
  ['admin', { contested: '0' }],
] as const)('counts for %s what is asked by %j, and reads none of it for only_total', async (who, filter) => {
  const history = await rentalHistory(320);
  const { body: list } = await as(history[who]).get(PATH, filter);

  const sent = await listQueries(history[who], { ...filter, only_total: '1' });
  const { body: counted } = await as(history[who]).get(PATH, { ...filter, only_total: '1' });

  const { total, last_page, per_page } = list;
  expect(total).toBeGreaterThan(0);
  expect(counted).toMatchObject({ data: [], from: null, to: null, total, last_page, per_page });
  expect(sent.filter(({ sql }) => !sql.includes('DISTINCT time_zone'))).toHaveLength(1);
});

it('finds what waits for an admin once, its number with it', async () => {
  const history = await rentalHistory(1200);

  const [found, ...parts] = await listQueries(history.admin, { needs_attention: 'true', per_page: 1 });

  expect(found?.sql).toContain('COUNT(*) OVER ()');
  expect(parts).toHaveLength(4);
  for (const part of parts) expect(await readWhole(part)).toEqual([]);
});

it('finds contested returns once and by their index, among everything that came back', async () => {
  const { admin } = await rentalHistory(1200);
  const returns = Array.from({ length: 1000 }, (_, index) => {
    const at = `2026-11-20 10:00:00.${String(index).padStart(3, '0')}`;
    const answer = index % 200 === 0 ? { contested_at: at } : { accepted_at: at };
    const back = { rental_request_id: index + 1, returned_at: at, condition: 'good', photo_ids: '[]' };
    return { ...back, accepted_at: null, contested_at: null, ...answer, created_at: at, updated_at: at };
  });
  await insertMany('machine_returns', returns);
  await api.dataSource.query(api.dialect === 'mysql' ? 'ANALYZE TABLE machine_returns' : 'ANALYZE');

  const [found, ...parts] = await listQueries(admin, { contested: '1', per_page: 1 });

  if (!found) throw new Error('nothing was looked for');
  expect(found.sql).toContain('COUNT(*) OVER ()');
  expect(await indexesOf(found)).toContain('idx_machine_returns_accepted_at_contested_at');
  expect(await readWhole(found)).toEqual([]);
  expect(parts.filter(({ sql }) => /^SELECT COUNT\(/.test(sql))).toEqual([]);
});

it('reads no more than the rows of a page that is far from the start', async () => {
  const history = await rentalHistory(1200);

  const sent = await listQueries(history.admin, { per_page: 50, page: 24 });

  expect(sent).toHaveLength(6);
  const [, ids, read] = sent;
  expect(ids?.sql).toMatch(/^SELECT r\.id, r\.created_at AS sorted FROM rental_requests r .* OFFSET 1150$/);
  expect(read?.sql).toContain('WHERE r.id IN (');
  for (const statement of sent) expect(await readWhole(statement)).toEqual([]);
});

it('reads messages at once, and the newest alone where a request has very many', async () => {
  const { owner, renter, pending } = await rentalScene();
  const { id } = await pending();
  const stamps = { created_at: '2026-11-01 10:00:00.000', updated_at: '2026-11-01 10:00:00.000' };
  const written = { ...stamps, messageable_type: 'rental_request', messageable_id: id, user_id: renter.id };
  const few = await listQueries(owner);
  await insertMany(
    'messages',
    Array.from({ length: 1_000 }, (_, index) => ({ ...written, content: `${index}` })),
  );

  const many = await listQueries(owner);
  const { body } = await as(owner).get(`${PATH}/${id}`);

  expect(many.filter(({ sql }) => sql.includes('ROW_NUMBER'))).toHaveLength(1);
  expect(few.filter(({ sql }) => sql.includes('ROW_NUMBER'))).toEqual([]);
  expect([body.messages.length, body.messages[49].content, body.needs_attention]).toEqual([50, '999', true]);
});

it('sees that one of the messages is unread which are too old to be shown', async () => {
  const { owner, renter, pending } = await rentalScene();
  const { id } = await pending();
  const old = { created_at: '2026-11-01 10:00:00.000', updated_at: '2026-11-01 10:00:00.000' };
  const on = { messageable_type: 'rental_request', messageable_id: id };
  await insertMany('messages', [{ ...on, ...old, user_id: owner.id, content: 'unread' }]);
  const later = { created_at: '2026-11-02 10:00:00.000', updated_at: '2026-11-02 10:00:00.000' };
  await insertMany(
    'messages',
    Array.from({ length: 50 }, () => ({ ...on, ...later, user_id: renter.id, content: 'my own' })),
  );

  const { body } = await as(renter).get(`${PATH}/${id}`);
  await as(renter).post(`${PATH}/${id}/messages/view`);
  const seen = await as(renter).get(`${PATH}/${id}`);

  expect(body.messages.map(({ content }: { content: string }) => content)).not.toContain('unread');
  expect([body.needs_attention, seen.body.needs_attention]).toEqual([true, false]);
});

function shape({ sql }: Statement): string {
  return sql.replace(/\?(, ?\?)*/g, '?').replace(/LIMIT \d+/g, 'LIMIT n');
}
