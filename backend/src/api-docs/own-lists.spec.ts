import { as, guest } from '../../test/api';
import type { Client } from '../../test/client';
import { type Scene, scene, type Side } from '../../test/permissions/people';
import { paramsFor } from '../../test/permissions/records';

let people: Scene;

beforeEach(async () => {
  people = await scene();
});

const made = async (path: string, side: Side, variant = '') =>
  Number((await paramsFor(`GET ${path}/{id}${variant}`, side)).id);

async function idsIn(client: Client, path: string): Promise<number[]> {
  const { body } = await client.get(path, { per_page: 100 });
  return (body as { data: { id: number }[] }).data.map(({ id }) => id);
}

/** Lists of what belongs to one person, and whether an admin's has everybody's: docs/wire.md section 3. */
it.each([
  ['/api/addresses', true],
  ['/api/media', true],
  ['/api/rental_requests', true],
  ['/api/support_tickets', true],
  ['/api/machine_questions', true],
  ['/api/rental_store_access_requests', true],
  ['/api/notifications', false],
  ['/api/payment_methods', false],
  ['/api/favourites', false],
  ['/api/saved_searches', false],
])('%s lists own records, to an admin all: %p', async (path, isAdmins) => {
  const { renter, stranger, admin } = people.people;
  const own = await made(path, people.sides.own);
  const foreign = await made(path, people.sides.foreign);

  const [renters, strangers, admins] = await Promise.all(
    [renter, stranger, admin].map((one) => idsIn(as(one), path)),
  );

  expect(renters).toContain(own);
  expect(renters).not.toContain(foreign);
  expect(strangers).toEqual([]);
  expect([own, foreign].map((id) => admins?.includes(id))).toEqual([isAdmins, isAdmins]);
});

it.each(['/api/payouts', '/api/statements'])(
  "%s lists an owner's own records, to an admin all",
  async (path) => {
    const { owner, stranger, admin } = people.people;
    const own = await made(path, people.sides.own);
    const foreign = await made(path, people.sides.foreign);

    const lists = await Promise.all([owner, stranger, admin].map((one) => idsIn(as(one), path)));

    expect(lists.map((ids) => [ids.includes(own), ids.includes(foreign)])).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ]);
  },
);

it.each(['/api/machines', '/api/documents'])('%s lists drafts to nobody else', async (path) => {
  const { stranger, admin } = people.people;
  const draft = await made(path, people.sides.own, '#draft');
  const shown = await made(path, people.sides.own);

  const lists = await Promise.all([guest(), as(stranger), as(admin)].map((client) => idsIn(client, path)));

  expect(lists.map((ids) => [ids.includes(shown), ids.includes(draft)])).toEqual([
    [true, false],
    [true, false],
    [true, true],
  ]);
});

it('lists the messages and payments of one request alone', async () => {
  const route = 'GET /api/rental_requests/{id}/messages/{mid}';
  const own = await paramsFor(route, people.sides.own);
  const foreign = await paramsFor(route, people.sides.foreign);
  const client = as(people.people.renter);

  expect(await idsIn(client, `/api/rental_requests/${own.id}/messages`)).toEqual([own.mid]);
  expect(await idsIn(client, `/api/rental_requests/${own.id}/payments`)).toEqual([own.pid]);
  expect((await client.get(`/api/rental_requests/${own.id}/messages/${foreign.mid}`)).status).toBe(404);
  expect((await client.get(`/api/rental_requests/${own.id}/payments/${foreign.pid}`)).status).toBe(404);
});

it("takes no part of another's machine for a part of one's own", async () => {
  const { owner } = people.people;
  const kinds = ['delivery_options', 'blackouts', 'photos'];

  for (const kind of kinds) {
    const { id } = await paramsFor(`GET /api/machines/{machine}/${kind}/{id}`, people.sides.foreign);
    const path = `/api/machines/${people.sides.own.machine.id}/${kind}/${id}`;
    const answers = [
      await as(owner).get(path),
      await as(owner).patch(path, {}),
      await as(owner).delete(path),
    ];
    expect([kind, ...answers.map(({ status }) => status)]).toEqual([kind, 404, 404, 404]);
  }
});
