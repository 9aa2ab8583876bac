import { as, asOnAdminSite, withPassword } from '../../test/api';
import { rentalScene } from '../../test/rental-scene';
import { whole } from '../../test/whole';

async function lists() {
  const scene = await rentalScene();
  const all = async (client: ReturnType<typeof as>, path: string) => {
    const { body } = await client.get(path);
    return whole(body.data ?? body, scene);
  };
  return { scene, all, admin: asOnAdminSite(scene.admin) };
}

const EVENT = {
  ...{ created_at: '2026-11-20T12:00:00.000000Z', ip_address: '127.0.0.1', record_id: '#', request_id: '#' },
};
const LOGIN = { action: 'login', data: { agent: '' }, record_type: 'login' };

it('says all of an account to its person, and to an admin', async () => {
  const { scene, all, admin } = await lists();
  const ray = withPassword(scene.renter);
  await ray.put('/user/profile-information', {
    ...scene.renter,
    name: 'Raymond Renter',
    phone: '(555) 010-0199',
  });

  expect(await all(ray, '/api/user')).toEqual({
    email: 'user#@example.com',
    email_verified_at: '2026-11-20T12:00:00.000000Z',
    name: 'Raymond Renter',
    owner: false,
    phone: '(555) 010-0199',
  });
  expect(await all(ray, '/api/sessions')).toEqual([
    {
      current: true,
      device: 'Unknown device',
      ip_address: '127.0.0.1',
      last_active_at: '2026-11-20T12:00:00.000000Z',
      place: 'This computer',
    },
  ]);
  expect(await all(ray, '/api/user/mail_choices')).toEqual({ message_mails: 'soon', reminder_mails: 'soon' });
  expect(await all(admin, '/api/users?search=raymond')).toEqual([
    {
      admin: false,
      created_at: '2026-11-20T12:00:00.000000Z',
      email: 'user#@example.com',
      email_verified_at: '2026-11-20T12:00:00.000000Z',
      name: 'Raymond Renter',
      owner: false,
      phone: '(555) 010-0199',
    },
  ]);
  expect(await all(admin, '/api/audit_events?per_page=3')).toEqual([
    { ...EVENT, ...LOGIN, user_id: 'admin', user_name: 'Ada Admin', record_name: 'Ada Admin' },
    {
      ...EVENT,
      action: 'update_profile',
      changes: [{ field: 'name' }, { field: 'phone' }],
      data: { is_moved: false },
      record_type: 'user',
      user_id: 'renter',
      user_name: 'Raymond Renter',
      record_name: 'Raymond Renter',
    },
    { ...EVENT, ...LOGIN, user_id: 'renter', user_name: 'Raymond Renter', record_name: 'Raymond Renter' },
  ]);
});

it('says all of a notice, its mail and who asks for access', async () => {
  const { scene, all, admin } = await lists();
  await scene.pending();
  const { renter, owner } = scene;
  const asked = { business_name: 'Ray’s Rentals', phone: '(555) 010-0100', message: 'Two diggers.' };
  await as(renter).post('/api/rental_store_access_requests', asked);

  expect(await all(as(owner), '/api/notifications')).toEqual([
    {
      body: 'Approve or decline the request of Ray Renter.',
      created_at: '2026-11-20T12:00:00.000000Z',
      data: { rental_request_id: '#' },
      title: 'Ray wants the Crawler Excavator, Dec 14–18',
      type: 'rental_request.created',
      user_id: 'owner',
    },
  ]);
  const [mail] = (await admin.get('/api/mails?per_page=1')).body.data as { text: string }[];
  expect(whole({ ...mail, text: mail?.text.split('\n') })).toEqual({
    attempts: 0,
    created_at: '2026-11-20T12:00:00.000000Z',
    recipient: 'user#@example.com',
    subject: 'Ray’s Rentals applied to list machines',
    text: [
      ...['Hello,', '', 'Phone: (555) 010-0100. Approve or decline the application.', ''],
      ...['Open on Yard: /#/rental_store_access_requests', '', 'Yard', ''],
    ],
  });
  expect(await all(admin, '/api/rental_store_access_requests')).toEqual([
    {
      business_name: 'Ray’s Rentals',
      created_at: '2026-11-20T12:00:00.000000Z',
      phone: '(555) 010-0100',
      status: 'open',
      user_id: 'renter',
      user_name: 'Ray Renter',
    },
  ]);
});
