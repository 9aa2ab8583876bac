import { Inject, Injectable } from '@nestjs/common';
import type { AnswerFigures, TicketAnswers } from '@yard/contracts';
import { addDays, type CalendarDate, eachDay, startOfDayIn, todayIn } from '@yard/dates';
import { DataSource } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { groupedBy, instantFrom, inWords, readRows } from '@kit/server/store/reading';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { storedTypes } from '../../messaging/messageable-types';

interface TicketRow {
  asked_at: Date | string;
  said_at: Date | string | null;
  resolved_at: Date | string | null;
}

/** Resolving a ticket answers it, too. */
const ANSWER_TIMES = `SELECT ticket.created_at AS asked_at, ticket.resolved_at, (
    SELECT MIN(answer.created_at) FROM messages answer WHERE answer.messageable_id = ticket.id
      AND answer.messageable_type ${inWords(storedTypes('support_ticket'))} AND answer.deleted_at IS NULL
      AND answer.user_id <> ticket.user_id) AS said_at
  FROM support_tickets ticket
  WHERE ticket.deleted_at IS NULL AND ticket.created_at >= :from AND ticket.created_at < :until`;

const HOUR_MS = 3_600_000;

interface AnsweredTicket {
  askedAt: Date;
  /** Null while nobody has answered. */
  answered: Date | null;
}

/** @param target  `hours` 0 for none; `now` tells which tickets are overdue */
function answerFigures(
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

function answersByDay(
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

@Injectable()
export class TicketAnswersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @param days  up to today at the installation's place, today counted */
  async of(days: number): Promise<TicketAnswers> {
    const { timeZone, ticketAnswerHours } = this.environment;
    const now = this.clock.now();
    const to = todayIn(timeZone, now);
    const from = addDays(to, 1 - days);
    const start = startOfDayIn(from, timeZone);
    const tickets = await this.ticketsBetween(
      startOfDayIn(addDays(from, -days), timeZone),
      startOfDayIn(addDays(to, 1), timeZone),
    );
    const target = { hours: ticketAnswerHours, now };
    const recent = tickets.filter(({ askedAt }) => askedAt >= start);
    const earlier = tickets.filter(({ askedAt }) => askedAt < start);
    return {
      from,
      to,
      target_hours: ticketAnswerHours || null,
      now: answerFigures(recent, target),
      before: answerFigures(earlier, target),
      days: answersByDay(recent, { from, to, timeZone }),
    };
  }

  private async ticketsBetween(from: Date, until: Date): Promise<AnsweredTicket[]> {
    const rows = await readRows<TicketRow>(this.dataSource, ANSWER_TIMES, { from, until });
    return rows.map(({ asked_at, said_at, resolved_at }) => {
      const answers = [said_at, resolved_at].flatMap((at) =>
        at === null ? [] : [instantFrom(at).getTime()],
      );
      return {
        askedAt: instantFrom(asked_at),
        answered: answers.length > 0 ? new Date(Math.min(...answers)) : null,
      };
    });
  }
}
