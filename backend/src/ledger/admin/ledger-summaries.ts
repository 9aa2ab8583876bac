import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { LEDGER_DAYS_MAX, type LedgerSummary, type LedgerSummaryInput } from '@yard/contracts';
import { daysCovered } from '@yard/dates';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireStamp } from '@kit/server/store/present';
import { balancesFrom } from '../checks/check-ledger';
import { LatestCheck } from '../checks/latest-check';
import { LedgerTotals } from './ledger-totals';
import { ledgerDays } from './ledger-days';

@Injectable()
export class LedgerSummaries {
  constructor(
    private readonly checks: LatestCheck,
    private readonly books: LedgerTotals,
  ) {}

  /** @throws ValidationFailed for a span that is too long */
  async of({ from, to }: LedgerSummaryInput): Promise<LedgerSummary> {
    if (daysCovered(from, to) > LEDGER_DAYS_MAX) {
      throw ValidationFailed.field('to', `The span must not be longer than ${LEDGER_DAYS_MAX} days.`);
    }
    const [books, checked] = await Promise.all([this.books.now(), this.checks.now()]);
    const { ok, differences, about, checked_at } = checked;
    const check = { ok, checked_at: wireStamp(checked_at), differences, about };
    const balances = balancesFrom((account) => books.total(account));
    return { currency: CURRENCY, days: ledgerDays(books, from, to), balances, check };
  }
}
