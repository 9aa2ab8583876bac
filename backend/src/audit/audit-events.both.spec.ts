import { as, rows, withPassword } from '../../test/api';
import { insert, make } from '../../test/make';

const PATH = '/api/audit_events';

const eventOf = (fields: object = {}) =>
  insert('audit_events', {
    user_id: null,
    action: 'approve',
    record_type: 'rental_request',
    record_id: 5,
    data: { from: 'pending' },
    ip_address: null,
    request_id: null,
    ...fields,
  });

it('lists what happened to admins, newest first', async () => {
  const admin = await make.admin({ name: 'Ada Admin' });
  await withPassword(admin).get('/api/user');
  await eventOf({ created_at: '2026-11-19 10:00:00.000' });
  const event = await eventOf({ user_id: admin.id, ip_address: '127.0.0.1', request_id: 'req-1' });

  const { body } = await as(admin).get(PATH);

  // Her own coming in is the third.
  expect(body.total).toBe(3);
  expect(body.data[0]).toEqual({
    id: event.id,
    created_at: '2026-11-20T12:00:00.000000Z',
    updated_at: '2026-11-20T12:00:00.000000Z',
    deleted_at: null,
    user_id: admin.id,
    user_name: 'Ada Admin',
    action: 'approve',
    record_type: 'rental_request',
    record_id: 5,
    record_name: null,
    data: { from: 'pending' },
    changes: [],
    acting_as: null,
    ip_address: '127.0.0.1',
    request_id: 'req-1',
  });
  expect(body.data[1]).toMatchObject({ user_id: admin.id, action: 'login', record_name: 'Ada Admin' });
  expect(body.data[2]).toMatchObject({ user_id: null, user_name: null });
  expect((await as(admin).get(`${PATH}/${event.id}`)).body).toEqual(body.data[0]);
});

it('filters by person and record', async () => {
  const admin = await make.admin();
  const one = await eventOf({ user_id: admin.id });
  const two = await eventOf({ record_type: 'support_ticket' });
  const three = await eventOf({ record_id: 6 });

  const ids = async (query: object) =>
    (await as(admin).get(PATH, query)).body.data.map(({ id }: { id: number }) => id);

  await withPassword(admin).get('/api/user');
  expect(await ids({ user_id: admin.id, record_type: 'rental_request' })).toEqual([one.id]);
  expect(await ids({ user_id: admin.id, record_type: 'login' })).toHaveLength(1);
  expect(await ids({ record_type: 'support_ticket' })).toEqual([two.id]);
  expect(await ids({ record_type: 'rental_request', record_id: 6 })).toEqual([three.id]);
  expect((await as(admin).get(PATH, { action: 'approve' })).status).toBe(422);
});

it('finds what was done, to what, from where and by whom, within days', async () => {
  const admin = await make.admin({ name: 'Zoë Admin' });
  const one = await eventOf({ action: 'refund_deposit', created_at: '2026-11-18 12:00:00.000' });
  const two = await eventOf({
    record_type: 'document',
    ip_address: '203.0.113.9',
    created_at: '2026-11-19 12:00:00.000',
  });
  const three = await eventOf({ user_id: admin.id, created_at: '2026-11-17 12:00:00.000' });
  const ids = async (query: object) =>
    (await as(admin).get(PATH, query)).body.data.map(({ id }: { id: number }) => id);

  expect(await ids({ search: 'refund' })).toEqual([one.id]);
  expect(await ids({ search: '203.0.113' })).toEqual([two.id]);
  expect(await ids({ search: 'zoe', record_type: 'rental_request' })).toEqual([three.id]);
  expect(await ids({ search: '%' })).toEqual([]);
  const words = async (search: string) => ids({ search });
  expect(await words('Refund deposit')).toEqual([one.id]);
  expect(await words('Refund deposit · Rental request 5')).toEqual([one.id]);
  expect(await words('rental_request 5')).toEqual([one.id, three.id]);
  expect(await words('Rental request #5')).toEqual([one.id, three.id]);
  expect(await words('5')).toEqual([two.id, one.id, three.id]);
  expect(await words('Rental request 50')).toEqual([]);
  await eventOf({ record_id: 50 });
  expect(await words('Rental request 5')).toEqual([one.id, three.id]);
  expect(await ids({ from: '2026-11-18', to: '2026-11-19' })).toEqual([two.id, one.id]);
  expect(await ids({ to: '2026-11-17' })).toEqual([three.id]);
  expect((await as(admin).get(PATH, { from: 'yesterday' })).status).toBe(422);
});

it('finds a row by the words that it is shown with, and no other', async () => {
  const admin = await make.admin();
  const olive = await make.user({ name: 'Olive Owner' });
  const ofOlive = { record_type: 'user', record_id: olive.id };
  const scene = {
    approved: await eventOf({ record_id: 20 }),
    'approved 200': await eventOf({ record_id: 200 }),
    charged: await eventOf({ action: 'collect', record_id: 21 }),
    ended: await eventOf({ action: 'end_unpaid', record_id: 22 }),
    moved: await eventOf({ action: 'update', record_id: 23 }),
    refunded: await eventOf({ action: 'refund', record_id: 24, data: { status: 'succeeded' } }),
    failed: await eventOf({ action: 'refund', record_id: 24, data: { status: 'failed' } }),
    disputed: await eventOf({ action: 'dispute', record_id: 24, data: { status: 'needs_response' } }),
    ticket: await eventOf({ action: 'reply', record_type: 'support_ticket', record_id: 7 }),
    made: await eventOf({ action: 'grant_admin', ...ofOlive }),
    changed: await eventOf({ action: 'update', ...ofOlive }),
    'signed in': await eventOf({ action: 'login', record_type: 'login', record_id: olive.id }),
  };
  const names = Object.fromEntries(Object.entries(scene).map(([name, { id }]) => [id, name]));
  const found = async (search: string) =>
    (await as(admin).get(PATH, { search })).body.data.map(({ id }: { id: number }) => names[id]).reverse();

  expect(await found('Approved rental 20')).toEqual(['approved']);
  expect(await found('Tried to charge the rent of rental 21')).toEqual(['charged']);
  expect(await found('Ended rental 22, which was unpaid')).toEqual(['ended']);
  expect(await found('Changed rental 23’s start date')).toEqual(['moved']);
  expect(await found('Refunded rental 24')).toEqual(['refunded']);
  expect(await found('A refund of rental 24 failed')).toEqual(['failed']);
  expect(await found('The bank’s dispute of rental 24: needs response')).toEqual(['disputed']);
  expect(await found('ticket 7')).toEqual(['ticket']);
  expect(await found('Olive Owner')).toEqual(['made', 'changed', 'signed in']);
  expect(await found('Made Olive Owner an admin')).toEqual(['made']);
  expect(await found("changed olive owner's role")).toEqual(['changed']);
  expect(await found('Signed in')).toEqual(['signed in']);
  expect(await found(': nothing')).toEqual([]);
});

it('is for admins alone, before anything else of a question is looked at', async () => {
  const user = await make.user();

  expect((await as(user).get(PATH, { nonsense: 1 })).status).toBe(403);
});

it('knows where a change came from', async () => {
  const user = await make.user();

  await as(user).post('/api/support_tickets', { message: 'Help' });

  const [event] = await rows<Record<string, unknown>>('audit_events');
  expect(event).toMatchObject({ user_id: user.id, action: 'create', record_type: 'support_ticket' });
  expect(event?.['ip_address']).toMatch(/127\.0\.0\.1/);
  expect(event?.['request_id']).toEqual(expect.any(String));
});
