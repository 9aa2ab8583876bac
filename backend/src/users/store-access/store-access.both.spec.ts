import { api, as, forgetBroadcasts, newRow, rows, told } from '../../../test/api';
import { insert, make } from '../../../test/make';

const PATH = '/api/rental_store_access_requests';
const INPUT = { business_name: 'Hill Rentals', phone: '(555) 010-0199', details: 'Six loaders' };

async function scene() {
  const renter = await make.user({ name: 'Ray Renter' });
  const admin = await make.admin();
  const stranger = await make.user();
  return { renter, admin, stranger };
}

const requestOf = (user: { id: number }, fields: object = {}) =>
  insert('rental_store_access_requests', { user_id: user.id, business_name: 'Hill', phone: '1', ...fields });

it('asks for access and tells the admins', async () => {
  const { renter, admin } = await scene();

  const answer = await as(renter).post(PATH, { ...INPUT, approved_at: 'now' });

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    ...newRow,
    user_id: renter.id,
    user_name: 'Ray Renter',
    ...INPUT,
    status: 'open',
    message: null,
    decided_id: null,
    approved_at: null,
    declined_at: null,
  });
  expect(told('rental_store_access_requests', 'saved')).toEqual([renter.id, admin.id]);
  expect(told('notifications', 'saved')).toEqual([admin.id]);
  expect(await rows('notifications')).toMatchObject([
    {
      user_id: admin.id,
      type: 'rental_store_access_request.created',
      title: `${INPUT.business_name} applied to list machines`,
      body: `Phone: ${INPUT.phone}. Approve or decline the application.`,
    },
  ]);
  expect(await rows('mails')).toHaveLength(1);
});

it('refuses bad input, a second open request, and those who have access', async () => {
  const { renter } = await scene();
  const owner = await make.owner();
  await requestOf(renter);

  expect(Object.keys((await as(renter).post(PATH, {})).body.errors)).toEqual(['business_name', 'phone']);
  const open = await as(renter).post(PATH, INPUT);
  const held = await as(owner).post(PATH, INPUT);

  expect([open.status, open.body.message]).toEqual([409, 'Your application to list machines is still open.']);
  expect([held.status, held.body.message]).toEqual([409, 'You already have listing access.']);
  expect(api.broadcasts).toEqual([]);
  expect(await rows('notifications')).toEqual([]);
});

it('keeps one open request when it is asked several times at once', async () => {
  const { stranger } = await scene();
  await as(stranger).get('/api/user');

  const answers = await Promise.all([1, 2, 3, 4].map(() => as(stranger).post(PATH, INPUT)));

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await rows('rental_store_access_requests')).toHaveLength(1);
});

it('stores many at once, or none: a second one would be open beside the first', async () => {
  const { renter } = await scene();

  expect((await as(renter).post(`${PATH}/store_many`, { data: [INPUT, INPUT] })).status).toBe(409);
  expect(await rows('rental_store_access_requests')).toEqual([]);
  expect(api.broadcasts).toEqual([]);
  expect((await as(renter).post(`${PATH}/store_many`, { data: [INPUT] })).body).toMatchObject([
    { status: 'open' },
  ]);
});

it('shows own requests, and all of them to admins', async () => {
  const { renter, admin, stranger } = await scene();
  const request = await requestOf(renter);
  await requestOf(stranger);

  expect((await as(renter).get(PATH)).body.data).toMatchObject([{ id: request.id, user_name: 'Ray Renter' }]);
  expect((await as(admin).get(PATH)).body.total).toBe(2);
});

it('lets its user alone change and withdraw it while it is open', async () => {
  const { renter, admin } = await scene();
  const request = await requestOf(renter);
  const path = `${PATH}/${request.id}`;

  expect((await as(renter).patch(path, { phone: '' })).status).toBe(422);
  expect(api.broadcasts).toEqual([]);
  expect((await as(renter).patch(path, { phone: '2' })).body.phone).toBe('2');
  expect((await as(renter).put(path, { phone: '3' })).body.phone).toBe('3');
  expect((await as(renter).delete(path)).status).toBe(204);
  expect(told('rental_store_access_requests', 'deleted')).toEqual([renter.id, admin.id]);
  expect((await as(renter).post(PATH, INPUT)).status).toBe(201);
});

it('waits for no admin once it is withdrawn', async () => {
  const { renter, stranger, admin } = await scene();
  const [{ body: withdrawn }, { body: other }] = [
    await as(renter).post(PATH, INPUT),
    await as(stranger).post(PATH, INPUT),
  ];
  forgetBroadcasts();

  expect((await as(renter).delete(`${PATH}/${withdrawn.id}`)).status).toBe(204);

  const unread = await rows<{ data: string }>('notifications', 'read_at IS NULL');
  expect(unread.map(({ data }) => JSON.parse(data))).toEqual([{ rental_store_access_request_id: other.id }]);
  expect(told('notifications', 'saved')).toEqual([admin.id]);
});

it('approves: the person may list machines from then on', async () => {
  const { renter, admin } = await scene();
  const request = await requestOf(renter);

  const answer = await as(admin).post(`${PATH}/${request.id}/approve`, { message: 'Welcome' });

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    status: 'approved',
    message: 'Welcome',
    decided_id: admin.id,
    approved_at: '2026-11-20T12:00:00.000000Z',
  });
  expect((await as(renter).get('/api/user')).body.owner).toBe(true);
  expect(told('rental_store_access_requests', 'saved')).toEqual([renter.id, admin.id]);
  expect(told('users', 'saved')).toEqual([renter.id, admin.id]);
  expect(told('notifications', 'saved')).toEqual([renter.id]);
  expect(await rows('notifications')).toMatchObject([
    {
      user_id: renter.id,
      type: 'rental_store_access_request.approved',
      title: 'You can list machines now',
      body: 'We approved your application.\n\nWelcome',
    },
  ]);
  const [mail] = await rows<{ text: string }>('mails');
  expect(mail?.text).toContain('Welcome');
});

it('declines with a message, and another request may follow', async () => {
  const { renter, admin } = await scene();
  const request = await requestOf(renter);

  expect((await as(admin).post(`${PATH}/${request.id}/decline`, {})).status).toBe(422);
  expect(api.broadcasts).toEqual([]);
  const answer = await as(admin).post(`${PATH}/${request.id}/decline`, { message: 'Not yet' });

  expect(answer.body).toMatchObject({ status: 'declined', message: 'Not yet', approved_at: null });
  expect(await rows('notifications')).toMatchObject([
    {
      user_id: renter.id,
      type: 'rental_store_access_request.declined',
      title: 'You can’t list machines yet',
      body: 'We declined your application.\n\nNot yet',
    },
  ]);
  expect((await as(renter).get('/api/user')).body.owner).toBe(false);
  expect((await as(renter).post(PATH, INPUT)).status).toBe(201);
});

it.each(['approve', 'decline'])('refuses to %s twice', async (action) => {
  const { admin, stranger } = await scene();
  const done = await requestOf(stranger, { declined_at: '2026-11-19 10:00:00.000' });
  const body = { message: 'x' };

  const twice = await as(admin).post(`${PATH}/${done.id}/${action}`, body);

  expect([twice.status, twice.body.message]).toEqual([409, 'This request is already declined.']);
  expect((await as(stranger).patch(`${PATH}/${done.id}`, { phone: '2' })).status).toBe(409);
  expect((await as(stranger).delete(`${PATH}/${done.id}`)).status).toBe(409);
  expect(api.broadcasts).toEqual([]);
  expect(await rows('notifications')).toEqual([]);
});
