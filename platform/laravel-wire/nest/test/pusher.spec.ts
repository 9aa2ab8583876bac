import { closePushers, joined, pusherEchoOf } from './pusher-clients';
import { ada, app, boots, bothCome, rennie } from './scene';
import { closeSockets, echoOf, next, settle, until } from './socket-clients';

boots();
bothCome('secondUrl');

afterEach(async () => {
  closeSockets();
  await closePushers();
});

describe('laravel-echo over the Pusher protocol', () => {
  it('hears of a saved record beside socket.io, on both listeners, once', async () => {
    const [first, second] = [await pusherEchoOf(rennie, app.url), await pusherEchoOf(ada, app.secondUrl)];
    const third = echoOf(ada, app.url);
    const heard: unknown[] = [];
    const channels = [first.echo.private('notes.2'), second.echo.private('notes.3')];
    channels.forEach((channel, index) =>
      channel.listen('.saved', (event: unknown) => heard.push([index, event])),
    );
    third.echo.private('notes.3').listen('.saved', (event: unknown) => heard.push([2, event]));
    await Promise.all([...channels.map(joined), next(third.socket, 'subscription_succeeded')]);

    await rennie.send('POST', '/api/notes', { text: 'new' });
    await until(() => heard.length === 3);
    await settle();

    const model = { id: 3, user_id: 2, text: 'new' };
    expect(heard.sort()).toEqual([0, 1, 2].map((index) => [index, { model }]));
  });

  it("is refused another's channel", async () => {
    const { echo } = await pusherEchoOf(rennie, app.url);

    const refused = await new Promise((resolve) => echo.private('notes.3').error(resolve));

    expect(refused).toMatchObject({ type: 'AuthError' });
  });

  it("is not echoed to the connection that the request names, if it is the same user's", async () => {
    const [first, second] = [await pusherEchoOf(rennie, app.url), await pusherEchoOf(rennie, app.url)];
    const heard: string[] = [];
    const channels = [first, second].map(({ echo }, index) =>
      echo.private('notes.2').listen('.deleted', () => heard.push(`${index}`)),
    );
    await Promise.all(channels.map(joined));

    await rennie.send('DELETE', '/api/notes/1', undefined, { 'X-Socket-Id': first.echo.socketId() ?? '' });
    await until(() => heard.length > 0);
    await settle();
    expect(heard).toEqual(['1']);

    await ada.send('POST', '/api/notes', { text: 'x' }, { 'X-Socket-Id': second.echo.socketId() ?? '' });
    const stranger = await pusherEchoOf(ada, app.url);
    await joined(stranger.echo.private('notes.3'));
    await rennie.send('DELETE', '/api/notes/1', undefined, { 'X-Socket-Id': stranger.echo.socketId() ?? '' });
    await until(() => heard.length === 3);
    expect(heard.slice(1).sort()).toEqual(['0', '1']);
  });

  it('shows who is there, whatever they came by', async () => {
    const [first, second] = [await pusherEchoOf(rennie, app.url), await pusherEchoOf(rennie, app.url)];
    const third = echoOf(ada, app.secondUrl);
    const log: unknown[] = [];
    const ids = (users: { id: number }[]) => users.map((user) => user.id);
    const room = first.echo
      .join('room.4')
      .here((users: { id: number }[]) => log.push(['here', ids(users)]))
      .joining((user: { id: number }) => log.push(['joining', user.id]))
      .leaving((user: { id: number }) => log.push(['leaving', user.id]));
    await until(() => log.length === 1);
    const seen: number[] = [];
    third.echo
      .join('room.4')
      .here((users: { id: number }[]) => seen.push(...ids(users)))
      .leaving((user: { id: number }) => seen.push(-user.id));
    await next(third.socket, 'subscription_succeeded');
    await joined(second.echo.join('room.4'));

    first.echo.leave('room.4');
    await settle();
    second.pusher.disconnect();
    await until(() => seen.length === 3);

    expect(log).toEqual([
      ['here', [2]],
      ['joining', 3],
    ]);
    expect(seen).toEqual([2, 3, -2]);
    expect(room).toBeDefined();
  });

  it('whispers to the others on both sides, ten times a second', async () => {
    const first = await pusherEchoOf(rennie, app.url);
    const second = echoOf(ada, app.url);
    const heard: unknown[] = [];
    const channels = [first.echo.join('room.5'), second.echo.join('room.5')];
    channels.forEach((channel, index) =>
      channel.listenForWhisper('typing', (data: unknown) => heard.push([index, data])),
    );
    await until(() => 'presence-room.5' in first.echo.connector.channels);
    await Promise.all([next(second.socket, 'subscription_succeeded'), settle()]);

    for (let count = 0; count < 15; count += 1) channels[0]?.whisper('typing', { count });
    await until(() => heard.length >= 10);
    await settle();
    channels[1]?.whisper('typing', { back: true });
    await until(() => heard.length === 11);

    expect(heard).toHaveLength(11);
    expect([heard[0], heard[10]]).toEqual([
      [1, { count: 0 }],
      [0, { back: true }],
    ]);
  });

  it('hears nothing after it has left, and is ended for good by a logout', async () => {
    const { echo, pusher } = await pusherEchoOf(rennie, app.url);
    const kept = await pusherEchoOf(ada, app.secondUrl);
    const heard: unknown[] = [];
    const channel = echo.private('notes.2').listen('.saved', (event: unknown) => heard.push(event));
    await Promise.all([joined(channel), joined(kept.echo.private('notes.3'))]);
    echo.leave('notes.2');
    await settle();

    await rennie.send('POST', '/api/notes', { text: 'x' });
    await settle();
    await rennie.send('POST', '/logout');
    await until(() => pusher.connection.state === 'disconnected');

    expect(heard).toEqual([]);
    expect([pusher.connection.state, kept.pusher.connection.state]).toEqual(['disconnected', 'connected']);
  });
});
