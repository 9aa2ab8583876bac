// A page of somebody's rental requests with what its screen shows: machine, people, messages with views, payments.
import { paginated } from './laravel-json.mjs';
import { places, rows, stamp } from './database.mjs';

const OWN = 'FROM rental_requests WHERE (user_id = ? OR owner_id = ?) AND deleted_at IS NULL';
/** The type's names as stored by this version and by Laravel. */
const TYPE = "messageable_type IN ('rental_request', 'App\\\\Models\\\\RentalRequest')";

/** @param url  the address asked, absolute */
export async function list(userId, url) {
  const page = Number(url.searchParams.get('page') ?? 1);
  const offset = (page - 1) * 15;
  const [[{ total }], requests] = await Promise.all([
    rows(`SELECT COUNT(*) AS total ${OWN}`, [userId, userId]),
    rows(`SELECT * ${OWN} ORDER BY created_at, id LIMIT 15 OFFSET ${offset}`, [userId, userId]),
  ]);
  const path = url.origin + url.pathname;
  if (requests.length === 0) return paginated([], total, page, path);
  const parts = await partsOf(requests);
  return paginated(requests.map(parts), total, page, path);
}

async function partsOf(requests) {
  const ids = requests.map(({ id }) => id);
  const machineIds = [...new Set(requests.map(({ machine_id }) => machine_id))];
  const userIds = [...new Set(requests.flatMap(({ user_id, owner_id }) => [user_id, owner_id]))];
  const [machines, users, messages, payments] = await Promise.all([
    rows(
      `SELECT m.id, m.subject, m.user_id, m.time_zone, t.name AS machine_type_name FROM machines m
        JOIN machine_types t ON t.id = m.machine_type_id WHERE m.id IN (${places(machineIds)})`,
      machineIds,
    ),
    rows(`SELECT id, name FROM users WHERE id IN (${places(userIds)})`, userIds),
    rows(
      `SELECT m.id, m.created_at, m.updated_at, m.messageable_id, m.user_id, m.content, u.name AS user_name
        FROM messages m JOIN users u ON u.id = m.user_id
        WHERE m.${TYPE} AND m.messageable_id IN (${places(ids)}) AND m.deleted_at IS NULL ORDER BY m.created_at`,
      ids,
    ),
    rows(
      `SELECT id, created_at, updated_at, rental_request_id, kind, amount, refunded_amount, currency, status,
          attempted_at, succeeded_at FROM payments WHERE rental_request_id IN (${places(ids)}) AND deleted_at IS NULL`,
      ids,
    ),
  ]);
  await addViews(messages);
  const machineOf = byId(machines);
  const userOf = byId(users);
  const messagesOf = grouped(messages.map(stamped), 'messageable_id');
  const paymentsOf = grouped(payments.map(stamped), 'rental_request_id');
  return (request) => ({
    ...stamped(request),
    machine: machineOf.get(request.machine_id),
    user: userOf.get(request.user_id),
    messages: messagesOf.get(request.id) ?? [],
    payments: paymentsOf.get(request.id) ?? [],
    lines: JSON.parse(request.lines),
  });
}

async function addViews(messages) {
  if (messages.length === 0) return;
  const ids = messages.map(({ id }) => id);
  const views = await rows(
    `SELECT message_id, user_id FROM message_views WHERE message_id IN (${places(ids)})`,
    ids,
  );
  const viewsOf = grouped(views, 'message_id');
  for (const message of messages)
    message.views = (viewsOf.get(message.id) ?? []).map(({ user_id }) => ({ user_id }));
}

function stamped(row) {
  for (const name of Object.keys(row)) if (name.endsWith('_at')) row[name] = stamp(row[name]);
  return row;
}

const byId = (found) => new Map(found.map((row) => [row.id, row]));

/** Rows by what they have in a column. */
export function grouped(found, key) {
  const groups = new Map();
  for (const row of found) {
    const group = groups.get(row[key]);
    if (group) group.push(row);
    else groups.set(row[key], [row]);
  }
  return groups;
}
