import { Browser } from './browser';
import { app, boots, rennie, rennieComes } from './scene';
import { closeSockets, connectedSocket, next, openSocket, subscribed, until } from './socket-clients';

boots();
rennieComes();

afterEach(closeSockets);

describe('who may connect and join', () => {
  it("is refused another's channel, an unknown one, and as a guest any", async () => {
    const socket = await connectedSocket(rennie, app.url);
    const guest = await connectedSocket(new Browser(app.url), app.url);
    const refused: unknown[] = [];
    socket.on('subscription_error', (...args: unknown[]) => refused.push(args));
    guest.on('subscription_error', (...args: unknown[]) => refused.push(['guest', ...args]));

    socket.emit('subscribe', { channel: 'private-notes.3' });
    socket.emit('subscribe', { channel: 'private-nothing.2' });
    guest.emit('subscribe', { channel: 'private-notes.2' });
    await until(() => refused.length === 3);

    expect(refused).toEqual(
      expect.arrayContaining([
        ['private-notes.3', 403],
        ['private-nothing.2', 403],
        ['guest', 'private-notes.2', 403],
      ]),
    );
  });

  it('joins by a number with letters behind it, as PHP casts it, the channel of that very name', async () => {
    const socket = await connectedSocket(rennie, app.url);
    const other = await connectedSocket(rennie, app.url);
    const heard: unknown[] = [];
    const refused: unknown[] = [];
    socket.onAny((name: string, ...args: unknown[]) => name === 'deleted' && heard.push(args));
    socket.on('subscription_error', (...args: unknown[]) => refused.push(args));
    await subscribed(socket, 'private-notes.2abc');
    await subscribed(other, 'private-notes.2');

    socket.emit('subscribe', { channel: 'private-notes.3abc' });
    const told = next(other, 'deleted');
    await rennie.send('DELETE', '/api/notes/1');
    await Promise.all([told, until(() => refused.length === 1)]);

    expect(refused).toEqual([['private-notes.3abc', 403]]);
    expect(heard).toEqual([]);
  });

  it('is refused from a foreign site, by both transports', async () => {
    for (const transport of ['polling', 'websocket']) {
      const headers = { Cookie: rennie.cookieHeader, Origin: 'http://evil.test' };
      const socket = openSocket(app.url, {
        extraHeaders: headers,

        reconnection: false,
        transports: [transport],
      });

      await next(socket, 'connect_error');

      expect(socket.connected).toBe(false);
    }
  });

  it('survives malformed and oversized frames', async () => {
    const socket = await connectedSocket(rennie, app.url);
    const bad = [
      undefined,
      null,
      5,
      'x',
      [],
      { channel: 5 },
      { channel: 'x'.repeat(165) },
      { channel: 'a b' },
    ];
    bad.forEach((payload) =>
      ['subscribe', 'unsubscribe', 'client event'].forEach((name) => socket.emit(name, payload)),
    );
    await subscribed(socket, 'private-notes.2');

    socket.emit('subscribe', { channel: 'x'.repeat(120_000) });
    await next(socket, 'disconnect');

    expect((await rennie.send('GET', '/api/user')).status).toBe(200);
  });

  it('answers a poll with nosniff, and CORS for frontends alone', async () => {
    const poll = (origin: string) =>
      fetch(`${app.url}/socket.io/?EIO=4&transport=polling`, { headers: { origin } });

    const [own, foreign] = [await poll('http://localhost:3000'), await poll('http://evil.test')];

    expect([own.status, foreign.status]).toEqual([200, 403]);
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('holds at most a hundred channels', async () => {
    const socket = await connectedSocket(rennie, app.url);
    const refused: unknown[] = [];
    socket.on('subscription_error', (...args: unknown[]) => refused.push(args));

    for (let count = 0; count < 101; count += 1) socket.emit('subscribe', { channel: `public-${count}` });
    await until(() => refused.length > 0);

    expect(refused).toEqual([['public-100', 429]]);
  });
});
