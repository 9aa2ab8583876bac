import { as, confirmed, rows } from '../../test/api';
import { make } from '../../test/make';

const changesOf = async (admin: { email: string; id: number }, record_type: string) =>
  (await as(admin).get('/api/audit_events', { record_type })).body.data[0].changes;

it('says what an admin made of a record', async () => {
  const admin = await make.admin();
  const type = await make.machineType({ name: 'Skid steer', category: 'Earthmoving' });

  await as(admin).patch(`/api/machine_types/${type.id}`, { name: 'Skid loader' });

  expect(await changesOf(admin, 'machine_type')).toEqual([
    { field: 'name', from: 'Skid steer', to: 'Skid loader' },
  ]);
});

it('of a person it says which fields changed, and keeps neither names nor addresses', async () => {
  const [admin, ray] = [await make.admin(), await make.user({ name: 'Ray', email: 'ray@example.com' })];
  const browser = await confirmed(as(admin));

  await browser.patch(`/api/users/${ray.id}`, { name: 'Raymond', email: 'raymond@example.com' });
  expect(await changesOf(admin, 'user')).toEqual([
    { field: 'name', from: null, to: null },
    { field: 'email', from: null, to: null },
  ]);
  await browser.post(`/api/users/${ray.id}/grant_admin`);
  expect(await changesOf(admin, 'user')).toEqual([{ field: 'admin', from: false, to: true }]);
  await browser.patch(`/api/users/${ray.id}`, { role: 'support' });
  expect(await changesOf(admin, 'user')).toEqual([{ field: 'role', from: 'admin', to: 'support' }]);
  expect(JSON.stringify(await rows('audit_events'))).not.toContain('raymond');
});

it('has money and times as the wire has them, and no secret', async () => {
  const [owner, admin] = [await make.owner(), await make.admin()];
  const machine = await make.machine(owner, { daily_rate: 200 });

  await as(owner).patch(`/api/machines/${machine.id}`, { daily_rate: 250 });
  await as(owner).post(`/api/machines/${machine.id}/unpublish`);
  await as(owner).put('/user/password', {
    current_password: 'password',
    password: 'digger-on-a-hill-77',
    password_confirmation: 'digger-on-a-hill-77',
  });

  const of = async (record_type: string) =>
    (await as(admin).get('/api/audit_events', { record_type })).body.data as { changes: object[] }[];
  expect((await of('machine')).map(({ changes }) => changes)).toEqual([
    [{ field: 'published_at', from: '2026-11-20T12:00:00.000000Z', to: null }],
    [{ field: 'daily_rate', from: 200, to: 250 }],
  ]);
  expect((await of('user'))[0]?.changes).toEqual([]);
});
