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
import type { TotalsByDay } from '../../ledger/admin/totals-by-day';

interface SpanRow {
  requests: number | string;
  approved: number | string | null;
  answered: number | string | null;
  hours: number | string | null;
}

/** How the last days went, against as many before. */
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
    const [week, month, quarter] = await Promise.all([
      this.span(books, to, 7),
      this.span(books, to, 30),
      this.span(books, to, 90),
    ]);
    return { '7': week, '30': month, '90': quarter };
  }

  private async span(books: TotalsByDay, to: CalendarDate, count: number): Promise<OverviewSpan> {
    const from = addDays(to, 1 - count);
    const days = ledgerDays(books, from, to);
    const earlier = ledgerDays(books, addDays(from, -count), addDays(from, -1));
    const [now, before] = await Promise.all([this.figures(days), this.figures(earlier)]);
    return { from, to, now, before, days: days.map(({ date, rents }) => ({ date, rent_amount: rents })) };
  }

  private async figures(days: readonly LedgerDay[]): Promise<OverviewFigures> {
    const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
    const { timeZone } = this.environment;
    const [row] = await readRows<SpanRow>(this.dataSource, this.sql(), {
      from: startOfDayIn(first, timeZone),
      until: startOfDayIn(addDays(last, 1), timeZone),
    });
    const answered = Number(row?.answered ?? 0);
    return {
      rent_amount: sumOf(days, 'rents'),
      fee_amount: sumOf(days, 'fees'),
      requests: Number(row?.requests ?? 0),
      approval_rate: answered > 0 ? Number(row?.approved ?? 0) / answered : null,
      answer_hours: row?.hours == null ? null : Math.round(Number(row.hours) * 10) / 10,
    };
  }

  private sql(): string {
    const answeredAt = 'COALESCE(r.approved_at, r.declined_at)';
    const hours = isSqlite(this.dataSource)
      ? `(julianday(${answeredAt}) - julianday(r.created_at)) * 24`
      : `TIMESTAMPDIFF(SECOND, r.created_at, ${answeredAt}) / 3600`;
    return `SELECT COUNT(*) AS requests, COUNT(r.approved_at) AS approved, COUNT(${answeredAt}) AS answered,
      AVG(${hours}) AS hours
      FROM rental_requests r WHERE r.deleted_at IS NULL AND r.created_at >= :from AND r.created_at < :until`;
  }
}

/** In whole cents. */
function sumOf(days: readonly LedgerDay[], flow: 'rents' | 'fees'): number {
  return wireMoney(days.reduce((sum, day) => sum + readMoney(day[flow]), 0));
}
