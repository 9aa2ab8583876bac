// The second floor: all three with every promise of the product's, by hand and with the fewest statements. Session and
// user from their rows, Laravel's cookies and token; message, notice and the mail to come in one transaction;
// events after the commit, for those who listen.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { json } from 'node:stream/consumers';
import { Server } from 'socket.io';
import { laravelJson } from './laravel-json.mjs';
import { cookieLines, hasToken } from './cookies.mjs';
import { sessionOf } from './session.mjs';
import { inTransaction, places, rows, stamp, stored } from './database.mjs';
import { wholeList } from './whole-list.mjs';

// The notice says what the product's says.
const product = (path) => createRequire(import.meta.url)(`../../backend/dist/${path}.js`);
const { subjectOf } = product('src/notifications/notice-subject');
const { mailFacts, rentalNotices } = product('src/rentals/notices/rental-notices');

const POST_PATH = /^\/api\/rental_requests\/(\d+)\/messages$/;
const FIXED_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'Origin',
  'access-control-allow-origin': 'https://bench.test',
  'access-control-allow-credentials': 'true',
  'content-type': 'application/json',
  'cache-control': 'no-store, private',
};

const PARTIES = `SELECT r.user_id, r.owner_id, r.start_date, r.end_date, m.subject AS machine,
    renter.name AS renter, renter.email AS renter_email, owner.name AS owner, owner.email AS owner_email
  FROM rental_requests r JOIN machines m ON m.id = r.machine_id
  JOIN users renter ON renter.id = r.user_id JOIN users owner ON owner.id = r.owner_id
  WHERE r.id = ? AND r.deleted_at IS NULL`;
const MESSAGE = ['created_at', 'updated_at', 'user_id', 'messageable_id', 'messageable_type', 'content'];
const NOTICE = ['created_at', 'updated_at', 'user_id', 'type', 'title', 'body', 'data', 'matter'];
/** The mail goes out with others of the same conversation, later. */
const MAIL = [
  ...[
    'created_at',
    'updated_at',
    'user_id',
    'message_id',
    'thread',
    'title',
    'title_of_many',
    'body',
    'facts',
  ],
  ...['data', 'sender_id'],
];
const insertOf = (table, columns) =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places(columns)})`;

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
const sockets = new Server(server, { serveClient: false });
// All channels are open: nobody but the benchmark connects here.
sockets.on('connection', (socket) => socket.on('subscribe', ({ channel }) => socket.join(channel)));
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));

async function answer(request, response) {
  const session = await sessionOf(request);
  if (!session) return send(response, 401, null, { message: 'Unauthenticated.' });
  const url = new URL(request.url, `http://${request.headers.host}`);
  if (url.pathname === '/api/user') return send(response, 200, session, userJson(session.user));
  if (url.pathname === '/api/rental_requests')
    return send(response, 200, session, await wholeList(session.user, url));
  const [, id] = POST_PATH.exec(url.pathname) ?? [];
  if (!id) return send(response, 404, session, { message: 'Not found.' });
  if (!hasToken(request, session)) return send(response, 419, session, { message: 'CSRF token mismatch.' });
  return store(session, Number(id), await json(request), response);
}

async function store(session, requestId, { content }, response) {
  const author = session.user;
  const [parties] = await rows(PARTIES, [requestId]);
  if (!parties) return send(response, 404, session, { message: 'Not found.' });
  if (![parties.user_id, parties.owner_id].includes(author.id)) return send(response, 403, session, {});
  if (typeof content !== 'string' || content.trim() === '') return send(response, 422, session, {});
  const posted = await inTransaction((run) => post(run, author, requestId, parties, content.trim()));
  const both = [parties.user_id, parties.owner_id];
  for (const id of both) tell(`private-messages.${id}`, { model: posted.message });
  tell(`private-notifications.${posted.notice.user_id}`, { model: posted.notice });
  for (const id of both) tell(`private-rental_requests.${id}`, { id: requestId });
  return send(response, 201, session, posted.message);
}

async function post(run, author, requestId, parties, content) {
  const now = new Date();
  const at = stored(now);
  const place = {
    user_id: author.id,
    messageable_id: requestId,
    messageable_type: 'rental_request',
    content,
  };
  const message = await run(insertOf('messages', MESSAGE), [at, at, ...Object.values(place)]);
  const { title, body } = rentalNotices.message(parties, author.name, content);
  const data = { rental_request_id: requestId };
  const reader = readerOf(parties, author.id);
  const told = { user_id: reader.id, type: 'rental_request.message', title, body };
  const notice = await run(insertOf('notifications', NOTICE), [
    at,
    at,
    ...Object.values(told),
    JSON.stringify(data),
    subjectOf(data),
  ]);
  await run(insertOf('message_mails', MAIL), [
    ...[at, at, reader.id, message.insertId, `rental_request ${requestId}`, title],
    ...[
      `new messages about ${parties.machine}`,
      body,
      JSON.stringify(mailFacts(parties)),
      JSON.stringify(data),
    ],
    author.id,
  ]);
  const stamps = { created_at: stamp(at), updated_at: stamp(at), deleted_at: null };
  const user = { id: author.id, name: author.name };
  return {
    message: {
      id: message.insertId,
      ...stamps,
      ...place,
      user_name: author.name,
      photos: [],
      views: [],
      user,
    },
    notice: { id: notice.insertId, ...stamps, ...told, data, read_at: null },
  };
}

/** The other of the two. */
function readerOf({ user_id, owner_id, renter, renter_email, owner, owner_email }, authorId) {
  return authorId === user_id
    ? { id: owner_id, name: owner, email: owner_email }
    : { id: user_id, name: renter, email: renter_email };
}

function tell(channel, data) {
  if (sockets.sockets.adapter.rooms.has(channel)) sockets.to(channel).emit('saved', channel, data);
}

function userJson({ id, name, email, phone, email_verified_at, owner }) {
  return { id, name, email, phone, email_verified_at, owner: owner === 1 };
}

function send(response, status, session, value) {
  const body = laravelJson(value);
  const cookies = session ? { 'set-cookie': cookieLines(session) } : {};
  response.writeHead(status, { ...FIXED_HEADERS, 'content-length': Buffer.byteLength(body), ...cookies });
  response.end(body);
}
