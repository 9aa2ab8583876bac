import { type CalendarDate, type ClockTime, startOfDayIn } from '@yard/dates';
import type { BillStatus } from './bill';
import { dueBackAt } from './rental-times';

/** Read from the stamps and the clock, never stored: docs/wire.md section 3. */
export const RENTAL_STATUSES = [
  ...['pending', 'approved', 'active', 'returned', 'declined', 'cancelled', 'closed'],
] as const;
export type RentalStatus = (typeof RENTAL_STATUSES)[number];

/** Its days are agreed, and the machine is not back. */
export const BOOKED_RENTALS = ['approved', 'active'] as const;
/** Before a return is recorded. */
export const UNRETURNED_RENTALS = ['pending', ...BOOKED_RENTALS] as const;
/** Approved, and not over. */
export const RUNNING_RENTALS = [...BOOKED_RENTALS, 'returned'] as const;
/** Begun by its days, over or not. */
const BEGUN_RENTALS = ['active', 'returned', 'closed'] as const;
/** Approved and not cancelled, over or not. */
export const AGREED_RENTALS = ['approved', ...BEGUN_RENTALS] as const;
export const OPEN_RENTALS = ['pending', ...RUNNING_RENTALS] as const;
/** Over, and what is left of its deposit is decided. */
export const ENDED_RENTALS = ['cancelled', 'closed'] as const;

const oneOf =
  (statuses: readonly RentalStatus[]) =>
  (status: RentalStatus): boolean =>
    statuses.includes(status);

/** True once its days are agreed, until the machine is back. */
export const isBooked = oneOf(BOOKED_RENTALS);
/** True once it is over, and the rest of its deposit decided. */
export const isEnded = oneOf(ENDED_RENTALS);
/** True once its days have begun, over or not. */
export const isBegun = oneOf(BEGUN_RENTALS);
const isOpen = oneOf(OPEN_RENTALS);

/** Stamps that determine the status: instants or records; only their presence counts. */
export interface Stamps {
  approved_at: unknown;
  declined_at: unknown;
  closed_at: unknown;
  cancellation: unknown;
  machine_return: unknown;
  start_date: CalendarDate;
}

/**
 * Pending while approved_at, declined_at, closed_at and cancellation are all empty (requirement 4.11). In SQL, as
 * `isOver` is: `backend/src/rentals/records/state-in-sql.ts`.
 */
export function statusOf(request: Stamps, zone: string, now: Date): RentalStatus {
  if (request.closed_at) return 'closed';
  if (request.cancellation) return 'cancelled';
  if (request.declined_at) return 'declined';
  if (request.machine_return) return 'returned';
  if (!request.approved_at) return 'pending';
  return startOfDayIn(request.start_date, zone) <= now ? 'active' : 'approved';
}

/** A status, and besides where people have to act: a machine that is late, a return or bill that is contested. */
export type RentalDisplayStatus = RentalStatus | 'overdue' | 'contested';

/** A rental's status on lists and pages alike. @param zone  the machine's */
export function displayStatusOf(
  request: {
    status: RentalStatus;
    end_date: CalendarDate;
    end_time: ClockTime | null;
    machine_return: { contested_at: unknown; accepted_at: unknown } | null;
    bill?: { status: BillStatus } | null;
  },
  zone: string,
  now: Date,
): RentalDisplayStatus {
  const { status, machine_return, bill } = request;
  if (status === 'active' && dueBackAt(request, zone) <= now) return 'overdue';
  // While a bill stands nobody decides on the return.
  if (status === 'returned' && bill) return bill.status === 'contested' ? 'contested' : status;
  return status === 'returned' && machine_return && isContested(machine_return) ? 'contested' : status;
}

export function isContested(back: { contested_at: unknown; accepted_at: unknown }): boolean {
  return Boolean(back.contested_at) && !back.accepted_at;
}

/** True while a damage claim is contested and no admin has decided: the deposit stays until then. */
export function isClaimUndecided(
  status: RentalStatus,
  back: { contested_at: unknown; accepted_at: unknown; damage_amount: number | null } | null,
): boolean {
  return status === 'returned' && back !== null && isContested(back) && (back.damage_amount ?? 0) > 0;
}

/** The message for a status that forbids a move. */
export const statusRefusal = (status: RentalStatus): string => `This rental request is ${status}.`;

/** The rental amount is collected when the start is at most so far off: docs/wire.md section 4. */
export const COLLECT_WITHIN_HOURS = 48;

/** Hours from now to the first instant of the start date at the machine's place; negative once it began. */
export function hoursBeforeStart(startDate: CalendarDate, zone: string, now: Date): number {
  return (startOfDayIn(startDate, zone).getTime() - now.getTime()) / 3_600_000;
}

export function isRentDue(startDate: CalendarDate, zone: string, now: Date): boolean {
  return hoursBeforeStart(startDate, zone, now) <= COLLECT_WITHIN_HOURS;
}

export function collectFrom(startDate: CalendarDate, zone: string): Date {
  return new Date(startOfDayIn(startDate, zone).getTime() - COLLECT_WITHIN_HOURS * 3_600_000);
}

/** Past requests whose days are over or were never taken: nothing more can happen to them by their parties. */
export const isOver = (status: RentalStatus): boolean => !isOpen(status);
