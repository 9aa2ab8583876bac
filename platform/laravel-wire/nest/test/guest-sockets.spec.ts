import { Browser } from './browser';
import { closeRaw, RawPusher } from './raw-pusher';
import { app, boots, rennie, rennieComes } from './scene';
import { closeSockets, connectedSocket, next, openSocket } from './socket-clients';

const addressOf = (request: { headers: Record<string, unknown> }) =>
  String(request.headers['x-test-address']);
boots({ guestSockets: { total: 4, perNetwork: 2, addressOf }, socketsPerUser: 3 });
rennieComes();
afterEach(() => {
  closeSockets();
  closeRaw();
});

const from = (address: string) => ({ 'x-test-address': address });
const guest = (address: string) =>
  openSocket(app.url, { extraHeaders: from(address), transports: ['websocket'], reconnection: false });

/** The room that closed sockets held is free once the server has seen them go. */
async function admitted(address: string): Promise<void> {
  for (let came = false; !came;) {
    const socket = guest(address);
    came = await Promise.race([
      next(socket, 'connect').then(() => true),
      next(socket, 'connect_error').then(() => false),
    ]);
  }
}

it('has room for so many guests of one network, of both protocols together, and for every member', async () => {
  await admitted('10.0.0.1');
  await RawPusher.connected(app.url, from('10.0.0.1'));

  const refused = guest('10.0.0.1');
  const [error] = await next(refused, 'connect_error');
  const raw = RawPusher.open(app.url, { headers: from('10.0.0.1') });

  expect((error as Error).message).toBe('Too many connections');
  expect([await raw.closed(), raw.closedFor]).toEqual([4100, 'Too many connections']);
  expect(raw.frames).toEqual([
    { event: 'pusher:error', data: { code: 4100, message: 'Too many connections' } },
  ]);
  await connectedSocket(rennie, app.url);
  await RawPusher.connected(app.url, { Cookie: rennie.cookieHeader, ...from('10.0.0.1') });
  await admitted('10.0.0.2');
});

it('has room for so many sockets of one member, of both protocols together, and for another', async () => {
  const olive = new Browser(app.url);
  await olive.login('owner');
  const cookie = { Cookie: rennie.cookieHeader };
  const own = await RawPusher.connected(app.url, cookie);
  await RawPusher.connected(app.url, cookie);
  await connectedSocket(rennie, app.url);

  const refused = openSocket(app.url, {
    extraHeaders: cookie,
    transports: ['websocket'],
    reconnection: false,
  });
  const [error] = await next(refused, 'connect_error');
  const raw = RawPusher.open(app.url, { headers: cookie });

  expect((error as Error).message).toBe('Too many connections');
  expect(await raw.closed()).toBe(4100);
  await connectedSocket(olive, app.url);
  own.socket.close();
  await own.closed();
  await connectedSocket(rennie, app.url);
});

it('has room for so many in all, and takes others when some have gone', async () => {
  for (const address of ['10.1.0.1', '10.1.0.2', '10.1.0.3']) await admitted(address);
  const last = guest('10.1.0.4');
  await next(last, 'connect');

  await next(guest('10.1.0.5'), 'connect_error');
  last.disconnect();

  await admitted('10.1.0.5');
});
