import { api, as, guest } from '../../test/api';
import type { Client } from '../../test/client';
import { insert, make } from '../../test/make';

/** Pairs of one length that differ only if they are read as SQL: true and false. */
const PAIRS = [
  ["x' OR '1'='1", "x' OR '1'='2"],
  ["x' OR 1=1 -- ", "x' OR 1=2 -- "],
  ["x') OR ('1'='1", "x') OR ('1'='2"],
  ['x" OR "1"="1', 'x" OR "1"="2'],
  ['x` OR `1`=`1', 'x` OR `1`=`2'],
  ["x%' OR 1=1 OR 'a%'='a", "x%' OR 1=2 OR 'a%'='b"],
  ["x!' OR 1=1 -- ", "x!' OR 1=2 -- "],
  ["x\\' OR 1=1 -- ", "x\\' OR 1=2 -- "],
  ['0 OR 1=1', '0 OR 1=2'],
  ['1) OR (1=1', '1) OR (1=2'],
  ["x' UNION SELECT password FROM users -- ", "x' UNION SELECT nullable FROM users -- "],
  ["x'; DELETE FROM users; -- ", "x'; SELECT 'users' 12; -- "],
  ['(CASE WHEN 1=1 THEN id ELSE name END)', '(CASE WHEN 1=2 THEN id ELSE name END)'],
  ['id; SELECT 1', 'id; SELECT 2'],
] as const;

const DATABASE_WORDS = /SQLITE|SQL syntax|ER_[A-Z]|near "|no such column|Unknown column|QueryFailed|\$2y\$/;

const PAIRS_EACH = Number(process.env.HOSTILE_PAIRS ?? 4);
const pairsFor = (index: number) =>
  Array.from({ length: PAIRS_EACH }, (_, n) => PAIRS[(index * PAIRS_EACH + n) % PAIRS.length] ?? PAIRS[0]);

interface Parameter {
  path: string;
  name: string;
}
interface Operation {
  parameters?: { in: string; name: string }[];
}

async function queryParameters(): Promise<Parameter[]> {
  const { paths } = (await guest().get('/api/docs.json')).body as {
    paths: Record<string, { get?: Operation }>;
  };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/') && !path.includes('{'))
    .flatMap(([path, { get }]) =>
      (get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => ({ path, name })),
    );
}

function shown({ status, body }: { status: number; body: unknown }, sent: string): string {
  const text = JSON.stringify(body)
    .replaceAll(JSON.stringify(sent).slice(1, -1), '')
    .replaceAll(encodeURIComponent(sent), '');
  const { total, data } = body as { total?: number; data?: { id?: number }[] };
  expect(text).not.toMatch(DATABASE_WORDS);
  return JSON.stringify([status, total ?? null, Array.isArray(data) ? data.map(({ id }) => id) : null]);
}

async function difference(
  client: Client,
  path: string,
  query: (text: string) => string,
  pairs: readonly (typeof PAIRS)[number][] = PAIRS,
): Promise<string | null> {
  for (const [yes, no] of pairs) {
    const [one, other] = [await client.get(path + query(yes)), await client.get(path + query(no))];
    const [seen, unseen] = [shown(one, yes), shown(other, no)];
    if (one.status >= 500 || other.status >= 500) return `${path}${query(yes)} answers ${one.status}`;
    if (seen !== unseen) return `${path}${query(yes)}: ${seen} and ${unseen}`;
  }
  return null;
}

async function admin(): Promise<Client> {
  const [ada, olive] = [await make.admin(), await make.owner()];
  await make.machine(olive);
  await make.machine(olive);
  await insert(
    'postal_codes',
    { postal_code: '78701', city: 'Austin', state: 'TX', lat: 30.27, lng: -97.74 },
    false,
  );
  return as(ada);
}

it('reads no parameter of a list as SQL: true and false are answered alike, and no database speaks', async () => {
  const client = await admin();
  const parameters = await queryParameters();
  const found: string[] = [];

  for (const [index, { path, name }] of parameters.entries()) {
    const query = (text: string) => `?${new URLSearchParams({ [name]: text })}`;
    const differs = await difference(client, path, query, pairsFor(index));
    if (differs !== null) found.push(differs);
  }

  expect(parameters.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

it('reads no id, and no name of a parameter, as SQL', async () => {
  const client = await admin();
  const places = ['machines', 'users', 'audit_events', 'media', 'rental_requests', 'documents'];
  const found: string[] = [];

  for (const place of places) {
    const byId = await difference(client, `/api/${place}/`, (text) => encodeURIComponent(text));
    const byName = await difference(client, `/api/${place}`, (text) => `?${encodeURIComponent(text)}=1`);
    found.push(...[byId, byName].filter((one) => one !== null));
  }

  expect(found).toEqual([]);
  expect((await api.dataSource.query<unknown[]>('SELECT id FROM users')).length).toBe(2);
});
