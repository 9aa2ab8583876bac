import { io, type Socket } from 'socket.io-client';
import { api, as, forgetBroadcasts, rows, told } from '../../../../test/api';
import { rentalScene } from '../../../../test/rental-scene';

const pages: Socket[] = [];
afterEach(() => pages.splice(0).forEach((socket) => socket.disconnect()));

/** A page of theirs is open, and hears of their rentals. */
async function openPage(person: { id: number; email: string }): Promise<void> {
  const extraHeaders = { Cookie: await as(person).cookieHeader() };
  const socket = io(api.url, { forceNew: true, transports: ['websocket'], extraHeaders });
  pages.push(socket);
  const isJoined = new Promise((resolve) => socket.once('subscription_succeeded', resolve));
  socket.emit('subscribe', { channel: `private-rental_requests.${person.id}`, auth: { headers: {} } });
  await isJoined;
}

const framesOf = ({ id }: { id: number }) =>
  api.broadcasts
    .filter(({ channel }) => channel?.endsWith(`.${id}`))
    .map(({ channel, data }) => [channel?.slice('private-'.length, -`.${id}`.length), data] as const);

async function thread() {
  const scene = await rentalScene();
  const request = await scene.pending();
  forgetBroadcasts();
  return { ...scene, request, path: `/api/rental_requests/${request.id}/messages` };
}

it('posts, lists and shows messages to both, and tells both', async () => {
  const { owner, renter, admin, request, path } = await thread();

  const answer = await as(renter).post(path, { content: 'Is it diesel?' });

  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    messageable_type: 'rental_request',
    messageable_id: request.id,
    content: 'Is it diesel?',
    photos: [],
    views: [],
  });
  const parties = [owner.id, renter.id].sort((a, b) => a - b);
  expect(told('messages', 'saved')).toEqual(parties);
  expect(told('rental_requests', 'saved')).toEqual(parties);
  expect(told('notifications', 'saved')).toEqual([owner.id]);
  for (const person of [owner, renter, admin]) {
    expect((await as(person).get(path)).body.data).toEqual([answer.body]);
    expect((await as(person).get(`${path}/${answer.body.id}`)).body).toEqual(answer.body);
  }
});

it('marks messages as seen, one and all', async () => {
  const { owner, renter, request, path } = await thread();
  const many = await as(renter).post(`${path}/store_many`, {
    data: [{ content: 'a' }, { content: 'b' }, { content: 'c' }],
  });
  const attention = async () =>
    (await as(renter).get(`/api/rental_requests/${request.id}`)).body.needs_attention;
  await as(owner).post(path, { content: 'd' });
  expect(await attention()).toBe(true);

  const one = await as(owner).post(`${path}/${many.body[0].id}/view`);
  expect([one.status, one.body.views]).toEqual([200, [{ user_id: owner.id }]]);
  const all = await as(owner).post(`${path}/view`);
  expect([all.status, all.body]).toEqual([200, { id: request.id, updated: 2 }]);
  expect((await as(owner).post(`${path}/view`)).body.updated).toBe(0);
  expect((await as(renter).post(`${path}/view`)).body.updated).toBe(1);
  expect(await attention()).toBe(false);
});

it('sends each side one event of an act, after its last commit, with the rental as they may see it', async () => {
  const { owner, renter, request, act } = await thread();
  for (const person of [renter, owner]) await openPage(person);

  await act(owner, request, 'approve', { message: 'Yours.' });

  const path = `/api/rental_requests`;
  const waiting = { needs_attention: true, role: 'either', only_total: true };
  for (const person of [renter, owner]) {
    const frames = framesOf(person);
    const model = (await as(person).get(`${path}/${request.id}`)).body;
    const attention = { rental_requests: (await as(person).get(path, waiting)).body.total };
    expect(model.payments).toEqual([expect.objectContaining({ status: 'succeeded' })]);
    expect(frames.at(-1)).toEqual(['rental_requests', { id: request.id, model, attention }]);
    expect(frames.map(([channel]) => channel).sort()).toEqual([
      'messages',
      'notifications',
      'rental_requests',
    ]);
  }
});

it('sends the id alone to whose pages are closed, and to who may not sign in any more', async () => {
  const { owner, renter, request, act } = await thread();
  await openPage(renter);
  await api.dataSource.query('UPDATE users SET suspended_at = created_at WHERE id = ?', [renter.id]);

  await act(owner, request, 'approve', { message: 'Yours.' });

  for (const person of [renter, owner])
    expect(framesOf(person).at(-1)).toEqual(['rental_requests', { id: request.id }]);
});

it('tells the reader’s other pages alone that they have read', async () => {
  const { owner, renter, path } = await thread();
  const { body } = await as(renter).post(path, { content: 'a' });
  await as(renter).post(path, { content: 'b' });

  for (const seen of [`${path}/${body.id}/view`, `${path}/view`]) {
    forgetBroadcasts();
    await as(owner).post(seen);
    expect(told('rental_requests', 'saved')).toEqual([owner.id]);
    expect(framesOf(renter)).toEqual([]);
  }
});

it('lets the author take a message back', async () => {
  const { owner, renter, path } = await thread();
  const { body } = await as(renter).post(path, { content: 'Typo' });

  expect((await as(renter).delete(`${path}/${body.id}`)).status).toBe(204);
  expect((await as(renter).get(path)).body.data).toEqual([]);
  expect(told('messages', 'deleted')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
});

it('refuses a message without words, or with too many', async () => {
  const { renter, path } = await thread();
  forgetBroadcasts();

  expect((await as(renter).post(path, { content: ' ' })).status).toBe(422);
  expect((await as(renter).post(path, { content: 'x'.repeat(5001) })).status).toBe(422);
  expect(api.broadcasts).toEqual([]);
  expect(await rows('messages')).toEqual([]);
});

it('shows the newest fifty with the request, oldest first', async () => {
  const { renter, request, path } = await thread();
  await as(renter).post(`${path}/store_many`, {
    data: Array.from({ length: 60 }, (_, index) => ({ content: `${index}` })),
  });

  const { body } = await as(renter).get(`/api/rental_requests/${request.id}`);

  expect(body.messages).toHaveLength(50);
  expect([body.messages[0].content, body.messages[49].content]).toEqual(['10', '59']);
});

it('admits to the presence channel whoever may see the request', async () => {
  const { owner, renter, admin, stranger, request } = await thread();
  const channel_name = `presence-rental_request.${request.id}`;
  const join = (person: { id: number; email: string }) =>
    as(person).post('/broadcasting/auth', { channel_name, socket_id: '1.1' });

  for (const person of [owner, renter, admin]) {
    const answer = await join(person);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).toContain(String(person.id));
  }
  expect((await join(stranger)).status).toBe(403);
});
