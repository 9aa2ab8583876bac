import { bootFresh, Browser, type ReferenceApp } from './browser';
import { UnansweredLine } from './unanswered-line';
import { closeRaw, RawPusher } from './raw-pusher';
import { startRedis, type TestRedis } from './redis-server';
import { closeSockets, connectedSocket, next, settle, subscribed, until } from './socket-clients';

let redis: TestRedis;
let apps: [ReferenceApp, ReferenceApp];
let rennie: Browser;
let ada: Browser;

beforeAll(async () => {
  redis = await startRedis();
  const surroundings = { redis: redis.address };
  apps = [await bootFresh({}, surroundings), await bootFresh({}, surroundings)];
  rennie = new Browser(apps[0].url);
  ada = new Browser(apps[1].url);
  await rennie.login('renter');
  await ada.login('admin');
});

afterAll(async () => {
  closeRaw();
  closeSockets();
  await Promise.all(apps.map((app) => app.close()));
  await redis.stop();
});

describe('a bus that is away', () => {
  it('fails no request', async () => {
    const app = await bootFresh({}, { redis: '/nowhere/redis.sock' });
    const browser = new Browser(app.url);
    await browser.login('renter');

    const response = await browser.send('POST', '/api/notes', { text: 'x' });

    expect(response.status).toBe(201);
    await app.close();
  });

  it('makes everybody connect again once it is back, since they may have missed something', async () => {
    const line = new UnansweredLine(redis.address);
    await line.start();
    const app = await bootFresh({}, { redis: line.url });
    const browser = new Browser(app.url);
    await browser.login('renter');
    const pusher = await RawPusher.connected(app.url);
    const socket = await connectedSocket(browser, app.url);
    const isBack = next(socket, 'connect');

    line.cut();

    expect(await pusher.closed()).toBe(4200);
    await isBack;
    socket.disconnect();
    await app.close();
    line.stop();
  });
});

describe('two processes with a bus between them', () => {
  it('tell the sockets of both, by both protocols, bar the one that is named', async () => {
    const own = await RawPusher.connected(apps[0].url);
    const other = await RawPusher.connected(apps[1].url);
    const socket = await connectedSocket(ada, apps[1].url);
    const heard: unknown[] = [];
    socket.on('saved', (...args: unknown[]) => heard.push(args));
    await own.join('private-notes.2', rennie);
    await other.join('private-notes.3', ada);
    await subscribed(socket, 'private-notes.3');

    await rennie.send('POST', '/api/notes', { text: 'x' }, { 'X-Socket-Id': own.id });
    await other.heard('saved');
    await until(() => heard.length > 0);
    await settle();

    const model = { id: 3, user_id: 2, text: 'x' };
    expect(other.of('saved')).toMatchObject([{ channel: 'private-notes.3', data: { model } }]);
    expect(heard).toEqual([['private-notes.3', { model }]]);
    expect(own.of('saved')).toEqual([]);
  });

  it('know who is present with the other', async () => {
    const here = await RawPusher.connected(apps[0].url);
    const there = await connectedSocket(ada, apps[1].url);
    const seen: unknown[] = [];
    there.on('presence:subscribed', (_channel, members: { user_id: number }[]) =>
      seen.push(members.map((member) => member.user_id)),
    );
    there.on('presence:leaving', (_channel, member: { user_id: number }) => seen.push(-member.user_id));
    await here.join('presence-room.1', rennie);
    await settle();
    await subscribed(there, 'presence-room.1');
    await here.heard('pusher_internal:member_added');

    here.send({ event: 'pusher:unsubscribe', data: { channel: 'presence-room.1' } });
    await until(() => seen.length === 2);

    expect(here.of('pusher_internal:member_added')).toMatchObject([{ data: { user_id: '3' } }]);
    expect(seen).toEqual([[2, 3], -2]);
  });

  it('whisper to each other, and end a session everywhere', async () => {
    const here = await RawPusher.connected(apps[0].url);
    const there = await RawPusher.connected(apps[1].url);
    await here.join('presence-room.2', rennie);
    await there.join('presence-room.2', ada);
    here.send({ event: 'client-x', channel: 'presence-room.2', data: 1 });
    expect(await there.heard('client-x')).toMatchObject([{ data: 1, user_id: '2' }]);

    await apps[1].endAllOf(2);

    expect(await here.closed()).toBe(4009);
    expect(await there.heard('pusher_internal:member_removed')).toMatchObject([{ data: { user_id: '2' } }]);
  });

  it('make a user’s connections come back, by both protocols, so that their channels are judged anew', async () => {
    await rennie.login('renter');
    const pusher = await RawPusher.connected(apps[0].url);
    await pusher.join('presence-room.3', rennie);
    const socket = await connectedSocket(rennie, apps[0].url);
    const other = await connectedSocket(ada, apps[1].url);
    const isBack = next(socket, 'connect');

    apps[1].judgeAnew(2);

    expect(await pusher.closed()).toBe(4200);
    await isBack;
    expect(other.connected).toBe(true);
  });

  it('tell the pages of a session that ends why it did', async () => {
    await rennie.login('renter');
    const socket = await connectedSocket(rennie, apps[0].url);
    const [told, ended] = [next(socket, 'session_ended'), next(socket, 'disconnect')];

    await apps[1].endAllOf(2, 'Your account is suspended.');

    expect(await told).toEqual(['Your account is suspended.']);
    expect((await ended)[0]).toBe('io server disconnect');
  });
});
