import type { AnswerFigures, TicketAnswers } from '@yard/contracts';
import { type CalendarDate, eachDay, todayIn } from '@yard/dates';
import { groupedBy } from '@kit/server/store/reading';

const HOUR_MS = 3_600_000;

export interface AnsweredTicket {
  askedAt: Date;
  /** Null while nobody has answered. */
  answered: Date | null;
}

/** @param target  `hours` 0 for none; `now` tells which tickets are overdue */
export function answerFigures(
  tickets: readonly AnsweredTicket[],
  target: { hours: number; now: Date },
): AnswerFigures {
  return {
    tickets: tickets.length,
    answer_hours: averageHours(tickets),
    in_time_rate: target.hours === 0 ? null : inTime(tickets, target),
  };
}

/** The share among tickets that were answered or are past the target. */
function inTime(
  tickets: readonly AnsweredTicket[],
  { hours, now }: { hours: number; now: Date },
): number | null {
  const ended = tickets.filter(
    ({ askedAt, answered }) => answered !== null || hoursBetween(askedAt, now) > hours,
  );
  const good = ended.filter(
    ({ askedAt, answered }) => answered !== null && hoursBetween(askedAt, answered) <= hours,
  );
  return ended.length === 0 ? null : good.length / ended.length;
}

export function answersByDay(
  tickets: readonly AnsweredTicket[],
  { from, to, timeZone }: { from: CalendarDate; to: CalendarDate; timeZone: string },
): TicketAnswers['days'] {
  const byDay = groupedBy(tickets, ({ askedAt }) => todayIn(timeZone, askedAt));
  return eachDay(from, to).map((date) => {
    const ofDay = byDay.get(date) ?? [];
    return { date, tickets: ofDay.length, answer_hours: averageHours(ofDay) };
  });
}

/** Rounded to a tenth. */
function averageHours(tickets: readonly AnsweredTicket[]): number | null {
  const hours = tickets.flatMap(({ askedAt, answered }) =>
    answered ? [hoursBetween(askedAt, answered)] : [],
  );
  if (hours.length === 0) return null;
  return Math.round((hours.reduce((sum, one) => sum + one, 0) / hours.length) * 10) / 10;
}

const hoursBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / HOUR_MS;
