import type { PaymentKind, PaymentStatus, RentalStatus, Signatures } from '@yard/contracts';
import { canRetry, isBooked, isOver, wasOut } from '@yard/contracts';
import { canApply } from '@yard/contracts/rental-moves';
import { type CalendarDate, startOfDayIn } from '@yard/dates';
import { groupedBy } from '@kit/server/store/reading';
import { isDone } from '../done-payments';

export interface Attempt {
  id: number;
  kind: PaymentKind;
  /** The change that this rent pays for; null for the rent itself. */
  rental_change_id?: number | null;
  status: PaymentStatus;
  stripe_payment_method_id: string | null;
  created_at: Date;
  attempted_at: Date | null;
}

/** The request that attempts are for. */
export interface UnpaidSubject {
  status: RentalStatus;
  start_date: CalendarDate;
  stripe_payment_method_id: string | null;
  updated_at: Date;
  handed_over_unpaid_at: unknown;
}

export interface Unpaid<T extends Attempt = Attempt> {
  kind: 'deposit' | 'rental' | 'bill';
  since: Date;
  attempts: number;
  nextAttemptAt: Date | null;
  deadlineAt: Date;
  last: T;
  /** An attempt is on its way: how it ends is not known yet. */
  isUnderWay: boolean;
}

/** Hours until a refused rent is tried again with the same card, by attempt; the last repeats: rule 27. */
const RENT_RETRY_HOURS = [6, 12, 24] as const;

/** A rent that fails late leaves at least so long to pay it: rule 27. */
export const RENT_GRACE_HOURS = 24;

/** Days in which the card of an unpaid bill is retried: our decision. */
const BILL_DAYS = 7;

const HOUR_MS = 3_600_000;

/** Rent of an approved request that failed and was not collected since; after its end where the machine was out. */
export function unpaidRent<T extends Attempt>(
  request: UnpaidSubject,
  payments: readonly T[],
  { zone, ...facts }: { zone: string; machine_return: unknown; handover: Signatures | null },
): Unpaid<T> | null {
  const unpaid = unpaidAttempts(request, payments, 'rental');
  if (!unpaid || (isOver(request.status) && !wasOut({ ...request, ...facts, payments }))) return null;
  const start = startOfDayIn(request.start_date, zone).getTime();
  const deadlineAt = new Date(Math.max(start, unpaid.since.getTime() + RENT_GRACE_HOURS * HOUR_MS));
  return { ...unpaid, deadlineAt, nextAttemptAt: nextAttempt(request, unpaid, deadlineAt) };
}

/** A bill whose card was refused, also after the rental: tried again by the schedule of rent. */
export function unpaidBill<T extends Attempt>(
  request: UnpaidSubject,
  payments: readonly T[],
): Unpaid<T> | null {
  const unpaid = unpaidAttempts(request, payments, 'bill');
  if (!unpaid) return null;
  const deadlineAt = new Date(unpaid.since.getTime() + BILL_DAYS * 24 * HOUR_MS);
  return { ...unpaid, deadlineAt, nextAttemptAt: nextAttempt(request, unpaid, deadlineAt) };
}

/**
 * A deposit of an approved request that failed: batch 1 cancels after its deadline, so that nothing is tried by itself.
 */
export function unpaidDeposit<T extends Attempt>(
  request: UnpaidSubject,
  payments: readonly T[],
  { zone, windowHours }: { zone: string; windowHours: number },
): Unpaid<T> | null {
  const unpaid = isBooked(request.status) ? unpaidAttempts(request, payments, 'deposit') : null;
  if (!unpaid) return null;
  const window = startOfDayIn(request.start_date, zone).getTime() - windowHours * HOUR_MS;
  const deadlineAt = new Date(Math.max(window, unpaid.since.getTime()));
  return { ...unpaid, deadlineAt, nextAttemptAt: null };
}

type Attempts<T extends Attempt> = Omit<Unpaid<T>, 'deadlineAt' | 'nextAttemptAt'>;

function unpaidAttempts<T extends Attempt>(
  { status }: UnpaidSubject,
  payments: readonly T[],
  kind: Unpaid['kind'],
): Attempts<T> | null {
  if (!canApply(kind === 'bill' ? 'collectBill' : 'collectAgain', status)) return null;
  const ofKind = payments.filter((payment) => payment.kind === kind).sort((one, two) => one.id - two.id);
  for (const attempts of groupedBy(ofKind, ({ rental_change_id }) => rental_change_id ?? null).values()) {
    const [first] = attempts;
    const last = attempts.at(-1);
    if (!first || !last || !attempts.some(canRetry) || isDone(attempts, { isApproved: true })) continue;
    const since = first.attempted_at ?? first.created_at;
    return { kind, since, attempts: attempts.length, last, isUnderWay: !canRetry(last) };
  }
  return null;
}

/** At once with another card; with the same one by the schedule, and not beyond the deadline. */
function nextAttempt(
  request: UnpaidSubject,
  { last, attempts }: Attempts<Attempt>,
  deadline: Date,
): Date | null {
  const card = request.stripe_payment_method_id;
  if (!card || !canRetry(last)) return null;
  if (card !== last.stripe_payment_method_id) return request.updated_at;
  if (last.status !== 'failed') return null;
  const hours = RENT_RETRY_HOURS[attempts - 1] ?? RENT_RETRY_HOURS[RENT_RETRY_HOURS.length - 1] ?? 24;
  const at = new Date((last.attempted_at ?? last.created_at).getTime() + hours * HOUR_MS);
  return at <= deadline ? at : null;
}
