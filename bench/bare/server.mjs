// The limit: three routes on node:http and mysql2, with the product's SQL and JSON, and nothing in between.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { PARTIES, query } from './database.mjs';
import { laravelJson, stamp } from './json.mjs';
import { list } from './list.mjs';
import { post } from './message.mjs';
import { cookieLines, hasToken, sessionOf } from './session.mjs';

const POST_PATH = /^\/api\/rental_requests\/(\d+)\/messages$/;

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
const sockets = new Server(server, { serveClient: false });
// Whoever asks gets in: nobody but the benchmark connects here.
sockets.on('connection', (socket) => {
  socket.on('subscribe', ({ channel }) => {
    void socket.join(channel);
    socket.emit('subscription_succeeded', channel);
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));

async function answer(request, response) {
  const session = await sessionOf(request);
  if (!session) return send(response, 401, null, { message: 'Unauthenticated.' });
  const url = new URL(request.url, `http://${request.headers.host}`);
  if (url.pathname === '/api/user') return send(response, 200, session, userJson(session.user));
  if (url.pathname === '/api/rental_requests') {
    return send(response, 200, session, await list(session.user, url));
  }
  const [, id] = POST_PATH.exec(url.pathname) ?? [];
  if (request.method !== 'POST' || !id) return send(response, 404, session, { message: 'Not found.' });
  if (!hasToken(request, session)) return send(response, 419, session, { message: 'CSRF token mismatch.' });
  return store(session, Number(id), await bodyOf(request), response);
}

async function store(session, requestId, body, response) {
  const [request] = await query(PARTIES, [requestId]);
  const me = session.user.id;
  if (!request) return send(response, 404, session, { message: 'Not found.' });
  if (request.user_id !== me && request.owner_id !== me) return send(response, 403, session, {});
  const content = typeof body.content === 'string' ? body.content.trim() : '';
  if (content === '' || content.length > 5000) return send(response, 422, session, {});
  const told = await post(session.user, request, content);
  for (const [channel, data] of told.events) sockets.to(channel).emit('saved', channel, data);
  return send(response, 201, session, told.record);
}

function userJson(user) {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    email_verified_at: stamp(user.email_verified_at),
    owner: user.owner === 1,
  };
}

function send(response, status, session, value) {
  const body = laravelJson(value);
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    vary: 'Origin',
    'access-control-allow-origin': 'http://bench.test',
    'access-control-allow-credentials': 'true',
    'content-type': 'application/json',
    'cache-control': 'no-cache, private',
    'content-length': Buffer.byteLength(body),
    ...(session ? { 'set-cookie': cookieLines(session) } : {}),
  });
  response.end(body);
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
