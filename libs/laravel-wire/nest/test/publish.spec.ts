import { createHash, createHmac } from 'node:crypto';
import { boot, Browser, type ReferenceApp } from './browser';
import { closeRaw, RawPusher } from './raw-pusher';
import { closeSockets, connectedSocket, settle, subscribed, until } from './socket-clients';

let app: ReferenceApp;
let rennie: Browser;

beforeAll(async () => {
  app = await boot();
});

beforeEach(async () => {
  app.users.reset();
  rennie = new Browser(app.url);
  await rennie.login('renter');
});

afterEach(() => {
  closeRaw();
  closeSockets();
});

interface Asked {
  method?: string;
  path?: string;
  body?: unknown;
  secret?: string;
  query?: Record<string, string>;
}

/** A signed request, as the server libraries make it. */
async function publish({ method = 'POST', path = '/apps/app/events', body, secret, query = {} }: Asked) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all: Record<string, string> = {
    auth_key: 'app-key',
    auth_timestamp: String(Math.floor(Date.now() / 1000)),
    auth_version: '1.0',
    ...(text === '' ? {} : { body_md5: createHash('md5').update(text).digest('hex') }),
    ...query,
  };
  const line = Object.keys(all)
    .sort()
    .map((name) => `${name}=${all[name] ?? ''}`)
    .join('&');
  const signature = createHmac('sha256', secret ?? 'app-secret').update([method, path, line].join('\n'));
  const response = await fetch(`${app.url}${path}?${line}&auth_signature=${signature.digest('hex')}`, {
    method,
    ...(text === '' ? {} : { body: text, headers: { 'Content-Type': 'application/json' } }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const event = (more: object = {}) => ({
  name: 'saved',
  channels: ['private-notes.2'],
  data: '{"id":7}',
  ...more,
});

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

  it.each([
    ['another secret', { body: event(), secret: 'x' }, 401],
    ['another key', { body: event(), query: { auth_key: 'x' } }, 401],
    ['a stale time', { body: event(), query: { auth_timestamp: '1795142406' } }, 401],
    ['another body', { body: event(), query: { body_md5: 'ec365a775a4cd0599faeb73354201b6f' } }, 401],
    ['another application', { path: '/apps/other/events', body: event() }, 404],
    ['no name', { body: event({ name: '' }) }, 400],
    ['a name too long', { body: event({ name: 'x'.repeat(201) }) }, 400],
    ['no channel', { body: event({ channels: [] }) }, 400],
    ['too many channels', { body: event({ channels: Array.from({ length: 101 }, (_, n) => `c${n}`) }) }, 400],
    ['a bad channel', { body: event({ channels: ['a b'] }) }, 400],
    ['data that is no text', { body: event({ data: { id: 1 } }) }, 400],
    ['an unknown info', { body: event({ info: 'secret' }) }, 400],
    ['too much data', { body: event({ data: 'x'.repeat(102_401) }) }, 413],
  ])('refuses %s, in JSON', async (_what, asked: Asked, status) => {
    const answer = await publish(asked);

    expect(answer.status).toBe(status);
    expect(typeof answer.body['message']).toBe('string');
  });

  it('takes as much data as it says', async () => {
    expect((await publish({ body: event({ data: 'x'.repeat(102_400) }) })).status).toBe(200);
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

    expect([answer, many.status]).toEqual([{ status: 200, body: { batch: {} } }, 400]);
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
    expect((await get('channels/private-notes.2/users')).status).toBe(400);
    expect((await get('channels', { info: 'user_count' })).status).toBe(400);
  });

  it("to end a user's connections", async () => {
    const raw = await RawPusher.connected(app.url);
    await raw.join('private-notes.2', rennie);

    const answer = await publish({ path: '/apps/app/users/2/terminate_connections' });

    expect(answer).toEqual({ status: 200, body: {} });
    expect(await raw.closed()).toBe(4009);
  });
});
