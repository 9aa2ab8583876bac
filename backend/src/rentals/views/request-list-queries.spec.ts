import { as } from '../../../test/api';
import { type Statement, statementsOf } from '../../../test/count-queries';
import { readWhole } from '../../../test/plans';
import { rentalHistory } from '../../../test/rental-history';

const PATH = '/api/rental_requests';

const READERS = ['renter', 'owner', 'admin'] as const;

/** What needs attention among everybody's is not asked of an index: an admin's own answer is read from all of it. */
const OWN = [{}, { role: 'renter' }, { role: 'owner' }];
const FILTERS = {
  renter: [...OWN, { needs_attention: 'true' }, { your_turn: 'true' }],
  owner: [...OWN, { needs_attention: 'true' }, { your_turn: 'true' }],
  admin: OWN,
};

/** The list's own statements with their values, without the session's. */
async function listQueries(reader: { id: number; email: string }, query: object = {}) {
  const client = as(reader);
  await client.get('/api/user');
  const sent = await statementsOf(async () => {
    const answer = await client.get(PATH, query);
    expect(answer.status).toBe(200);
  });
  return sent.filter(({ sql }) => !/\b(FROM|UPDATE) `?"?sessions/.test(sql));
}

describe.each(READERS)('the list of %s', (who) => {
  it('asks as often for a full page as for one row', async () => {
    const history = await rentalHistory(320);

    const one = await listQueries(history[who], { per_page: 1 });
    const full = await listQueries(history[who]);

    expect(full.map(shape)).toEqual(one.map(shape));
    expect(full).toHaveLength(6);
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

it('finds what waits for an admin once, its number with it', async () => {
  const history = await rentalHistory(1200);

  const [found, ...parts] = await listQueries(history.admin, { needs_attention: 'true', per_page: 1 });

  expect(found?.sql).toContain('COUNT(*) OVER ()');
  expect(parts).toHaveLength(5);
  for (const part of parts) expect(await readWhole(part)).toEqual([]);
});

it('reads no more than the rows of a page that is far from the start', async () => {
  const history = await rentalHistory(1200);

  const sent = await listQueries(history.admin, { per_page: 50, page: 24 });

  expect(sent).toHaveLength(7);
  const [, ids, rows] = sent;
  expect(ids?.sql).toMatch(/^SELECT r\.id FROM .* OFFSET 1150$/);
  expect(rows?.sql).toContain('WHERE id IN (');
  for (const statement of sent) expect(await readWhole(statement)).toEqual([]);
});

/** The same for statements of one form, however many ids they name. */
function shape({ sql }: Statement): string {
  return sql.replace(/\?(, ?\?)*/g, '?').replace(/LIMIT \d+/g, 'LIMIT n');
}
