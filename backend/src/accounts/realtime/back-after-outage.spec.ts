import { io, type Socket } from 'socket.io-client';
import { api, as } from '../../../test/api';
import { make } from '../../../test/make';

const sockets: Socket[] = [];
afterEach(() => {
  sockets.splice(0).forEach((socket) => socket.disconnect());
  jest.restoreAllMocks();
});

const { prototype: sessions } = api.exported<{ prototype: Record<string, () => unknown> }>(
  'src/accounts/auth/database-session.store',
  'DatabaseSessionStore',
);
const StoreUnavailable = api.exported<new () => Error>(
  '@kit/server/store/store-unavailable',
  'StoreUnavailable',
);

/** Sessions cannot be read so many times. */
function away(times: number): void {
  const read = jest.spyOn(sessions, 'read');
  for (let time = 0; time < times; time += 1) read.mockRejectedValueOnce(new StoreUnavailable() as never);
}

async function page(): Promise<{ heard: Promise<unknown>; socket: Socket }> {
  const ray = await make.user();
  const socket = io(api.url, {
    forceNew: true,
    autoConnect: false,
    transports: ['websocket'],
    reconnectionDelay: 10,
    extraHeaders: { Cookie: await as(ray).cookieHeader() },
  });
  sockets.push(socket);
  const channel = `private-messages.${ray.id}`;
  socket.on('connect', () => socket.emit('subscribe', { channel, auth: { headers: {} } }));
  return { heard: new Promise((resolve) => socket.once('subscription_succeeded', resolve)), socket };
}

it('lets a page come back that greets while no session can be read', async () => {
  const { heard, socket } = await page();
  away(2);
  socket.connect();

  expect(await heard).toMatch(/^private-messages\./);
});

it('lets a page come back whose channel is asked for while no session can be read', async () => {
  const { heard, socket } = await page();
  socket.once('connect', () => away(1));
  socket.connect();

  expect(await heard).toMatch(/^private-messages\./);
});
