import { as, guest, rows } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';

type Caller = ReturnType<typeof guest>;

const exported = async () =>
  (await rows<{ action: string }>('audit_events')).filter(({ action }) => action === 'export');

const csv = (caller: Caller, path: string) => caller.send('get', path, undefined, { accept: 'text/csv' });

it('answers an admin a whole filtered list as CSV, and writes down that it did', async () => {
  const admin = await make.admin({ name: 'Ada Admin' });
  for (let one = 0; one < 103; one += 1) await make.user({ name: `Digger ${one}` });
  await make.user({ name: '=HYPERLINK("x"), Digger' });
  await make.user({ name: 'Somebody Else' });

  const response = await csv(as(admin), '/api/users?search=Digger&page=2&per_page=5');

  const lines = response.text.split('\r\n');
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="users.csv"',
    'cache-control': 'private, no-store',
  });
  expect(lines[0]).toMatch(/^\uFEFFid,.*\bemail\b/);
  expect(lines.filter((line) => line.includes('Digger'))).toHaveLength(104);
  expect(response.text).toContain(`"'=HYPERLINK(""x""), Digger"`);
  expect(response.text).not.toContain('Somebody Else');
  expect(await exported()).toMatchObject([{ user_id: admin.id, record_type: 'export', record_id: admin.id }]);
});

it('answers everybody else as before', async () => {
  const [user, admin] = [await make.user(), await make.admin()];

  expect((await csv(guest(), '/api/users')).status).not.toBe(200);
  expect((await csv(as(user), '/api/users')).status).toBe(403);
  expect((await csv(as(user), '/api/support_tickets')).body).toMatchObject({ data: [] });
  expect((await csv(as(admin), '/api/users?nonsense=1')).status).toBe(422);
  expect(await exported()).toEqual([]);
});

it('names the machine and both sides of a rental, and leaves their records out', async () => {
  const { admin, pending } = await rentalScene();
  await pending();

  const { text } = await csv(as(admin), '/api/rental_requests');

  const columns = text.slice(1).split('\r\n', 1)[0]?.split(',') ?? [];
  expect(columns).toEqual(expect.arrayContaining(['id', 'user', 'machine', 'machine_user_name']));
  expect(text).toContain('Crawler Excavator,Olive Owner');
  expect(text).toContain('Ray Renter');
  for (const name of ['messages', 'payments', 'document_agreements']) expect(columns).not.toContain(name);
  expect(text).not.toMatch(/[{}]|\[/);
});
