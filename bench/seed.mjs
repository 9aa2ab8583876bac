// Fills an empty, migrated database in bulk.
import * as rows from './seed-rows.mjs';

const { COUNTS } = rows;
const ROWS_AT_ONCE = 1_000;
const STAMP = "'2026-11-20 12:00:00.000'";

/** Half of the messages are by the owner, and most are seen. */
const OWNERS_ANSWER = `UPDATE messages m JOIN rental_requests r ON r.id = m.messageable_id
  SET m.user_id = r.owner_id WHERE m.messageable_type = 'rental_request' AND m.id % 2 = 0`;
const SEEN = `INSERT INTO message_views (message_id, user_id, created_at, updated_at)
  SELECT m.id, IF(m.id % 2 = 0, r.user_id, r.owner_id), m.created_at, m.created_at
  FROM messages m JOIN rental_requests r ON r.id = m.messageable_id
  WHERE m.messageable_type = 'rental_request' AND m.id % 7 <> 0`;
/** Both payments of each request that is approved or closed: 62,500 requests of stages 2 to 5 and 7 less a fifth. */
const PAYMENTS = `INSERT INTO payments (rental_request_id, kind, attempt, amount, refunded_amount, currency, status,
    stripe_payment_method_id, stripe_payment_intent_id, client_secret, idempotency_key, attempted_at, succeeded_at,
    created_at, updated_at)
  SELECT r.id, k.kind, 1, IF(k.kind = 'deposit', r.deposit_amount, r.subtotal), 0, 'usd', 'succeeded',
    'pm_card_visa', CONCAT('pi_', k.kind, '_', r.id), CONCAT('secret_', k.kind, r.id), CONCAT('key-', k.kind, r.id),
    r.approved_at, r.approved_at, r.approved_at, r.approved_at
  FROM rental_requests r JOIN (SELECT 'rental' AS kind UNION ALL SELECT 'deposit') k
  WHERE r.approved_at IS NOT NULL AND r.id % 5 <> 0 ORDER BY r.id, k.kind`;
const AGREEMENTS = `INSERT INTO document_agreements (rental_request_id, document_id, user_id, kind, version, name,
    agreed_at, sha256, content, created_at, updated_at)
  SELECT r.id, d.id, r.user_id, d.kind, d.version, d.name, r.created_at, SHA2(d.content, 256), d.content,
    r.created_at, r.created_at
  FROM rental_requests r JOIN documents d ORDER BY r.id, d.id`;

/** @param connection  mysql2 with promises, on the empty database */
export async function seed(connection) {
  const random = rows.randomOf(20_261_120);
  const fill = (table, count, rowOf) => insertMany(connection, table, count, (id) => rowOf(id, random));
  await connection.query('SET unique_checks = 0, foreign_key_checks = 0');
  await fill('users', COUNTS.users, rows.user);
  await fill('machine_types', COUNTS.types, rows.machineType);
  await fill('addresses', COUNTS.users, rows.address);
  await fill('machines', COUNTS.machines, rows.machine);
  await fill('photos', COUNTS.machines, rows.photo);
  await fill('support_tickets', COUNTS.tickets, rows.ticket);
  await fill('rental_requests', COUNTS.requests, rows.rentalRequest);
  await fill('messages', COUNTS.messages, rows.message);
  await insertMany(connection, 'documents', DOCUMENTS.length, document);
  for (const statement of [OWNERS_ANSWER, SEEN, PAYMENTS, AGREEMENTS]) await connection.query(statement);
  await connection.query('SET unique_checks = 1, foreign_key_checks = 1');
  await connection.query(
    'ANALYZE TABLE users, machines, rental_requests, messages, message_views, payments, document_agreements',
  );
}

const DOCUMENTS = ['terms_and_conditions', 'privacy_policy', 'insurance_disclaimer', 'rental_agreement'];

function document(id) {
  const kind = DOCUMENTS[id - 1];
  const text = `<p>${kind}</p>`;
  const now = STAMP.slice(1, -1);
  return {
    id,
    kind,
    name: kind,
    content: text,
    version: 1,
    published_at: now,
    created_at: now,
    updated_at: now,
  };
}

async function insertMany(connection, table, count, rowOf) {
  for (let first = 1; first <= count; first += ROWS_AT_ONCE) {
    const last = Math.min(count, first + ROWS_AT_ONCE - 1);
    const batch = Array.from({ length: last - first + 1 }, (_, index) => rowOf(first + index));
    const values = batch.map((row) => Object.values(row));
    await connection.query('INSERT INTO ?? (??) VALUES ?', [table, Object.keys(batch[0]), values]);
  }
}
