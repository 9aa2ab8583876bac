import { api, as } from '../../test/api';
import { type Statement, statementsOf } from '../../test/count-queries';
import { rentalHistory } from '../../test/rental-history';

const PATH = '/api/rental_requests';

/** Tables that grow with the business: none of them may be read whole. */
const BIG = [
  'rental_requests',
  'messages',
  'message_views',
  'payments',
  'document_agreements',
  'users',
  'machines',
];

const READERS = ['renter', 'owner', 'admin'] as const;

/** What needs attention among everybody's is not asked of an index: an admin's own answer is read from all of it. */
const OWN = [{}, { role: 'renter' }, { role: 'owner' }];
const FILTERS = {
  renter: [...OWN, { needs_attention: 'true' }],
  owner: [...OWN, { needs_attention: 'true' }],
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

/** The same for statements of one form, however many ids they name. */
function shape({ sql }: Statement): string {
  return sql.replace(/\?(, ?\?)*/g, '?').replace(/LIMIT \d+/g, 'LIMIT n');
}

/** The big tables a statement reads whole, by the database's own plan. */
function readWhole(statement: Statement): Promise<string[]> {
  return api.dialect === 'mysql' ? scannedByMysql(statement) : scannedBySqlite(statement);
}

async function scannedByMysql({ sql, parameters }: Statement): Promise<string[]> {
  const plan = await api.dataSource.query<{ table: string | null; type: string | null }[]>(
    `EXPLAIN ${sql}`,
    parameters,
  );
  return plan.filter(({ type }) => type === 'ALL').flatMap(({ table }) => bigTable(sql, table ?? ''));
}

async function scannedBySqlite({ sql, parameters }: Statement): Promise<string[]> {
  const plan = await api.dataSource.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  return plan.flatMap(({ detail }) => {
    const [, name = ''] = /^SCAN (\S+)(?!.* USING )/.exec(detail) ?? [];
    return bigTable(sql, name);
  });
}

/** What an alias stands for, if it is one of the big tables. */
function bigTable(sql: string, alias: string): string[] {
  if (alias === '') return [];
  return BIG.filter(
    (table) => alias === table || new RegExp(`\\b${table}[\`"]? [\`"]?${alias}\\b`).test(sql),
  );
}
