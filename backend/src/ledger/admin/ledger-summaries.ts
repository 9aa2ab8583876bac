import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { LEDGER_DAYS_MAX, type LedgerSummary, type LedgerSummaryInput } from '@yard/contracts';
import { daysCovered } from '@yard/dates';
import { DataSource } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { CURRENCY } from '@kit/server/base/settings/money';
import { balancesFrom, checkLedger, type CheckResult } from '../checks/check-ledger';
import { LedgerTotals } from './ledger-totals';
import { ledgerDays } from './ledger-days';

/** The check goes through everything there is: it is not done again for every look. */
const CHECK_KEPT_MS = 60_000;

@Injectable()
export class LedgerSummaries {
  private cached: { at: number; check: Promise<CheckResult> } | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly books: LedgerTotals,
  ) {}

  /** @throws ValidationFailed for a span that is too long */
  async of({ from, to }: LedgerSummaryInput): Promise<LedgerSummary> {
    if (daysCovered(from, to) > LEDGER_DAYS_MAX) {
      throw ValidationFailed.field('to', `The span must not be longer than ${LEDGER_DAYS_MAX} days.`);
    }
    const [books, check] = await Promise.all([this.books.now(), this.check()]);
    const balances = balancesFrom((account) => books.total(account));
    return { currency: CURRENCY, days: ledgerDays(books, from, to), balances, check };
  }

  /** At most a minute old. Looks at the same instant see what is there; a failed one is not cached. */
  private check(): Promise<CheckResult> {
    const at = this.clock.now().getTime();
    const age = this.cached ? at - this.cached.at : 0;
    if (this.cached && age > 0 && age < CHECK_KEPT_MS) return this.cached.check;
    const check = checkLedger(this.dataSource);
    this.cached = { at, check };
    check.catch(() => (this.cached = null));
    return check;
  }
}
