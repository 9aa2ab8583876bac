// Many silent sockets of both protocols: a connection, a private channel, an answer to each look.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import WebSocket from 'ws';

const AT_ONCE = 50;

/**
 * @param people  `{ person, channel }` each, who take turns
 * @param pusher  `key` and `secret` of the product
 * @returns       `count()` of those that are open, and `close()`
 */
export async function idleSockets(url, { count, people, pusher }) {
  const sockets = [];
  const open = (index) => {
    const who = people[index % people.length];
    return index % 2 === 0 ? overSocketIo(url, who) : overPusher(url, { ...who, pusher });
  };
  while (sockets.length < count) {
    const first = sockets.length;
    const some = Math.min(AT_ONCE, count - first);
    sockets.push(...(await Promise.all(Array.from({ length: some }, (_, index) => open(first + index)))));
  }
  return {
    count: () => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
    async close() {
      const gone = Promise.all(
        sockets.map((socket) => socket.readyState === WebSocket.CLOSED || once(socket, 'close')),
      );
      for (const socket of sockets) socket.close();
      await gone;
    },
  };
}

async function overSocketIo(url, { person, channel }) {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { headers: { Cookie: person.cookie(), Origin: url } });
  const heard = until(socket, (text) => {
    if (text.startsWith('0')) socket.send('40');
    if (text.startsWith('40'))
      socket.send(`42${JSON.stringify(['subscribe', { channel, auth: { headers: {} } }])}`);
    return text.startsWith('42["subscription_succeeded"');
  });
  await heard;
  socket.on('message', (data) => String(data) === '2' && socket.send('3'));
  return socket;
}

async function overPusher(url, { person, channel, pusher }) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${pusher.key}?protocol=7`, {
    // A socket without a session would count as a guest's, limited to a thousand per network.
    headers: { Cookie: person.cookie(), Origin: url },
  });
  const send = (event, data) => socket.send(JSON.stringify({ event, data }));
  const heard = until(socket, (text) => {
    const { event, data } = JSON.parse(text);
    if (event === 'pusher:connection_established') {
      const signed = createHmac('sha256', pusher.secret).update(`${JSON.parse(data).socket_id}:${channel}`);
      send('pusher:subscribe', { channel, auth: `${pusher.key}:${signed.digest('hex')}` });
    }
    return event === 'pusher_internal:subscription_succeeded';
  });
  await heard;
  socket.on('message', (text) => JSON.parse(text).event === 'pusher:ping' && send('pusher:pong', {}));
  return socket;
}

/** @throws Error when the socket closes before */
function until(socket, isIt) {
  return new Promise((resolve, reject) => {
    const closed = (code) => reject(new Error(`the socket was closed (${code})`));
    const look = (data) => {
      if (!isIt(String(data))) return;
      socket.off('close', closed);
      socket.off('message', look);
      resolve();
    };
    socket.on('message', look);
    socket.on('close', closed);
    socket.on('error', reject);
  });
}
