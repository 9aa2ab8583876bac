// A browser's socket on each server, so that a message has somebody to reach.
import { io } from 'socket.io-client';

const QUIET_MS = 300;
const CHANNELS = ['messages', 'rental_requests', 'notifications'];

/** @returns events heard so far by channel, `settled()` once no more come, and `close()` */
export async function listen(port, { headers, id }) {
  const { Cookie, Origin } = headers;
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { Cookie, Origin, Host: new URL(Origin).host },
  });
  const heard = new Map();
  let last = performance.now();
  socket.on('saved', (channel) => {
    last = performance.now();
    heard.set(channel, (heard.get(channel) ?? 0) + 1);
  });
  const settled = async () => {
    while (performance.now() - last < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    let waiting = CHANNELS.length;
    socket.on('subscription_succeeded', () => (waiting -= 1) === 0 && resolve());
    socket.on('subscription_error', (channel) => reject(new Error(`${channel} was refused`)));
    for (const channel of CHANNELS) socket.emit('subscribe', { channel: `private-${channel}.${id}` });
  });
  return { heard, settled, close: () => socket.disconnect() };
}
