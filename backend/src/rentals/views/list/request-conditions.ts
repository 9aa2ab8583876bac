import { REFUSED_STATUSES, type RentalRequestFilters } from '@yard/contracts';
import { containing } from '@kit/server/store/present';
import { inWords } from '@kit/server/store/reading';
import { foundAs, searchedFor } from '../../../users/search-text';
import { CONTESTED_BILL, CONTESTED_RETURN } from '../../records/answers-in-sql';
import { IS_TO_COME_BACK } from '../../records/late-machines';
import { ALIVE, type Condition, IS_PENDING, NOT_OVER, pastDueBack } from '../../records/state-in-sql';

/** `rentalNeedsAttention` of @yard/contracts in SQL. @param unread the condition of unread messages on `r.id` */
export function needsAttention(userId: number, unread: string): Condition {
  return {
    sql: `((${IS_PENDING} AND (r.stripe_payment_method_id IS NULL OR r.owner_id = :me))
      OR ((r.user_id = :me OR r.owner_id = :me) AND ${unread}))`,
    parameters: { me: userId },
  };
}

/** A return or bill that the renter contested and nobody has decided on yet; the same as `displayStatusOf`. */
export function isContested(wanted: boolean): Condition {
  const contested = `(r.id IN (SELECT contested.id FROM (
    SELECT report.rental_request_id AS id FROM machine_returns report
      WHERE ${CONTESTED_RETURN} AND report.deleted_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM rental_bills bill WHERE bill.rental_request_id = report.rental_request_id)
    UNION SELECT bill.rental_request_id FROM rental_bills bill WHERE ${CONTESTED_BILL}) contested)
    AND ${NOT_OVER})`;
  return { sql: wanted ? contested : `NOT ${contested}` };
}

/** Open, with an owner who can answer nothing. */
export function isOfSuspended(wanted: boolean): Condition {
  const suspended = `(r.owner_id IN (SELECT keeper.id FROM users keeper WHERE keeper.suspended_at IS NOT NULL) AND ${ALIVE})`;
  return { sql: wanted ? suspended : `NOT ${suspended}` };
}

const CONTESTED_SINCE = `COALESCE(
  (SELECT bill.contested_at FROM rental_bills bill WHERE bill.rental_request_id = r.id),
  (SELECT back.contested_at FROM machine_returns back
    WHERE back.rental_request_id = r.id AND back.deleted_at IS NULL))`;

const UNPAID_SINCE = `(SELECT MIN(tried.created_at) FROM payments tried
  WHERE tried.rental_request_id = r.id AND tried.status ${inWords(REFUSED_STATUSES)})`;

type Waits = Pick<RentalRequestFilters, 'contested' | 'unpaid' | 'late'>;

/** Since when rows named `r` wait for what the filter asks for. */
export function waitingSince({ contested, unpaid, late }: Waits): string {
  if (contested) return CONTESTED_SINCE;
  if (unpaid) return UNPAID_SINCE;
  return late ? 'r.end_date' : 'r.created_at';
}

/** Out past the time that it was due back, and paid. @param zones every zone machines stand in */
export function isLate(wanted: boolean, zones: readonly string[], now: Date): Required<Condition> {
  const past = pastDueBack(zones, now);
  const late = `(${IS_TO_COME_BACK} AND ${past.sql})`;
  return { sql: wanted ? late : `NOT ${late}`, parameters: past.parameters };
}

const PHONE_DIGITS = 7;

/** The card provider's id that a text is; null of any other text. */
export function providerIdIn(text: string): string | null {
  return /^[a-z]{2,}_\w+$/i.exec(text.trim())?.[0] ?? null;
}

/** Payments that have `:provided` as the provider's id, themselves or of a refund. */
export const paymentsAs = (column: 'id' | 'rental_request_id') =>
  `SELECT p.${column} FROM payments p WHERE p.stripe_payment_intent_id = :provided
  UNION SELECT p.${column} FROM refunds back JOIN payments p ON p.id = back.payment_id
    WHERE back.stripe_refund_id = :provided`;

export function numberIn(text: string): number | null {
  const number = /^(?:#|no\.?\s*)?([1-9]\d{0,14})$/i.exec(text.trim())?.[1];
  return number ? Number(number) : null;
}

/** A receipt names its rental: `R-119-1-DD8FAA`, or the beginning of it. */
export function rentalNumberIn(text: string): number | null {
  const number = /^(?:receipt\s+)?(?:R[-‐-―]|OFF-0*)([1-9]\d{0,14})(?:-\d+(?:-[\dA-F]{0,6})?)?-?$/i.exec(
    text.trim(),
  )?.[1];
  return number ? Number(number) : numberIn(text);
}

/** By number, or by part of a subject or name. Each table is read once, not for every row. */
export function matches(search: string): Required<Condition> {
  const { ways, parameters } = plainWays(search);
  return { sql: `(${ways.join(' OR ')})`, parameters };
}

/**
 * Everybody's requests; also by e-mail, phone, place and the provider's ids: people who may try parts of an
 * address learn it. One look-up in an index for each way, where an OR would read the table.
 */
export function matchesForAdmin(search: string): Required<Condition> {
  const plain = plainWays(search);
  const number = rentalNumberIn(search);
  // A short number is a rental's: a piece of a phone number or of a postal code would find nearly everything.
  const further = number && String(number).length < PHONE_DIGITS ? NO_WAYS : adminWays(search);
  const found = [...plain.ways, ...further.ways].map(
    (way) => `SELECT r.id FROM rental_requests r WHERE ${way}`,
  );
  return {
    sql: `r.id IN (SELECT found.id FROM (${found.join(' UNION ')}) found)`,
    parameters: { ...plain.parameters, ...further.parameters },
  };
}

function plainWays(search: string) {
  const number = rentalNumberIn(search);
  return {
    ways: [
      `r.machine_id IN (SELECT m.id FROM machines m WHERE m.subject LIKE :search ESCAPE '!')`,
      ...ofPeople(`SELECT u.id FROM users u WHERE u.name LIKE :search ESCAPE '!'`),
      ...(number ? ['r.id = :number'] : []),
    ],
    parameters: { search: containing(search), ...(number ? { number } : {}) },
  };
}

const NO_WAYS = { ways: [], parameters: {} };

function adminWays(search: string) {
  const provided = providerIdIn(search);
  const person = containing(searchedFor(search));
  return {
    ways: [
      ...ofPeople(`SELECT u.id FROM users u WHERE ${foundAs('u', 'person')}`),
      `r.address LIKE :search ESCAPE '!'`,
      ...(provided ? [`r.id IN (${paymentsAs('rental_request_id')})`] : []),
    ],
    parameters: { person, ...(provided ? { provided } : {}) },
  };
}

const ofPeople = (ids: string) => [`r.user_id IN (${ids})`, `r.owner_id IN (${ids})`];

/** Ids of the payments with the provider's whole id, else of those of the rentals that an admin finds so. */
export function paymentsFoundBy(search: string): Required<Condition> {
  const provided = providerIdIn(search);
  if (provided) return { sql: `(${paymentsAs('id')})`, parameters: { provided } };
  const { sql, parameters } = matchesForAdmin(search);
  return {
    sql: `(SELECT p.id FROM payments p JOIN rental_requests r ON r.id = p.rental_request_id WHERE ${sql})`,
    parameters,
  };
}

/**
 * A table `waiting` of ids that need an admin's attention: look-ups in indexes, where an OR over them would
 * read all requests. @param unread the condition of unread messages on `r.id`
 */
export function waitingForAdmin(unread: string): string {
  const isWaiting = `r.deleted_at IS NULL AND ${IS_PENDING}`;
  const requests = 'SELECT r.id FROM rental_requests r WHERE';
  return `(${requests} ${isWaiting} AND r.stripe_payment_method_id IS NULL
    UNION ${requests} ${isWaiting} AND r.owner_id = :me
    UNION ${requests} r.user_id = :me AND r.deleted_at IS NULL AND ${unread}
    UNION ${requests} r.owner_id = :me AND r.deleted_at IS NULL AND ${unread}) waiting`;
}
