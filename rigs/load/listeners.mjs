// Clients as pages have them, socket.io's and Pusher's own, that come back by themselves and say what they heard.
import { once } from 'node:events';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { json } from 'node:stream/consumers';
import { io } from 'socket.io-client';

const Pusher = createRequire(import.meta.url)('pusher-js');

/** @returns `heard`, how often and when each message was, of each client; `close()` */
export async function listeners(url, { count, person, channel, pusher }) {
  const heard = Array.from({ length: count }, () => new Map());
  const clients = await Promise.all(
    heard.map((map, index) => {
      const hear = (content) => map.set(content, [...(map.get(content) ?? []), performance.now()]);
      return index % 2 === 0
        ? overSocketIo(url, { person, channel, hear })
        : overPusher(url, { person, channel, pusher, hear });
    }),
  );
  return { heard, close: () => clients.forEach((close) => close()) };
}

/** Subscribes again with each connection, as Echo does. */
function overSocketIo(url, { person, channel, hear }) {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { Cookie: person.cookie(), Origin: url },
  });
  socket.on('connect', () => socket.emit('subscribe', { channel, auth: { headers: {} } }));
  socket.on('saved', (where, data) => where === channel && hear(data.model.content));
  return new Promise((resolve) => {
    socket.once('subscription_succeeded', () => resolve(() => socket.disconnect()));
  });
}

function overPusher(url, { person, channel, pusher, hear }) {
  const { hostname, port } = new URL(url);
  const client = new Pusher(pusher.key, {
    cluster: '',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, done) => {
        const body = JSON.stringify({ socket_id: socketId, channel_name: channelName });
        authorized(`${url}/broadcasting/auth`, { headers: person.headers(), body }).then(
          (signed) => done(null, signed),
          (error) => done(error, null),
        );
      },
    },
  });
  const subscribed = client.subscribe(channel);
  subscribed.bind('saved', ({ model }) => hear(model.content));
  return new Promise((resolve) => {
    subscribed.bind('pusher:subscription_succeeded', () => resolve(() => client.disconnect()));
  });
}

/** Uses a new connection: a browser repeats a request whose reused connection was closed; this would not. */
async function authorized(address, { headers, body }) {
  const call = request(address, {
    agent: false,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  });
  call.end(body);
  const [answer] = await once(call, 'response');
  if (answer.statusCode !== 200) throw new Error(`the channel was answered ${answer.statusCode}`);
  return json(answer);
}
