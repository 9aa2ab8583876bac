import { api, as, guest, rows } from '../../../test/api';
import { insertMany } from '../../../test/insert-many';
import { make } from '../../../test/make';

interface Views {
  add(machineId: number, visitor: string): Promise<void>;
  save(): Promise<void>;
}
const views = () => api.provider<Views>('src/catalog/page-views/page-views', 'PageViews');
const path = ({ id }: { id: number }) => `/api/machines/${id}/page_views`;

it('count visitors, whoever comes back within the hour once, and neither owner nor admins', async () => {
  const [owner, renter, admin] = [await make.owner(), await make.user(), await make.admin()];
  const machine = await make.machine(owner);
  const open = async (by: ReturnType<typeof guest>) =>
    expect((await by.post(path(machine))).status).toBe(204);

  for (const by of [guest(), guest(), as(renter), as(renter), as(owner), as(admin)]) await open(by);
  await views().save();
  expect(await rows('page_views')).toMatchObject([{ machine_id: machine.id, count: 2 }]);

  api.clock.set('2026-11-20T13:00:01Z');
  await open(as(renter));
  await views().save();

  const { body } = await as(owner).get('/api/fleet');
  expect(body.data).toMatchObject([{ id: machine.id, page_views: 3 }]);
});

it('are counted by the day, add up, and are those of the last 30 days', async () => {
  const owner = await make.owner();
  const [one, other] = [await make.machine(owner), await make.machine(owner)];
  const seen = async (day: string, visitors: number) => {
    api.clock.set(`${day}T18:00:00Z`);
    for (let at = 0; at < visitors; at += 1) {
      await views().add(one.id, `${day} ${at}`);
      await views().add(other.id, `${day} ${at}`);
    }
    await views().save();
  };
  await seen('2026-10-20', 5);
  await seen('2026-10-21', 1);
  await seen('2026-11-20', 2);
  await views().add(one.id, 'somebody');
  await views().save();

  const { body } = await as(owner).get('/api/fleet', { sort: 'created_at', direction: 'asc' });

  expect(body.data).toMatchObject([
    { id: one.id, page_views: 4 },
    { id: other.id, page_views: 3 },
  ]);
  expect(await rows('page_views', 'day = ?', ['2026-11-20'])).toMatchObject([{ count: 3 }, { count: 2 }]);
});

it('are saved for hundreds of machines at once', async () => {
  await make.machine(await make.owner());
  const [row] = await rows<Record<string, unknown>>('machines');
  // Below zero, so that the ids of machines that other specs make go on as before.
  const ids = Array.from({ length: 201 }, (_, at) => -1 - at);
  await insertMany(
    'machines',
    ids.map((id) => ({ ...row, id })),
  );
  for (const id of ids) await views().add(id, 'somebody');

  await views().save();

  expect(await rows('page_views', 'count = 1')).toHaveLength(201);
});
