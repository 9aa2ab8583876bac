import { Inject, Injectable } from '@nestjs/common';
import type { Overview, OverviewFigures, OverviewSpan, LedgerDay } from '@yard/contracts';
import { addDays, type CalendarDate, startOfDayIn, todayIn } from '@yard/dates';
import { DataSource } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { isSqlite, readRows } from '@kit/server/store/reading';
import { readMoney, wireMoney } from '@kit/server/store/present';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { ledgerDays } from '../../ledger/admin/ledger-days';
import { LedgerTotals } from '../../ledger/admin/ledger-totals';

/** Days back from tomorrow: where spans of 7, 30 and 90 days, and those before them, begin and end. */
const ENDS = [0, 7, 14, 30, 60, 90, 180];

/** Requests from so many days back up to the next end. */
interface Part {
  days: number | string;
  requests: number | string;
  approved: number | string;
  answered: number | string;
  hours: number | string | null;
}

/** Figures of the last days, against as many days before. */
@Injectable()
export class SpansService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly books: LedgerTotals,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async all(): Promise<Overview['spans']> {
    const books = await this.books.now();
    const to = todayIn(this.environment.timeZone, this.clock.now());
    const parts = await this.parts(to);
    const span = (count: number): OverviewSpan => {
      const from = addDays(to, 1 - count);
      const days = ledgerDays(books, from, to);
      const earlier = ledgerDays(books, addDays(from, -count), addDays(from, -1));
      const now = figuresOf(days, sumOfParts(parts, 0, count));
      const before = figuresOf(earlier, sumOfParts(parts, count, 2 * count));
      return { from, to, now, before, days: days.map(({ date, rents }) => ({ date, rent_amount: rents })) };
    };
    return { '7': span(7), '30': span(30), '90': span(90) };
  }

  /** Requests and answers, cut at the ends of all spans: each request is read once, from an index alone. */
  private async parts(to: CalendarDate): Promise<Part[]> {
    const { timeZone } = this.environment;
    const startOf = (days: number) => startOfDayIn(addDays(to, 1 - days), timeZone);
    const parameters = Object.fromEntries(ENDS.map((days) => [`back${days}`, startOf(days)]));
    const answeredAt = 'COALESCE(r.approved_at, r.declined_at)';
    const hours = isSqlite(this.dataSource)
      ? `(julianday(${answeredAt}) - julianday(r.created_at)) * 24`
      : `TIMESTAMPDIFF(SECOND, r.created_at, ${answeredAt}) / 3600`;
    const parts = ENDS.slice(1).map(
      (days, index) => `SELECT ${days} AS days, COUNT(*) AS requests, COUNT(r.approved_at) AS approved,
        COUNT(${answeredAt}) AS answered, SUM(${hours}) AS hours
        FROM rental_requests r
        WHERE r.deleted_at IS NULL AND r.created_at >= :back${days} AND r.created_at < :back${ENDS[index]}`,
    );
    return readRows<Part>(this.dataSource, parts.join(' UNION ALL '), parameters);
  }
}

function sumOfParts(parts: readonly Part[], after: number, upTo: number) {
  const own = parts.filter(({ days }) => Number(days) > after && Number(days) <= upTo);
  const sum = (column: Exclude<keyof Part, 'days'>) =>
    own.reduce((total, part) => total + Number(part[column] ?? 0), 0);
  return {
    requests: sum('requests'),
    approved: sum('approved'),
    answered: sum('answered'),
    hours: sum('hours'),
  };
}

function figuresOf(
  days: readonly LedgerDay[],
  { requests, approved, answered, hours }: ReturnType<typeof sumOfParts>,
): OverviewFigures {
  return {
    rent_amount: sumOf(days, 'rents'),
    fee_amount: sumOf(days, 'fees'),
    requests,
    approval_rate: answered > 0 ? approved / answered : null,
    answer_hours: answered > 0 ? Math.round((hours / answered) * 10) / 10 : null,
  };
}

/** Whole cents. */
function sumOf(days: readonly LedgerDay[], flow: 'rents' | 'fees'): number {
  return wireMoney(days.reduce((sum, day) => sum + readMoney(day[flow]), 0));
}
