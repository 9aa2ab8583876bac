import { type Asked, event, publishTo } from './publisher';
import { closeRaw, RawPusher } from './raw-pusher';
import { app, boots, rennie, rennieComes } from './scene';
import { closeSockets, connectedSocket, settle, subscribed, until } from './socket-clients';

boots();
rennieComes();

afterEach(() => {
  closeRaw();
  closeSockets();
});

const publish = (asked: Asked) => publishTo(app.url, asked);

describe('POST /apps/{id}/events', () => {
  it('reaches the sockets of both transports, bar the one named', async () => {
    const [one, two] = [await RawPusher.connected(app.url), await RawPusher.connected(app.secondUrl)];
    const socket = await connectedSocket(rennie, app.url);
    const heard: unknown[] = [];
    socket.on('saved', (...args: unknown[]) => heard.push(args));
    await Promise.all([one.join('private-notes.2', rennie), two.join('private-notes.2', rennie)]);
    await subscribed(socket, 'private-notes.2');

    const answer = await publish({ body: event({ socket_id: one.id }) });
    await publish({ body: event({ socket_id: socket.id, data: 'no JSON' }) });
    await two.heard('saved', 2);
    await until(() => heard.length > 0);
    await settle();

    expect(answer).toEqual({ status: 200, body: {} });
    expect([one, two].map((raw) => raw.of('saved').map(({ data }) => data))).toEqual([
      ['no JSON'],
      [{ id: 7 }, 'no JSON'],
    ]);
    expect(heard).toEqual([['private-notes.2', { id: 7 }]]);
  });

  it('tells of the channels when asked', async () => {
    const raw = await RawPusher.connected(app.url);
    await raw.join('presence-room.8', rennie);

    const channels = ['presence-room.8', 'private-notes.2'];
    const { body } = await publish({ body: event({ channels, info: 'subscription_count,user_count' }) });

    expect(body).toEqual({
      channels: {
        'presence-room.8': { subscription_count: 1, user_count: 1 },
        'private-notes.2': { subscription_count: 0 },
      },
    });
  });
});

describe('what else publishers ask', () => {
  it('batches of up to ten', async () => {
    const raw = await RawPusher.connected(app.url);
    await raw.join('private-notes.2', rennie);
    const one = { name: 'saved', channel: 'private-notes.2', data: '1' };

    const answer = await publish({
      path: '/apps/app/batch_events',
      body: { batch: [one, { ...one, data: '2' }] },
    });
    const many = await publish({
      path: '/apps/app/batch_events',
      body: { batch: Array.from({ length: 11 }, () => one) },
    });

    expect(answer).toEqual({ status: 200, body: { batch: {} } });
    const refused = { status: 400, body: { message: 'The batch must have from 1 to 10 events.' } };
    expect([many, await publish({ path: '/apps/app/batch_events', body: { batch: [] } })]).toEqual([
      refused,
      refused,
    ]);
    expect((await raw.heard('saved', 2)).map(({ data }) => data)).toEqual([1, 2]);
  });

  it('channels, a channel, its users, the connections', async () => {
    const raw = await RawPusher.connected(app.url);
    await raw.join('presence-room.9', rennie);
    const get = (path: string, query?: Record<string, string>) =>
      publish({ method: 'GET', path: `/apps/app/${path}`, ...(query ? { query } : {}) });

    const answers = [
      await get('channels', { filter_by_prefix: 'presence-room.9', info: 'user_count' }),
      await get('channels/presence-room.9'),
      await get('channels/presence-room.9/users'),
      await get('channels/private-notes.9'),
      await get('connections'),
    ];

    expect(answers.map(({ body }) => body)).toEqual([
      { channels: { 'presence-room.9': { user_count: 1 } } },
      { occupied: true, subscription_count: 1, user_count: 1 },
      { users: [{ id: '2' }] },
      { occupied: false, subscription_count: 0 },
      { connections: expect.any(Number) },
    ]);
    const refused = [
      await get('channels/private-notes.2/users'),
      await get('channels', { info: 'user_count' }),
      await get('channels/a!b'),
    ];
    expect(refused).toEqual(
      [
        'Only presence channels have users.',
        'A user_count needs filter_by_prefix with presence-.',
        "The channel's name is invalid.",
      ].map((message) => ({ status: 400, body: { message } })),
    );
  });

  it("to end a user's connections", async () => {
    const raw = await RawPusher.connected(app.url);
    await raw.join('private-notes.2', rennie);

    const answer = await publish({ path: '/apps/app/users/2/terminate_connections' });

    expect(answer).toEqual({ status: 200, body: {} });
    expect(await raw.closed()).toBe(4009);
  });
});
