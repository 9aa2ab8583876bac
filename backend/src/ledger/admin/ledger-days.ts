import type { LedgerAccount, LedgerDay, LedgerKind } from '@yard/contracts';
import { type CalendarDate, eachDay } from '@yard/dates';
import { wireMoney } from '@kit/server/store/present';
import type { TotalsByDay } from './totals-by-day';

export function ledgerDays(books: TotalsByDay, from: CalendarDate, to: CalendarDate): LedgerDay[] {
  return eachDay(from, to).map((date) => dayOf(books, date));
}

/** Refunds that came back lessen the day they came back. */
function dayOf(books: TotalsByDay, date: CalendarDate): LedgerDay {
  const sum = (kind: LedgerKind, account: LedgerAccount = 'provider_balance') =>
    books.of(date, kind, account);
  const shown = (minor: number) => wireMoney(Math.max(0, minor));
  return {
    date,
    deposits: shown(sum('deposit')),
    rents: shown(sum('rental')),
    refunds: shown(-sum('refund')),
    fees: shown(-sum('rental', 'platform_fees')),
    payouts: shown(-sum('payout')),
  };
}
