import { once } from 'node:events';
import { bootFresh, Browser } from './browser';
import { closePushers, joined, pusherEchoOf } from './pusher-clients';
import { closeRaw, RawPusher } from './raw-pusher';
import { ada, app, boots, bothCome, rennie } from './scene';
import { settle } from './socket-clients';

boots();
bothCome();

afterEach(async () => {
  closeRaw();
  await closePushers();
});

describe('the handshake', () => {
  it.each([
    ['another application', '/app/other-key?protocol=7', {}, 4001, 'Application does not exist'],
    ['no protocol', '/app/app-key', {}, 4008, 'No protocol version supplied'],
    ['an old protocol', '/app/app-key?protocol=4', {}, 4007, 'Unsupported protocol version'],
    ['a newer protocol', '/app/app-key?protocol=8', {}, 4007, 'Unsupported protocol version'],
    ['a foreign site', '/app/app-key?protocol=7', { Origin: 'http://evil.test' }, 4009, 'Origin not allowed'],
  ])(
    'is refused to %s, with the code in a first frame and in the close',
    async (_what, path, headers, code, message) => {
      const raw = RawPusher.open(app.url, { path, headers });

      expect(await raw.closed()).toBe(code);
      expect(raw.closedFor).toBe(message);
      expect(raw.frames).toEqual([{ event: 'pusher:error', data: { code, message } }]);
    },
  );

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

    expect([await own.closed(), own.closedFor]).toEqual([4009, 'The session has ended']);
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

describe('a client that sends too much', () => {
  it.each(['ping', 'pong'] as const)('of %s frames is let go, as of messages', async (frame) => {
    const raw = await RawPusher.connected(app.url);
    for (let sent = 0; sent < 500; sent += 1) raw.socket[frame]();

    expect([await raw.closed(), raw.closedFor]).toEqual([4100, 'Too many frames']);
  });

  it.each(['ping', 'send'] as const)('is let go from socket.io, too: %s', async (frame) => {
    const path = '/socket.io/?EIO=4&transport=websocket';
    const raw = RawPusher.open(app.url, { path });
    raw.socket.removeAllListeners('message');
    await once(raw.socket, 'message');
    for (let sent = 0; sent < 500; sent += 1) raw.socket[frame]('3');

    expect([await raw.closed(), raw.closedFor]).toEqual([4100, 'Too many frames']);
  });
});

describe('a silent client', () => {
  it('is asked, and let go when it does not answer', async () => {
    const fresh = await bootFresh({ silence: { activityTimeout: 120, pongTimeout: 0.1, lookAfter: 0.1 } });
    const raw = await RawPusher.connected(fresh.url);

    expect([await raw.closed(), raw.closedFor]).toEqual([4201, 'Pong reply not received in time']);
    expect(raw.of('pusher:error').map(({ data }) => data)).toEqual([
      { code: 4201, message: 'Pong reply not received in time' },
    ]);
    expect(raw.frames[0]?.data).toMatchObject({ activity_timeout: 120 });
    expect(raw.of('pusher:ping').length).toBeGreaterThan(0);
    await fresh.close();
  });
});

describe('a restart', () => {
  it('closes with 4200, and laravel-echo hears again without a line of code', async () => {
    const silence = { activityTimeout: 120 };
    const first = await bootFresh({ silence });
    const port = Number(new URL(first.url).port);
    const browser = new Browser(first.url);
    await browser.login('renter');
    const raw = await RawPusher.connected(first.url);
    const { echo, pusher } = await pusherEchoOf(browser, first.url);
    const heard: unknown[] = [];
    await joined(echo.private('notes.2').listen('.deleted', (event: unknown) => heard.push(event)));
    const id = pusher.connection.socket_id;

    // After an attempt that fails pusher-js waits 15 s, then 30 and 60.
    const { setTimeout: wait } = globalThis;
    jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((run, ms) => wait(run, [15_000, 30_000, 60_000].includes(ms ?? 0) ? 100 : ms));
    await first.close();
    const second = await bootFresh({ silence }, { port });
    browser.jar.clear();
    await browser.login('renter');

    expect(await raw.closed()).toBe(4200);
    for (let tries = 0; heard.length === 0 && tries < 200; tries += 1) {
      await browser.send('DELETE', '/api/notes/1');
      await settle(200);
    }
    expect(heard[0]).toEqual({ id: 1 });
    expect(pusher.connection.socket_id).not.toBe(id);
    jest.restoreAllMocks();
    await closePushers();
    await second.close();
  });
});

it('lets nobody in while it stops: who comes back at once would be cut without a word', async () => {
  const stopping = await bootFresh({});
  const [raw, held] = [await RawPusher.connected(stopping.url), await RawPusher.connected(stopping.url)];
  held.socket.pause();
  const stopped = stopping.close();
  expect([await raw.closed(), raw.closedFor]).toEqual([4200, 'Server is restarting']);

  await expect(RawPusher.open(stopping.url).closed()).rejects.toThrow('503');
  await stopped;
});
