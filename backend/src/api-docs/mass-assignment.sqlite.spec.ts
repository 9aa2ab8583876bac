import { api, as, guest, rows } from '../../test/api';
import { canaries, columns, flags, keptCanaries } from '../../test/column-canaries';
import { make } from '../../test/make';
import { matrix } from '../../test/permissions/matrix';
import { ACTORS, type Scene, scene, set } from '../../test/permissions/people';
import { paramsFor } from '../../test/permissions/records';
import { type Body, cellsOf, startsOfParts, visit } from '../../test/permissions/walk';
import type { OpenApi } from './open-api';

const PROTECTED: Record<string, unknown> = {
  id: 4242,
  user_id: 4242,
  admin: true,
  owner: true,
  created_at: '2000-01-01T00:00:00.000000Z',
  updated_at: '2000-01-01T00:00:00.000000Z',
  deleted_at: '2000-01-01T00:00:00.000000Z',
  approved_at: '2000-01-01T00:00:00.000000Z',
  closed_at: '2000-01-01T00:00:00.000000Z',
  published_at: '2000-01-01T00:00:00.000000Z',
  suspended_at: '2000-01-01T00:00:00.000000Z',
  deposit_refunded_at: '2000-01-01T00:00:00.000000Z',
  email_verified_at: '2000-01-01T00:00:00.000000Z',
  rental_amount: 0.01,
  deposit_amount: 0.01,
  subtotal: 0.01,
  password: 'mallory',
  remember_token: 'mallory',
  stripe_customer_id: 'cus_mallory',
  'user.admin': true,
  'user[admin]': true,
  user: { admin: true, id: 4242 },
  machine: { user_id: 4242 },
};

const ADDRESS = { line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701' };

it.each(['post', 'patch'] as const)('%s sets no column of an address but its inputs', async (method) => {
  const ray = await make.user();
  const { id } = await make.address(ray);

  const answer =
    method === 'post'
      ? await as(ray).post('/api/addresses', { ...PROTECTED, ...ADDRESS })
      : await as(ray).patch(`/api/addresses/${id}`, { ...PROTECTED, line1: '2 Main St' });

  expect([200, 201]).toContain(answer.status);
  expect(answer.body).toMatchObject({ user_id: ray.id, deleted_at: null });
  expect(answer.body.id).not.toBe(4242);
  expect(answer.body.created_at).not.toMatch(/^2000/);
});

it('sets no column of a machine or of a type but their inputs, nor through store_many', async () => {
  const olive = await make.owner();
  const type = await make.machineType();
  const machine = { machine_type_id: type.id, subject: 'Loader' };

  const one = await as(olive).post('/api/machines', { ...PROTECTED, ...machine });
  const many = await as(olive).post('/api/machines/store_many', { data: [{ ...PROTECTED, ...machine }] });
  const changed = await as(olive).patch(`/api/machines/${one.body.id}`, { ...PROTECTED, subject: 'Other' });

  expect([one.status, many.status, changed.status]).toEqual([201, 200, 200]);
  for (const body of [one.body, many.body[0], changed.body]) {
    expect(body).toMatchObject({ user_id: olive.id, published_at: null, deleted_at: null });
  }
});

it('makes nobody an admin by registration, profile or an admin’s change of an account', async () => {
  const ray = await make.user();
  const fields = { name: 'Mallory', email: 'mallory@example.com' };

  await as(ray).put('/user/profile-information', { ...PROTECTED, name: 'Ray', email: ray.email });
  await as(await make.admin()).patch(`/api/users/${ray.id}`, { ...PROTECTED, ...fields });

  const [row] = await rows<Record<string, unknown>>('users', `id = ${ray.id}`);
  expect(row).toMatchObject({ admin: 0, owner: 0, suspended_at: null, deleted_at: null });
  expect(row?.['remember_token']).not.toBe('mallory');
});

const WRITES = Object.keys(matrix).filter((route) => !route.startsWith('GET '));
const PART = 30;
const parts = startsOfParts(WRITES.length, PART);
type Flags = Record<string, number>;

it.each(parts)(
  'sets no column that a route does not name as its input, of those that write from %i on',
  async (from) => {
    const document = (await guest().get('/api/docs.json')).body as OpenApi;
    const people = await scene();
    const all = await columns();
    const found: string[] = [];
    const answered = new Set<string>();

    const part = WRITES.slice(from, from + PART);

    for (const route of part) {
      const inputs = inputsOf(document, route);
      const more = Object.fromEntries(Object.entries(canaries(all)).filter(([name]) => !inputs.has(name)));
      const raisedBy = async (extra: Record<string, unknown>) => {
        await set('users', people.people.renter.id, { owner: 0 });
        const before = await flags(all);
        const { ok, status } = await send(people, route, extra);
        if (status >= 500) found.push(`${route} answers ${status}`);
        if (ok) answered.add(route);
        return difference(before, await flags(all), inputs);
      };
      // A column that the route raises itself goes up without the extra input too: only a difference is a fault.
      const isRaised = (await raisedBy(more)) !== '{}';
      const [usual, raised] = isRaised ? [await raisedBy({}), await raisedBy(more)] : [];
      if (raised !== usual) found.push(`${route} raises ${raised}, and ${usual} by itself`);
    }

    expect(found).toEqual([]);
    expect(await keptCanaries()).toEqual([]);
    expect(answered.size).toBeGreaterThan(part.length / 3);
  },
);

it('would find what is kept', async () => {
  const { id } = await make.user();
  const { name, email_verified_at: verified } = canaries(await columns());
  await api.dataSource.query('UPDATE users SET name = ?, email_verified_at = ? WHERE id = ?', [
    name,
    String(verified).slice(0, 10),
    id,
  ]);

  expect(await keptCanaries()).toEqual(['users.email_verified_at', 'users.name']);
});

async function send(people: Scene, route: string, more: Record<string, unknown>) {
  const side = people.sides.own;
  const may = cellsOf(matrix[route] ?? '').own.findIndex((status) => status < 300);
  const actor = ACTORS[may] ?? 'admin';
  const beside = (body: object) => ({
    ...more,
    user: more,
    'user[admin]': true,
    'machine.user_id': 1,
    ...body,
  });
  const change = (body: Body): Body => {
    const entries = body?.['data'];
    const given = Array.isArray(entries)
      ? { data: entries.map((entry: object) => beside(entry)) }
      : (body ?? {});
    return Object.keys(more).length > 0 ? beside(given) : body;
  };
  return visit(people, { route, actor, side }, await paramsFor(route, side), change);
}

/** The names that a route's description has, however deep; those of a list are those of one. */
function inputsOf({ paths }: OpenApi, route: string): Set<string> {
  const [method = '', path = ''] = route.replace(/#.*|\/store_many/g, '').split(' ');
  const described: unknown = Reflect.get(Object(paths[path]?.[method.toLowerCase()]), 'requestBody');
  const names = new Set<string>();
  JSON.stringify(described ?? {}, (key, value: unknown) => {
    if (key === 'properties') Object.keys(Object(value)).forEach((name) => names.add(name));
    return value;
  });
  return names;
}

function difference(before: Flags, after: Flags, inputs: Set<string>): string {
  const changed = Object.entries(after)
    .filter(([name]) => !inputs.has(name.replace(/^\w+\./, '')))
    .map(([name, sum]) => [name, sum - (before[name] ?? 0)] as const);
  return JSON.stringify(Object.fromEntries(changed.filter(([, by]) => by !== 0)));
}
