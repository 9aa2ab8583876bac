// Checks that a database has all writes that were acknowledged (writers.mjs), and nothing that must never be.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Keys of each kind of fact. */
const KEYS = {
  message: 'SELECT content AS k FROM messages',
  request: 'SELECT id AS k FROM rental_requests',
  approved: 'SELECT id AS k FROM rental_requests WHERE approved_at IS NOT NULL',
  declined: 'SELECT id AS k FROM rental_requests WHERE declined_at IS NOT NULL',
  cancelled: 'SELECT rental_request_id AS k FROM cancellations',
  picture: 'SELECT id AS k FROM media WHERE deleted_at IS NULL',
  gone: 'SELECT id AS k FROM media WHERE deleted_at IS NOT NULL',
};

const audited = (action, stamp) => `SELECT id FROM rental_requests r WHERE ${stamp}
  AND 1 <> (SELECT COUNT(*) FROM audit_events a
    WHERE a.record_type = 'rental_request' AND a.record_id = r.id AND a.action = '${action}')`;
const given = 'EXISTS (SELECT 1 FROM cancellations c WHERE c.rental_request_id = r.id)';

/** Rows that only half of a write would leave. */
const HALVES = {
  'a request without its four agreements': `SELECT id FROM rental_requests r
    WHERE 4 <> (SELECT COUNT(*) FROM document_agreements d WHERE d.rental_request_id = r.id)`,
  'a request approved and declined': `SELECT id FROM rental_requests
    WHERE approved_at IS NOT NULL AND declined_at IS NOT NULL`,
  'an approval without its deposit': `SELECT id FROM rental_requests r WHERE approved_at IS NOT NULL
    AND 1 <> (SELECT COUNT(*) FROM payments p WHERE p.rental_request_id = r.id AND p.kind = 'deposit')`,
  'an approval without its days': `SELECT id FROM rental_requests r WHERE approved_at IS NOT NULL AND NOT ${given}
    AND NOT EXISTS (SELECT 1 FROM machine_days d WHERE d.rental_request_id = r.id)`,
  'a cancellation that kept its days': `SELECT r.id FROM rental_requests r
    JOIN machine_days d ON d.rental_request_id = r.id WHERE ${given}`,
  'an approval without its audit event': audited('approve', 'approved_at IS NOT NULL'),
  'a refusal without its audit event': audited('decline', 'declined_at IS NOT NULL'),
  'a cancellation without its audit event': audited('cancel', given),
  'a picture without its audit event': `SELECT id FROM media m WHERE 1 <> (SELECT COUNT(*) FROM audit_events a
    WHERE a.record_type = 'media' AND a.record_id = m.id AND a.action = 'create')`,
};

/**
 * @param rows   asks the database: SQL to rows
 * @param facts  what was acknowledged until then
 * @param later  the same, and what was noted since: of a picture that somebody was deleting nothing is known
 * @returns      what is lost, in words
 */
export async function lost(rows, facts, later = facts) {
  const left = new Set(later.filter(({ kind }) => kind === 'leaving').map(({ key }) => key));
  const there = {};
  for (const [kind, sql] of Object.entries(KEYS)) {
    there[kind] = new Set((await rows(sql)).map(({ k }) => String(k)));
  }
  return facts
    .filter(
      ({ kind, key }) => kind in KEYS && !there[kind].has(key) && !(kind === 'picture' && left.has(key)),
    )
    .map(({ kind, key }) => `lost: ${kind} ${key}`);
}

export async function halves(rows) {
  const found = [];
  for (const [what, sql] of Object.entries(HALVES)) {
    const count = (await rows(sql)).length;
    if (count > 0) found.push(`${what}: ${count}`);
  }
  return found;
}

/** Pictures that a row names and the folder of files does not have. */
export async function withoutFile(rows, storage) {
  const found = await rows('SELECT id, path FROM media WHERE deleted_at IS NULL');
  return found
    .filter(({ path }) => !existsSync(join(storage, 'media', path)))
    .map(({ id }) => `picture ${id} has no file`);
}
