import { ada, app, boots, bothCome, rennie } from './scene';
import { closeSockets, echoOf, next, settle, until } from './socket-clients';

boots();
bothCome();

afterEach(closeSockets);

describe('laravel-echo over socket.io', () => {
  it('hears of a saved record on its own channel, on both listeners, once', async () => {
    const { echo, socket } = echoOf(rennie, app.url);
    const other = echoOf(ada, app.secondUrl);
    const heard: unknown[] = [];
    echo.private('notes.2').listen('.saved', (event: unknown) => heard.push(['rennie', event]));
    other.echo.private('notes.3').listen('.saved', (event: unknown) => heard.push(['ada', event]));
    await Promise.all([next(socket, 'subscription_succeeded'), next(other.socket, 'subscription_succeeded')]);

    await rennie.send('POST', '/api/notes', { text: 'new' });
    await until(() => heard.length === 2);

    const model = { id: 3, user_id: 2, text: 'new' };
    expect(heard).toEqual([
      ['rennie', { model }],
      ['ada', { model }],
    ]);
  });

  it('hears of any other event that is sent to the channel', async () => {
    const { echo, socket } = echoOf(rennie, app.url);
    const heard = new Promise((resolve) => echo.private('notes.2').listen('.rang', resolve));
    await next(socket, 'subscription_succeeded');

    await ada.send('POST', '/api/odd/ring/2', { text: 'At the door.' });

    expect(await heard).toEqual({ text: 'At the door.' });
  });

  it('gets the id alone of a big model', async () => {
    const { echo, socket } = echoOf(rennie, app.url);
    const heard = new Promise((resolve) => echo.private('notes.2').listen('.saved', resolve));
    await next(socket, 'subscription_succeeded');

    await rennie.send('POST', '/api/notes', { text: 'x'.repeat(12_000) });

    expect(await heard).toEqual({ id: 3 });
  });

  it("is not echoed to the socket that the request names, if it is the same user's", async () => {
    const [first, second] = [echoOf(rennie, app.url), echoOf(rennie, app.url)];
    const heard: string[] = [];
    first.echo
      .private('notes.2')
      .listen('.deleted', (event: { id: number }) => heard.push(`first ${event.id}`));
    second.echo
      .private('notes.2')
      .listen('.deleted', (event: { id: number }) => heard.push(`second ${event.id}`));
    const both = [first, second].map(({ socket }) => next(socket, 'subscription_succeeded'));
    await Promise.all(both);

    await rennie.send('DELETE', '/api/notes/1', undefined, { 'X-Socket-Id': first.echo.socketId() ?? '' });
    await until(() => heard.length > 0);
    await settle();
    expect(heard).toEqual(['second 1']);

    const stranger = echoOf(ada, app.url);
    await next(stranger.socket, 'connect');
    await ada.send('POST', '/api/notes', { text: 'x' }, { 'X-Socket-Id': second.echo.socketId() ?? '' });
    await rennie.send('DELETE', '/api/notes/1', undefined, { 'X-Socket-Id': stranger.echo.socketId() ?? '' });
    await until(() => heard.length === 3);
    expect(heard.slice(1).sort()).toEqual(['first 1', 'second 1']);
  });

  it('is told to that socket, too, by work that the answer does not wait for', async () => {
    const { echo, socket } = echoOf(rennie, app.url);
    const heard: unknown[] = [];
    echo.private('notes.2').listen('.rang', (event: unknown) => heard.push(event));
    await next(socket, 'subscription_succeeded');
    const ring = (how: string) =>
      rennie.send('POST', `/api/odd/${how}/2`, { text: how }, { 'X-Socket-Id': echo.socketId() ?? '' });

    await ring('ring');
    await ring('ring-late');
    await until(() => heard.length > 0);
    await settle();

    expect(heard).toEqual([{ text: 'ring-late' }]);
  });

  it('shows who is there', async () => {
    const [first, second, third] = [echoOf(rennie, app.url), echoOf(ada, app.url), echoOf(ada, app.url)];
    const log: unknown[] = [];
    const seenByAda: number[] = [];
    const ids = (users: { id: number }[]) => users.map((user) => user.id);
    first.echo
      .join('room.1')
      .here((users: { id: number }[]) => log.push(['here', ids(users)]))
      .joining((user: { id: number }) => log.push(['joining', user.id]))
      .leaving((user: { id: number }) => log.push(['leaving', user.id]));
    await next(first.socket, 'subscription_succeeded');
    second.echo.join('room.1').here((users: { id: number }[]) => seenByAda.push(...ids(users)));
    await next(second.socket, 'subscription_succeeded');
    third.echo.join('room.1');
    await next(third.socket, 'subscription_succeeded');

    second.echo.leave('room.1');
    await settle();
    third.socket.disconnect();
    await until(() => log.length === 3);

    expect(log).toEqual([
      ['here', [2]],
      ['joining', 3],
      ['leaving', 3],
    ]);
    expect(seenByAda).toEqual([2, 3]);
  });

  it('whispers to the others in the channel, ten times a second', async () => {
    const [first, second] = [echoOf(rennie, app.url), echoOf(ada, app.url)];
    const heard: unknown[] = [];
    const channels = [first.echo.join('room.1'), second.echo.join('room.1')];
    channels.forEach((channel) => channel.listenForWhisper('typing', (data: unknown) => heard.push(data)));
    await Promise.all([first, second].map(({ socket }) => next(socket, 'subscription_succeeded')));

    for (let count = 0; count < 15; count += 1) channels[0]?.whisper('typing', { count });
    first.socket.emit(
      'client event',
      JSON.stringify({ channel: 'private-notes.3', event: 'client-x', data: 1 }),
    );
    await until(() => heard.length >= 10);
    await settle();

    expect(heard).toHaveLength(10);
    expect(heard[0]).toEqual({ count: 0 });
  });
});
