import type { FoundKind, FoundRecord, PaymentKind, PaymentStatus } from '@yard/contracts';
import { PAYMENT_STATUS_NAMES, paymentNoun } from '@yard/contracts';
import { clipped } from '@yard/contracts/cut-text';
import { FOUND_MAX } from '@yard/contracts/back-office';
import { formatDays } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { minorFrom } from '@kit/server/store/reading';
import { wireMoney } from '@kit/server/store/present';
import { foundAs } from '../../users/search-text';
import { paymentsAs } from '../../rentals/views/list/request-conditions';

/** The most people and machines whose newest rentals are searched. */
const NAMED_MAX = 50;

const RENTAL_IDS = 'SELECT id FROM rental_requests WHERE';

/** A row as the database gives it: its columns by name. */
export type FoundRow = Record<string, string>;

export interface FindQuery {
  sql: string;
  present(id: number, row: FoundRow): FoundRecord;
}

/** The users that the typed text names; their ids find the rest, so that each table is read once. */
export const PEOPLE: FindQuery = {
  sql: `SELECT u.id, u.name, u.email, u.phone FROM users u
    WHERE u.deleted_at IS NULL AND (${foundAs('u', 'person')} OR u.id = :number) ${newest('u', NAMED_MAX)}`,
  present: (id, { name = '', email, phone }) =>
    found('user', id, name, { subtitle: [email, phone], path: `/users/${id}` }),
};
export const MACHINES: FindQuery = {
  sql: `SELECT m.id, m.subject, owner.name AS owner, type.name AS type FROM machines m
    JOIN users owner ON owner.id = m.user_id JOIN machine_types type ON type.id = m.machine_type_id
    WHERE m.deleted_at IS NULL
      AND (m.subject LIKE :search ESCAPE '!' OR m.id = :number OR m.user_id IN (:...people))
    ${newest('m', NAMED_MAX)}`,
  present: (id, { subject = '', owner, type }) =>
    found('machine', id, subject, { subtitle: [type, `of ${owner}`], path: `/machines/${id}` }),
};
export const RENTALS: FindQuery = {
  sql: `SELECT r.id, m.subject, r.start_date, r.end_date, renter.name AS renter, owner.name AS owner
    FROM rental_requests r JOIN machines m ON m.id = r.machine_id JOIN users renter ON renter.id = r.user_id
    JOIN users owner ON owner.id = r.owner_id
    WHERE r.deleted_at IS NULL AND r.id IN (SELECT named.id FROM (
      ${RENTAL_IDS} id = :number UNION ${RENTAL_IDS} user_id IN (:...people)
      UNION ${RENTAL_IDS} owner_id IN (:...people) UNION ${RENTAL_IDS} machine_id IN (:...machines)
      UNION ${paymentsAs('rental_request_id')}) named)
    ${newest('r', FOUND_MAX)}`,
  present: (id, { subject, renter, owner, start_date, end_date }) =>
    found('rental_request', id, `#${id} ${subject}`, {
      subtitle: [`${renter} from ${owner}`, daysOf(start_date, end_date)],
      path: `/rental_requests/${id}`,
    }),
};
export const PAYMENTS: FindQuery = {
  sql: `SELECT p.id, p.kind, p.rental_change_id, p.amount, p.status, p.rental_request_id AS rental FROM payments p
    WHERE p.id IN (SELECT named.id FROM (SELECT id FROM payments WHERE rental_request_id IN (:...rentals)
      UNION ${paymentsAs('id')}) named) ${newest('p', FOUND_MAX)}`,
  present: (id, { kind, rental_change_id, amount = '0', status, rental }) =>
    found('payment', id, `${money(amount)} ${nounOf(kind, rental_change_id)}`, {
      subtitle: [PAYMENT_STATUS_NAMES[status as PaymentStatus], `rental #${rental}`],
      path: `/payments/${id}`,
    }),
};
export const TICKETS: FindQuery = {
  sql: `SELECT t.id, t.number, t.message, author.name AS author FROM support_tickets t
    JOIN users author ON author.id = t.user_id
    WHERE t.deleted_at IS NULL AND (t.number LIKE :search ESCAPE '!' OR t.message LIKE :search ESCAPE '!'
      OR t.user_id IN (:...people)) ${newest('t', FOUND_MAX)}`,
  present: (id, { number, author, message = '' }) =>
    found('support_ticket', id, `${number} ${beginning(message)}`, {
      subtitle: [author],
      path: `/support_tickets/${id}`,
    }),
};

/** Records with the typed number first, then the newest. */
function newest(alias: string, max: number): string {
  return `ORDER BY CASE WHEN ${alias}.id = :number THEN 0 ELSE 1 END, ${alias}.id DESC LIMIT ${max}`;
}

function found(
  kind: FoundKind,
  id: number,
  title: string,
  { subtitle, path }: { subtitle: (string | null | undefined)[]; path: string },
): FoundRecord {
  return { kind, id, title, subtitle: subtitle.filter(Boolean).join(' · '), path };
}

function daysOf(first = '', last = ''): string {
  return formatDays(first.slice(0, 10), last.slice(0, 10), 'short');
}

const nounOf = (kind: string | undefined, change: string | undefined) =>
  paymentNoun({ kind: kind as PaymentKind, rental_change_id: Number(change) || null });
const money = (amount: string) => formatMoney(wireMoney(minorFrom(amount)), CURRENCY, { exact: true });

function beginning(message: string): string {
  const [line = ''] = message.trim().split('\n');
  return clipped(line, 60);
}
