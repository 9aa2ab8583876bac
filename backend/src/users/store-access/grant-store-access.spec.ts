import { as, forgetBroadcasts, rows, told } from '../../../test/api';
import { make } from '../../../test/make';

const grant = (admin: { id: number; email: string }, user: { id: number }, body: object = {}) =>
  as(admin).post(`/api/users/${user.id}/grant_store_access`, body);

it('lets somebody list machines who never asked, and tells them with the admin’s words', async () => {
  const [admin, ray] = [await make.admin(), await make.user()];

  const granted = await grant(admin, ray, { reason: 'As agreed on the phone.' });

  expect([granted.status, granted.body.owner]).toEqual([200, true]);
  expect((await as(ray).get('/api/user')).body.owner).toBe(true);
  const [event] = await rows('audit_events');
  expect(event).toMatchObject({ action: 'grant_store_access', record_id: ray.id, user_id: admin.id });
  expect(JSON.parse(String(event?.['data']))).toMatchObject({ reason: 'As agreed on the phone.' });
  const notices = await rows<{ title: string; body: string }>('notifications');
  expect(notices).toMatchObject([
    {
      user_id: ray.id,
      title: 'You can list machines now',
      body: 'A Yard admin gave you listing access.\n\nAs agreed on the phone.',
    },
  ]);
  expect(await rows('mails')).toMatchObject([{ recipient: ray.email, subject: 'You can list machines now' }]);
  expect(told('users', 'saved')).toEqual([admin.id, ray.id].sort((one, two) => one - two));
  expect(told('notifications', 'saved')).toEqual([ray.id]);
});

it('approves a request that is open, and says so once', async () => {
  const [admin, ray] = [await make.admin(), await make.user()];
  const asked = { business_name: 'Ray & Sons', phone: '1' };
  await as(ray).post('/api/rental_store_access_requests', asked);
  forgetBroadcasts();

  expect((await grant(admin, ray)).status).toBe(200);

  expect((await as(ray).get('/api/rental_store_access_requests')).body.data).toMatchObject([
    { status: 'approved', decided_id: admin.id, message: null },
  ]);
  expect(await rows('notifications', 'user_id = ?', [ray.id])).toMatchObject([
    { type: 'rental_store_access_request.approved' },
  ]);
  expect(told('rental_store_access_requests', 'saved')).toEqual([admin.id, ray.id].sort((a, b) => a - b));
});

it('refuses somebody who has access, and a reason that is too long', async () => {
  const [admin, olive, ray] = [await make.admin(), await make.owner(), await make.user()];

  const again = await grant(admin, olive);
  const long = await grant(admin, ray, { reason: 'x'.repeat(1_001) });

  expect([again.status, again.body]).toEqual([409, { message: 'This account already has listing access.' }]);
  expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['reason']]);
  expect(await rows('audit_events')).toEqual([]);
  expect(told('users', 'saved')).toEqual([]);
});
