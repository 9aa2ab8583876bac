// One pool, and the statements of the product, by hand: the same joins, the same columns, the same order.
import { createPool } from 'mysql2';

const pool = createPool({
  uri: process.env.DATABASE_URL,
  timezone: 'Z',
  charset: 'utf8mb4_unicode_ci',
  dateStrings: ['DATE'],
  connectionLimit: 10,
});
// As the product's connections, so that a transaction needs no statement for it.
pool.on('connection', (connection) =>
  connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED'),
);

export function query(sql, values, on = pool) {
  return new Promise((resolve, reject) => {
    on.query(sql, values, (error, rows) => (error ? reject(error) : resolve(rows)));
  });
}

/** Runs work on one connection between BEGIN and COMMIT. */
export async function inTransaction(work) {
  const connection = await new Promise((resolve, reject) => {
    pool.getConnection((error, found) => (error ? reject(error) : resolve(found)));
  });
  try {
    await query('START TRANSACTION', [], connection);
    const result = await work((sql, values) => query(sql, values, connection));
    await query('COMMIT', [], connection);
    return result;
  } catch (error) {
    await query('ROLLBACK', [], connection);
    throw error;
  } finally {
    connection.release();
  }
}

const USER_COLUMNS = `u.id, u.name, u.email, u.phone, u.password, u.owner, u.admin, u.email_verified_at,
  u.suspended_at, u.remember_token, u.created_at, u.updated_at, u.deleted_at`;

export const SESSION = `SELECT s.user_id, s.ip_address, s.user_agent, s.payload, s.last_activity, ${USER_COLUMNS}
  FROM sessions s LEFT JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL WHERE s.id = ?`;

export const TOUCH = 'UPDATE sessions SET last_activity = ? WHERE id = ?';

const MINE = `(SELECT id FROM rental_requests WHERE user_id = ?
    UNION SELECT id FROM rental_requests WHERE owner_id = ?) mine JOIN rental_requests r ON r.id = mine.id`;

export const COUNT = `SELECT COUNT(*) AS total FROM ${MINE} WHERE r.deleted_at IS NULL`;

/** How an adopted database may name the kind. */
const TYPES = String.raw`('rental_request', 'App\\Models\\RentalRequest', 'App\\RentalRequest')`;

/** Values: the reader four times, then the offset. */
export const PAGE = `SELECT r.*, renter.name AS renter_name, owner.name AS owner_name,
    machine.subject AS machine_subject, machine.time_zone AS time_zone, type.name AS machine_type_name,
    type.category AS machine_type_category,
    (SELECT photo.url FROM photos photo WHERE photo.machine_id = r.machine_id AND photo.deleted_at IS NULL
      ORDER BY photo.position, photo.id LIMIT 1) AS photo_url,
    EXISTS (SELECT 1 FROM messages unread WHERE unread.messageable_id = r.id
      AND unread.messageable_type IN ${TYPES} AND unread.user_id <> ? AND unread.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM message_views seen
        WHERE seen.message_id = unread.id AND seen.user_id = ?)) AS is_unread,
    ended.id AS cancellation_id, ended.user_id AS cancellation_user_id, ender.name AS cancellation_user_name,
    ended.reason AS cancellation_reason, ended.refund_amount AS cancellation_amount,
    ended.created_at AS cancellation_at,
    policy.version AS policy_version, policy.name AS policy_name, policy.window_hours AS policy_window_hours,
    policy.tiers AS policy_tiers, policy.body AS policy_body,
    policy.created_at AS policy_created_at, policy.updated_at AS policy_updated_at, returned.id AS return_id
  FROM (SELECT r.id FROM ${MINE} WHERE r.deleted_at IS NULL
    ORDER BY r.created_at ASC, r.id ASC LIMIT 15 OFFSET ?) page
  JOIN rental_requests r ON r.id = page.id
  JOIN users renter ON renter.id = r.user_id
  JOIN users owner ON owner.id = r.owner_id
  JOIN machines machine ON machine.id = r.machine_id
  JOIN machine_types type ON type.id = machine.machine_type_id
  JOIN cancellation_policies policy ON policy.id = r.cancellation_policy_id
  LEFT JOIN cancellations ended ON ended.rental_request_id = r.id
  LEFT JOIN users ender ON ender.id = ended.user_id
  LEFT JOIN machine_returns returned ON returned.rental_request_id = r.id AND returned.deleted_at IS NULL
  ORDER BY r.created_at ASC, r.id ASC`;

export const MESSAGES = `SELECT message.id, message.created_at, message.updated_at, message.deleted_at,
    message.messageable_id, message.messageable_type, message.user_id, author.name AS user_name, message.content
  FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY messageable_id ORDER BY created_at DESC, id DESC) AS place
    FROM messages WHERE messageable_type IN ${TYPES} AND messageable_id IN (?) AND deleted_at IS NULL
  ) placed
  JOIN messages message ON message.id = placed.id
  JOIN users author ON author.id = message.user_id
  WHERE placed.place <= 50 ORDER BY message.created_at, message.id`;

export const VIEWS = `SELECT message_id, user_id FROM message_views
  WHERE message_id IN (?) AND deleted_at IS NULL ORDER BY id`;

export const PAYMENTS = `SELECT id, created_at, updated_at, deleted_at, rental_request_id, kind, amount, refunded_amount,
    currency, status, failure_message, stripe_payment_intent_id, client_secret, attempted_at, succeeded_at
  FROM payments WHERE rental_request_id IN (?) AND deleted_at IS NULL ORDER BY created_at, id`;

export const AGREEMENTS = `SELECT rental_request_id, document_id, kind, version, name, agreed_at, sha256
  FROM document_agreements WHERE rental_request_id IN (?) AND deleted_at IS NULL ORDER BY id`;

export const PARTIES = 'SELECT * FROM rental_requests WHERE id = ? AND deleted_at IS NULL LIMIT 1';

export const POST_MESSAGE = `INSERT INTO messages (created_at, updated_at, user_id, messageable_id, messageable_type,
  content) VALUES (?, ?, ?, ?, 'rental_request', ?)`;

export const NAMES = `SELECT machine.subject AS machine, renter.name AS renter, owner.name AS owner
  FROM machines machine JOIN users renter ON renter.id = ? JOIN users owner ON owner.id = ?
  WHERE machine.id = ?`;

export const READER = 'SELECT id, name, email FROM users WHERE id = ? AND deleted_at IS NULL';

export const POST_NOTICE = `INSERT INTO notifications (created_at, updated_at, user_id, type, title, body, data)
  VALUES (?, ?, ?, ?, ?, ?, ?)`;

export const POST_MAIL = `INSERT INTO mails (created_at, updated_at, recipient, subject, text, html, attempts)
  VALUES (?, ?, ?, ?, ?, ?, 0)`;
