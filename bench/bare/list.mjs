// The list of rental requests, by hand: two queries for the page, four for its parts.
import { AGREEMENTS, COUNT, MESSAGES, PAGE, PAYMENTS, query, VIEWS } from './database.mjs';
import { paginated, stamp } from './json.mjs';
import { requestJson } from './request-json.mjs';

/** @param url  the address asked, absolute */
export async function list(user, url) {
  const page = Number(url.searchParams.get('page') ?? 1);
  const me = user.id;
  const [{ total }] = await query(COUNT, [me, me]);
  const rows = await query(PAGE, [me, me, me, me, (page - 1) * 15]);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return paginated([], total, page, url.origin + url.pathname);
  const [messages, payments, agreements] = await Promise.all([
    messagesOf(ids),
    query(PAYMENTS, [ids]).then((found) => grouped(found, 'rental_request_id')),
    query(AGREEMENTS, [ids]).then((found) => grouped(found, 'rental_request_id')),
  ]);
  const data = rows.map((row) => requestJson(row, me, messages, payments, agreements));
  return paginated(data, total, page, url.origin + url.pathname);
}

async function messagesOf(ids) {
  const messages = await query(MESSAGES, [ids]);
  if (messages.length === 0) return new Map();
  const views = grouped(await query(VIEWS, [messages.map(({ id }) => id)]), 'message_id');
  return grouped(
    messages.map((message) => messageJson(message, views.get(message.id) ?? [])),
    'messageable_id',
  );
}

export function messageJson(message, views) {
  return {
    id: message.id,
    created_at: stamp(message.created_at),
    updated_at: stamp(message.updated_at),
    deleted_at: null,
    messageable_id: message.messageable_id,
    messageable_type: 'rental_request',
    user_id: message.user_id,
    user_name: message.user_name,
    content: message.content,
    views: views.map(({ user_id }) => ({ user_id })),
    user: { id: message.user_id, name: message.user_name },
  };
}

function grouped(rows, key) {
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(row[key]);
    if (group) group.push(row);
    else groups.set(row[key], [row]);
  }
  return groups;
}
