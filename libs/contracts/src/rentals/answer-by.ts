import { addDays, type CalendarDate, startOfDayIn } from '@yard/dates';

/** Facts that determine the time to answer a pending request. */
export interface AnswerTerms {
  /** Null where the owner has no limit. */
  answer_until: Date | null;
  start_date: CalendarDate;
}

const HOUR_MS = 3_600_000;

/** The second reminder comes so many hours before the end. */
const LAST_REMINDER_HOURS = 2;

/** The time to answer of a request that is made then. @param hours  0 for no limit */
export function answerUntil(since: Date, hours: number): Date | null {
  return hours > 0 ? new Date(since.getTime() + hours * HOUR_MS) : null;
}

/** Until when the owner may answer: at the latest the end of the first day at the machine's place. */
export function answerBy({ answer_until, start_date }: AnswerTerms, zone: string): Date | null {
  if (!answer_until) return null;
  const firstDayOver = startOfDayIn(addDays(start_date, 1), zone);
  return answer_until < firstDayOver ? answer_until : firstDayOver;
}

export type AnswerReminder = 'half_time' | 'last_hours';

/** The reminder that the owner gets now. A short time to answer has one alone, at its half. */
export function answerReminder(since: Date, by: Date, now: Date): AnswerReminder | null {
  const half = (since.getTime() + by.getTime()) / 2;
  const last = by.getTime() - LAST_REMINDER_HOURS * HOUR_MS;
  if (now.getTime() < half || now >= by) return null;
  return last > half && now.getTime() >= last ? 'last_hours' : 'half_time';
}
