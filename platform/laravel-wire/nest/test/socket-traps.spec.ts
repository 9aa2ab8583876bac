import { bootFresh, Browser } from './browser';
import { ada, app, boots, bothCome, rennie } from './scene';
import { closeSockets, connectedSocket, next, settle, subscribed, until } from './socket-clients';

boots();
bothCome();

afterEach(closeSockets);

describe('the traps of the protocol', () => {
  it('a channel subscribed twice delivers once', async () => {
    const socket = await connectedSocket(rennie, app.url);
    const heard: unknown[] = [];
    socket.on('saved', (...args: unknown[]) => heard.push(args));
    socket.emit('subscribe', { channel: 'private-notes.2' });
    await subscribed(socket, 'private-notes.2');
    socket.emit('subscribe', { channel: 'private-notes.2' });

    await rennie.send('POST', '/api/notes', { text: 'x' });
    await until(() => heard.length > 0);
    await settle();

    expect(heard).toEqual([['private-notes.2', { model: { id: 3, user_id: 2, text: 'x' } }]]);
  });

  it('an unsubscribe overtakes the authorisation of its subscribe', async () => {
    const [socket, other] = [await connectedSocket(rennie, app.url), await connectedSocket(ada, app.url)];
    const heard: unknown[] = [];
    socket.on('subscription_succeeded', (name: string) => heard.push(name));
    socket.on('client-x', (...args: unknown[]) => heard.push(args));
    socket.emit('subscribe', { channel: 'private-slow.1' });
    socket.emit('unsubscribe', { channel: 'private-slow.1' });
    await subscribed(other, 'private-slow.1');

    other.emit('client event', { channel: 'private-slow.1', event: 'client-x', data: 1 });
    await settle(60);

    expect(heard).toEqual([]);
  });

  it("a logout ends the session's sockets, and those alone, for good", async () => {
    const elsewhere = new Browser(app.url);
    await elsewhere.login('renter');
    const [socket, kept] = [
      await connectedSocket(rennie, app.url),
      await connectedSocket(elsewhere, app.url),
    ];
    const ended = next(socket, 'disconnect');

    await rennie.send('POST', '/logout');

    expect((await ended)[0]).toBe('io server disconnect');
    expect([socket.active, kept.connected]).toEqual([false, true]);
  });

  it('a suspension ends every socket of the user', async () => {
    const socket = await connectedSocket(rennie, app.url);
    const ended = next(socket, 'disconnect');

    await app.endAllOf(2);

    expect((await ended)[0]).toBe('io server disconnect');
  });

  it('a session that has ended meanwhile joins nothing', async () => {
    const socket = await connectedSocket(rennie, app.url);
    const refused = next(socket, 'subscription_error');
    app.sessions.rows.clear();

    socket.emit('subscribe', { channel: 'private-notes.2' });

    expect(await refused).toEqual(['private-notes.2', 403]);
  });

  it('a shutdown closes the transport, so that clients come back', async () => {
    const fresh = await bootFresh({});
    const browser = new Browser(fresh.url);
    await browser.login('renter');
    const sockets = [
      await connectedSocket(browser, fresh.url),
      await connectedSocket(browser, fresh.secondUrl),
    ];
    const ended = sockets.map((socket) => next(socket, 'disconnect'));

    await fresh.close();

    const reasons = (await Promise.all(ended)).map(([reason]) => reason);
    reasons.forEach((reason) => expect(reason).toMatch(/^transport (close|error)$/));
    expect(sockets.map((socket) => socket.active)).toEqual([true, true]);
  });
});
