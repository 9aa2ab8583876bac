import { addDays, formatDate, formatTime, startOfDayIn } from '@yard/dates';

/** What of a rental can change. */
export interface RentalSpan {
  start_date: string;
  end_date: string;
  start_time: string | null;
  end_time: string | null;
  machine_id: number;
}

export const SPAN_FIELDS = ['start_date', 'end_date', 'start_time', 'end_time', 'machine_id'] as const;

export function spanOf(rental: RentalSpan): RentalSpan {
  const { start_date, end_date, start_time, end_time, machine_id } = rental;
  return { start_date, end_date, start_time, end_time, machine_id };
}

export function isSameSpan(one: RentalSpan, other: RentalSpan): boolean {
  return SPAN_FIELDS.every((field) => one[field] === other[field]);
}

/** `Mon 14 Dec 2026, 7:00 AM to Fri 18 Dec 2026`. */
export function spanWords({ start_date, end_date, start_time, end_time }: RentalSpan): string {
  const at = (day: string, time: string | null) =>
    time === null ? formatDate(day, 'full') : `${formatDate(day, 'full')}, ${formatTime(time)}`;
  return `${at(start_date, start_time)} to ${at(end_date, end_time)}`;
}

/** Hours that the other side has for an answer: docs/wire.md section 4. */
const CHANGE_ANSWER_HOURS = 24;

/** Until when an offered change is answered: at the latest until the end of its last day. @param zone the machine's */
export function changeAnswerBy(now: Date, to: Pick<RentalSpan, 'end_date'>, zone: string): Date {
  const end = startOfDayIn(addDays(to.end_date, 1), zone).getTime();
  return new Date(Math.min(now.getTime() + CHANGE_ANSWER_HOURS * 3_600_000, end));
}

export const CHANGE_STATUSES = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];
/** Waits for its answer. */
export const OPEN_CHANGES: readonly ChangeStatus[] = ['open'];
/**
 * What is stored may be older than the clock: an offer lapses at its instant, and when the rental is no longer what it was made for.
 *
 * @param isCurrent  whether the rental is approved or active and its days are those that the offer starts from
 */
export function changeStatusOf(
  change: { status: ChangeStatus; answer_by: Date },
  isCurrent: boolean,
  now: Date,
): ChangeStatus {
  return change.status === 'open' && (!isCurrent || change.answer_by <= now) ? 'lapsed' : change.status;
}

/** The number that a call-off is named by. */
export const callOffNumber = (requestId: number) => `OFF-${String(requestId).padStart(6, '0')}`;
