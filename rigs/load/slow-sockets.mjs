// Slow clients, as many at a time as told, in a process of their own: what they do delays no others.
//
//   node slow-sockets.mjs '{"way":"headers","sites":[{"port":8080,"path":"/a.js"}],"count":9,"perSecond":2,"seconds":60}'
//
// After its seconds nobody comes any more, and nobody leaves by themselves. Tells `{ open, lives }` when it is asked.
import { connect } from 'node:net';

const LOOK_MS = 100;
const SLOWLY_MS = 1_000;
/** Requests on one connection: their answers are more than the kernels of both sides take. */
const PIPELINED = 24;
/** Bytes read at a time. */
const SIP = 32;

const asked = JSON.parse(process.argv[2]);
const open = new Set();
const lives = [];
let count = 0;

const host = (port) => `Host: 127.0.0.1:${port}\r\n`;
const WAYS = {
  headers: { first: (port) => `GET / HTTP/1.1\r\n${host(port)}`, more: 'X-Slow: yes\r\n' },
  bodies: {
    first: (port) =>
      `POST /login HTTP/1.1\r\n${host(port)}Content-Type: application/json\r\nContent-Length: 8192\r\n\r\n{`,
    more: ' ',
  },
  answers: {
    first: (port, path) => `GET ${path} HTTP/1.1\r\n${host(port)}\r\n`.repeat(PIPELINED),
    // Goes nowhere while the server waits, and finds out that it does not any more.
    more: '\r\n',
    onread: { buffer: Buffer.alloc(SIP), callback: () => false },
  },
};

const since = performance.now();
setInterval(() => {
  if (performance.now() - since > asked.seconds * 1000) return;
  const missing = Math.min(asked.count - open.size, (asked.perSecond * LOOK_MS) / 1000);
  for (let each = 0; each < missing; each += 1) begin();
}, LOOK_MS);
process.on('message', () => process.send({ open: open.size, lives }));
process.on('disconnect', () => process.exit());

function begin() {
  const { port, path } = asked.sites[(count += 1) % asked.sites.length];
  const { first, more, onread } = WAYS[asked.way];
  const began = performance.now();
  const socket = connect({ port, host: '127.0.0.1', ...(onread ? { onread } : {}) });
  const timer = setInterval(() => {
    socket.write(more);
    socket.resume();
  }, SLOWLY_MS);
  open.add(socket);
  socket
    .on('error', () => undefined)
    .on('close', () => {
      clearInterval(timer);
      open.delete(socket);
      lives.push(Math.round(performance.now() - began));
    });
  if (!onread) socket.resume();
  socket.write(first(port, path));
}
