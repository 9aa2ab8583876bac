import { type Condition, IS_PENDING, NOT_OVER } from '../state-in-sql';

/** `rentalNeedsAttention` of @yard/contracts in SQL. @param unread the condition of unread messages on `r.id` */
export function needsAttention(userId: number, unread: string): Condition {
  return {
    sql: `((${IS_PENDING} AND (r.stripe_payment_method_id IS NULL OR r.owner_id = :me)) OR ${unread})`,
    parameters: { me: userId },
  };
}

/** A return that the renter contested and nobody has decided on yet; the same as `standingOf`. */
export function isContested(wanted: boolean): Condition {
  const contested = `${NOT_OVER} AND r.id IN (SELECT b.rental_request_id FROM machine_returns b
    WHERE b.contested_at IS NOT NULL AND b.accepted_at IS NULL AND b.deleted_at IS NULL)`;
  return { sql: wanted ? `(${contested})` : `NOT (${contested})` };
}

/** A request's number as people write it. */
const NUMBER = /^#?([1-9]\d{0,14})$/;

/**
 * The number is the text, or the machine's subject or the name of one of the two contains it. Each table is read once,
 * not for every row.
 *
 * @param byEmail  their addresses too: for admins, because whoever may try parts of an address learns it
 */
export function matches(search: string, { byEmail }: { byEmail: boolean }): Condition {
  const like = `LIKE :search ESCAPE '!'`;
  // Addresses are kept in lower case, and compared as they are.
  const address = byEmail ? ` OR u.email LIKE :address ESCAPE '!'` : '';
  const people = `(SELECT u.id FROM users u WHERE u.name ${like}${address})`;
  const number = NUMBER.exec(search.trim())?.[1];
  const containing = `%${search.replace(/[!%_]/g, '!$&')}%`;
  return {
    sql: `(r.machine_id IN (SELECT m.id FROM machines m WHERE m.subject ${like})
      OR r.user_id IN ${people} OR r.owner_id IN ${people}${number ? ' OR r.id = :number' : ''})`,
    parameters: {
      search: containing,
      ...(byEmail ? { address: containing.toLowerCase() } : {}),
      ...(number ? { number: Number(number) } : {}),
    },
  };
}

/**
 * What needs an admin's attention among everybody's, as a table `waiting` of ids: two look-ups in indexes, where an OR
 * over them would read all requests.
 */
export function waitingForAdmin(unreadIds: string): string {
  const isWaiting = `r.deleted_at IS NULL AND ${IS_PENDING}`;
  return `(SELECT r.id FROM rental_requests r WHERE ${isWaiting} AND r.stripe_payment_method_id IS NULL
    UNION SELECT r.id FROM rental_requests r WHERE ${isWaiting} AND r.owner_id = :me
    UNION ${unreadIds}) waiting`;
}
