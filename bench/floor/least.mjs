// The floor: node:http and the fewest, cheapest statements. A signed cookie names the user; no promise is kept.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { places, rows, stamp, stored } from './database.mjs';
import { list } from './list.mjs';
import { userIdIn } from './signed-cookie.mjs';

const POST_PATH = /^\/api\/rental_requests\/(\d+)\/messages$/;
const USER = 'SELECT id, name, email, phone, email_verified_at, owner FROM users WHERE id = ?';
const PARTIES = 'SELECT user_id, owner_id FROM rental_requests WHERE id = ?';
const COLUMNS = ['created_at', 'updated_at', 'user_id', 'messageable_id', 'content', 'messageable_type'];
const INSERT = `INSERT INTO messages (${COLUMNS.join(', ')}) VALUES (${places(COLUMNS)})`;

createServer((request, response) => {
  answer(request).then(
    ({ status, value }) => send(response, status, value),
    (error) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));

async function answer(request) {
  const userId = userIdIn(request.headers.cookie);
  if (userId === null) return { status: 401, value: { message: 'Unauthenticated.' } };
  const url = new URL(request.url, `http://${request.headers.host}`);
  if (url.pathname === '/api/rental_requests') return { status: 200, value: await list(userId, url) };
  const [user] = await rows(USER, [userId]);
  const [, id] = POST_PATH.exec(url.pathname) ?? [];
  if (!id) {
    return {
      status: 200,
      value: { ...user, email_verified_at: stamp(user.email_verified_at), owner: user.owner === 1 },
    };
  }
  return store(user, Number(id), await json(request));
}

async function store(user, requestId, { content }) {
  const [request] = await rows(PARTIES, [requestId]);
  if (request?.user_id !== user.id && request?.owner_id !== user.id) return { status: 403, value: {} };
  if (typeof content !== 'string' || content.trim() === '') return { status: 422, value: {} };
  const now = stored(new Date());
  const { insertId } = await rows(INSERT, [now, now, user.id, requestId, content, 'rental_request']);
  const stamps = { created_at: stamp(now), updated_at: stamp(now) };
  const place = { messageable_type: 'rental_request', messageable_id: requestId };
  return { status: 201, value: { id: insertId, ...stamps, ...place, user_id: user.id, content, views: [] } };
}

function send(response, status, value) {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
