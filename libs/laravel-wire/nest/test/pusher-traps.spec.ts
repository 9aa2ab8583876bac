import { boot, bootFresh, Browser, type ReferenceApp } from './browser';
import { closePushers, joined, pusherEchoOf } from './pusher-clients';
import { closeRaw, RawPusher } from './raw-pusher';
import { settle, until } from './socket-clients';

const RESTART_MS = 20_000;
const SUCCEEDED = 'pusher_internal:subscription_succeeded';

let app: ReferenceApp;
let rennie: Browser;
let ada: Browser;

beforeAll(async () => {
  app = await boot();
});

beforeEach(async () => {
  app.users.reset();
  rennie = new Browser(app.url);
  ada = new Browser(app.url);
  await rennie.login('renter');
  await ada.login('admin');
});

afterEach(() => {
  closeRaw();
  closePushers();
});

describe('subscribing over the Pusher protocol', () => {
  it('twice is one membership, one presence entry, one delivery', async () => {
    const raw = await RawPusher.connected(app.url);
    await raw.join('presence-room.1', rennie);
    await raw.join('private-notes.2', rennie);
    await raw.join('private-notes.2', rennie);
    await raw.join('presence-room.1', rennie);
    await raw.heard(SUCCEEDED, 4);

    await rennie.send('DELETE', '/api/notes/1');
    await raw.heard('deleted');
    await settle();

    expect(raw.of('deleted')).toEqual([{ event: 'deleted', channel: 'private-notes.2', data: { id: 1 } }]);
    expect(raw.of(SUCCEEDED)[3]).toMatchObject({
      channel: 'presence-room.1',
      data: { presence: { ids: ['2'], count: 1, hash: { 2: { id: 2 } } } },
    });
  });

  it('with a forged, borrowed or keyless signature is refused, and the connection lives', async () => {
    const [raw, other] = [await RawPusher.connected(app.url), await RawPusher.connected(app.url)];
    await other.join('private-notes.2', rennie);
    const [, digest = ''] = 'app-key:a44ee0c67d3bf46566a20a4f4f2b20b0b7a480d13da1e11c6f8b52d8be184dcc'.split(':');

    raw.subscribe('private-notes.2', { auth: `app-key:${digest}` });
    raw.subscribe('private-notes.3', { auth: '' });
    raw.subscribe('private-notes.2', { auth: 5 });
    raw.subscribe('presence-room.1');
    const errors = await raw.heard('pusher:error', 4);
    raw.send({ event: 'pusher:ping', data: {} });

    expect(errors.map(({ data }) => data)).toEqual(
      Array.from({ length: 4 }, () => ({ code: 4009, message: 'Connection is unauthorized' })),
    );
    expect(await raw.heard('pusher:pong')).toEqual([{ event: 'pusher:pong', data: {} }]);
  });

  it('is overtaken by an unsubscribe', async () => {
    const raw = await RawPusher.connected(app.url, { Cookie: rennie.cookieHeader });
    const { auth } = (
      await rennie.send('POST', '/broadcasting/auth', { socket_id: raw.id, channel_name: 'private-notes.2' })
    ).body as { auth: string };

    raw.subscribe('private-notes.2', { auth });
    raw.send({ event: 'pusher:unsubscribe', data: { channel: 'private-notes.2' } });
    await settle();
    await rennie.send('DELETE', '/api/notes/1');
    await settle();

    expect(raw.of(SUCCEEDED)).toEqual([]);
    expect(raw.of('deleted')).toEqual([]);
  });

  it('to a hundred channels is enough, and names have their letters', async () => {
    const raw = await RawPusher.connected(app.url);
    for (let count = 0; count <= 100; count += 1) {
      raw.subscribe(`public-${count}`);
    }
    raw.subscribe('a b');
    raw.subscribe('x'.repeat(165));
    raw.subscribe(['private-notes.2']);
    const errors = await raw.heard('pusher:error', 4);

    expect((await raw.heard(SUCCEEDED, 100)).length).toBe(100);
    expect(errors.map(({ data }) => (data as { code: number }).code)).toEqual([4004, 4200, 4200, 4200]);
  });
});

describe('bad frames', () => {
  it.each([
    ['no JSON', '{"event"', 'Invalid message format'],
    ['no object', '5', 'Invalid message format'],
    ['binary', Buffer.from('{"event":"pusher:ping"}'), 'Invalid message format'],
    ['a whisper to a stranger', { event: 'client-x', channel: 'private-notes.2', data: 1 }, 'The client is not'],
    ['a whisper in public', { event: 'client-x', channel: 'public', data: 1 }, 'The client is not'],
  ])('%s is told of, no more', async (_what, bad, message) => {
    const raw = await RawPusher.connected(app.url);
    raw.send(bad);

    const [error] = await raw.heard('pusher:error');

    expect(error?.data).toMatchObject({ message: expect.stringContaining(message) });
    expect(raw.closedWith).toBeNull();
  });

  it('too big or too many end the connection alone', async () => {
    const [big, many] = [await RawPusher.connected(app.url), await RawPusher.connected(app.url)];
    const bystander = await RawPusher.connected(app.secondUrl);

    big.send({ event: 'pusher:ping', data: 'x'.repeat(10_000) });
    for (let count = 0; count < 300; count += 1) {
      many.send({ event: 'pusher:ping' });
    }

    expect([await big.closed(), await many.closed()]).toEqual([1009, 4100]);
    expect(bystander.closedWith).toBeNull();
    expect((await rennie.send('GET', '/api/user')).status).toBe(200);
  });

  it('of a flooding whisperer come to an error, not to an end', async () => {
    const raw = await RawPusher.connected(app.url);
    await raw.join('presence-room.2', rennie);
    for (let count = 0; count < 11; count += 1) {
      raw.send({ event: 'client-x', channel: 'presence-room.2', data: count });
    }

    const [error] = await raw.heard('pusher:error');

    expect(error?.data).toMatchObject({ code: 4301 });
    expect(raw.closedWith).toBeNull();
  });
});

describe('the handshake', () => {
  it.each([
    ['another application', '/app/other-key?protocol=7', {}, 4001],
    ['no protocol', '/app/app-key', {}, 4008],
    ['an old protocol', '/app/app-key?protocol=4', {}, 4007],
    ['a foreign site', '/app/app-key?protocol=7', { Origin: 'http://evil.test' }, 4009],
  ])('is refused to %s, with the code in a first frame and in the close', async (_what, path, headers, code) => {
    const raw = RawPusher.open(app.url, { path, headers });

    expect(await raw.closed()).toBe(code);
    expect(raw.frames[0]).toMatchObject({ event: 'pusher:error', data: { code } });
  });

  it('gives an id and the patience', async () => {
    const raw = await RawPusher.connected(app.url, { Origin: 'http://localhost:3000' });

    expect(raw.id).toMatch(/^\d+\.\d+$/);
    expect(raw.frames[0]?.data).toMatchObject({ activity_timeout: 30 });
  });
});

describe('who a connection is', () => {
  it("is told by the handshake's cookie: a suspension ends it for good", async () => {
    const [own, guest] = [
      await RawPusher.connected(app.url, { Cookie: rennie.cookieHeader }),
      await RawPusher.connected(app.url),
    ];

    await app.endAllOf(2);

    expect(await own.closed()).toBe(4009);
    expect(guest.closedWith).toBeNull();
  });

  it('is not changed by a stranger who has a channel signed for it', async () => {
    const raw = await RawPusher.connected(app.url);
    await raw.join('private-notes.2', rennie);
    await ada.send('POST', '/broadcasting/auth', { socket_id: raw.id, channel_name: 'private-notes.3' });
    await ada.send('POST', '/logout');
    await settle();

    expect(raw.closedWith).toBeNull();
  });

  it('names the whisperer on presence channels, as signed', async () => {
    const [one, two] = [await RawPusher.connected(app.url), await RawPusher.connected(app.url)];
    await one.join('presence-room.3', rennie);
    await two.join('presence-room.3', ada);
    one.send({ event: 'client-x', channel: 'presence-room.3', data: { a: 1 }, user_id: '3' });

    const [whisper] = await two.heard('client-x');

    expect(whisper).toEqual({ event: 'client-x', channel: 'presence-room.3', data: { a: 1 }, user_id: '2' });
    expect(one.of('client-x')).toEqual([]);
    expect(one.of('pusher_internal:member_added')).toMatchObject([{ data: { user_id: '3' } }]);
  });
});

describe('a silent client', () => {
  it('is asked, and let go when it does not answer', async () => {
    const fresh = await bootFresh({
      pusher: { key: 'app-key', id: 'app', secret: 'app-secret', activityTimeout: 0.1 },
    });
    const raw = await RawPusher.connected(fresh.url);

    expect(await raw.closed()).toBe(4201);
    expect(raw.of('pusher:ping').length).toBeGreaterThan(0);
    await fresh.close();
  });
});

describe('a restart', () => {
  it(
    'closes with 4200, and laravel-echo hears again without a line of code',
    async () => {
      const first = await bootFresh({});
      const port = Number(new URL(first.url).port);
      const browser = new Browser(first.url);
      await browser.login('renter');
      const raw = await RawPusher.connected(first.url);
      const { echo, pusher } = await pusherEchoOf(browser, first.url);
      const heard: unknown[] = [];
      await joined(echo.private('notes.2').listen('.deleted', (event: unknown) => heard.push(event)));
      const id = pusher.connection.socket_id;

      await first.close();
      const second = await bootFresh({}, { port });
      browser.jar.clear();
      await browser.login('renter');

      expect(await raw.closed()).toBe(4200);
      const deadline = performance.now() + RESTART_MS;
      while (heard.length === 0 && performance.now() < deadline) {
        await browser.send('DELETE', '/api/notes/1');
        await settle(200);
      }
      expect(heard[0]).toEqual({ id: 1 });
      expect(pusher.connection.socket_id).not.toBe(id);
      closePushers();
      await until(() => pusher.connection.state !== 'connected');
      await second.close();
    },
    RESTART_MS + 5000,
  );
});
