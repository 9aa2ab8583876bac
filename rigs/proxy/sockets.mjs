// Live connections through the proxy: socket.io as the sites use it, and Pusher's protocol.
import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import WebSocket from 'ws';
import { browser } from './browser.mjs';

const ADDRESS = { line1: '1 Proxy Street', city: 'Austin', state: 'TX', postal_code: '78702' };

/** Listens to one's own addresses, and saves one. @throws Error where that is not heard */
export async function hearsOver(agent, origin, transport) {
  const renter = browser(agent, origin);
  await renter.signIn('renter@yard.example');
  const { id } = JSON.parse((await renter.get('/api/user')).body);
  const channel = `private-addresses.${id}`;
  const socket = io(origin, {
    transports: [transport],
    agent: agent.secure,
    forceNew: true,
    reconnection: false,
    extraHeaders: { Cookie: renter.cookie(), Origin: origin },
  });
  try {
    const heard = new Promise((resolve, reject) => {
      socket.once('connect_error', reject);
      socket.once('disconnect', (reason) => reject(new Error(reason)));
      socket.once('subscription_error', (name) => reject(new Error(`${name} was refused`)));
      socket.once('subscription_succeeded', () => renter.post('/api/addresses', ADDRESS).catch(reject));
      socket.once('saved', (name) => resolve(name));
    });
    socket.emit('subscribe', { channel });
    assert.equal(await heard, channel);
    assert.equal(socket.io.engine.transport.name, transport);
  } finally {
    socket.removeAllListeners();
    socket.disconnect();
  }
}

/** Connects by Pusher's protocol, and is answered. */
export async function speaksPusher(agent, origin) {
  const socket = new WebSocket(`${origin.replace('https', 'wss')}/app/yard?protocol=7`, {
    agent: agent.secure,
  });
  try {
    const [first] = await once(socket, 'message');
    assert.equal(JSON.parse(first).event, 'pusher:connection_established');
    socket.send(JSON.stringify({ event: 'pusher:ping', data: {} }));
    const [second] = await once(socket, 'message');
    assert.equal(JSON.parse(second).event, 'pusher:pong');
  } finally {
    socket.terminate();
  }
}
