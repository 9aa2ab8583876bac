import { addDays, formatDate, formatTime, startOfDayIn } from '@yard/dates';

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

type Times = { [field in 'start_date' | 'end_date' | 'start_time' | 'end_time']?: string | null };

/** Why a rental of one day cannot end when it does; null where its return comes after its pick-up, or no time is said. */
export function returnsTooEarly({ start_date, end_date, start_time, end_time }: Times): string | null {
  if (!start_time || !end_time || start_date !== end_date) return null;
  // Stored ones have seconds.
  if (end_time.slice(0, 5) > start_time.slice(0, 5)) return null;
  return 'On the same day, the return must be later than the pick-up.';
}

/** `Mon, Dec 14, 2026, 7:00 AM to Fri, Dec 18, 2026, local time`: that of the machine. */
export function spanWords({ start_date, end_date, start_time, end_time }: RentalSpan): string {
  const at = (day: string, time: string | null) =>
    time === null ? formatDate(day, 'full') : `${formatDate(day, 'full')}, ${formatTime(time)}`;
  const local = start_time === null && end_time === null ? '' : ', local time';
  return `${at(start_date, start_time)} to ${at(end_date, end_time)}${local}`;
}

/** Hours that the other side has for an answer: docs/wire.md section 4. */
const CHANGE_ANSWER_HOURS = 24;

/**
 * Until when an offered change is answered: at the latest until the end of its last day. Another start only until the
 * rental begins, and until the end of the day that it is.
 *
 * @param zones  of the machine that the rental has, and of the one that it is offered with
 */
export function changeAnswerBy(
  now: Date,
  { from, to }: { from: RentalSpan; to: RentalSpan },
  zones: { from: string; to: string },
): Date {
  const endOf = (day: string) => startOfDayIn(addDays(day, 1), zones.to);
  const ends = [new Date(now.getTime() + CHANGE_ANSWER_HOURS * 3_600_000), endOf(to.end_date)];
  if (isOtherStart(from, to)) ends.push(startOfDayIn(from.start_date, zones.from), endOf(to.start_date));
  return new Date(Math.min(...ends.map(Number)));
}

/** True where a change moves the start's day or hour, which a rental that has begun cannot change. */
export function isOtherStart(from: RentalSpan, to: RentalSpan): boolean {
  return from.start_date !== to.start_date || from.start_time !== to.start_time;
}

export const CHANGE_STATUSES = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];
/** Waits for its answer. */
export const OPEN_CHANGES: readonly ChangeStatus[] = ['open'];
/**
 * The stored status may be outdated: an offer lapses at its instant, and when the rental is no longer its basis.
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

export const callOffNumber = (requestId: number) => `OFF-${String(requestId).padStart(6, '0')}`;
