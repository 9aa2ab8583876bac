// Browsers that come, listen to what is theirs, and go.
import { io } from 'socket.io-client';
import { setTimeout as pause } from 'node:timers/promises';

const CHANNELS = ['messages', 'rental_requests', 'notifications'];

/** @returns once it has been heard out and gone @throws Error when it may not connect or listen */
export async function visit(url, { cookie, userId, staysMs }) {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { Cookie: cookie, Origin: url },
  });
  try {
    await new Promise((resolve, reject) => {
      let waiting = CHANNELS.length;
      socket.once('connect_error', reject);
      socket.once('disconnect', (reason) => reject(new Error(`disconnected: ${reason}`)));
      socket.on('subscription_succeeded', () => (waiting -= 1) === 0 && resolve());
      socket.on('subscription_error', (channel) => reject(new Error(`${channel} was refused`)));
      for (const channel of CHANNELS) socket.emit('subscribe', { channel: `private-${channel}.${userId}` });
    });
    await pause(staysMs);
  } finally {
    socket.disconnect();
  }
}
