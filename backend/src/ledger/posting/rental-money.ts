import type { LedgerAccount, LedgerKind } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import type { Collected, Party, Posting, RefundedSoFar } from './ledger-rules';

export interface PostedLine {
  entry_key: string;
  kind: LedgerKind;
  payment_id: number | null;
  account: LedgerAccount;
  amount: MinorUnits;
}

/** A payment's amount that a bank took back; `wonAt` when it returned the amount. */
export interface Disputed {
  id: string;
  amount: MinorUnits;
  at: Date;
  wonAt: Date | null;
}

/** Everything that happened to a rental's money, and what the ledger knows of it. */
export interface RentalMoney extends Party {
  payments: (Collected & { at: Date; dispute: Disputed | null })[];
  /**
   * Succeeded ones and those that came back; `id` is null where a payment says it was refunded and no row tells how.
   */
  refunds: { id: number | null; payment_id: number; amount: MinorUnits; at: Date; isReversed: boolean }[];
  /** `isSettled` as long as nothing is known to be left to pay out. */
  ending: {
    kept_amount: MinorUnits;
    at: Date;
    isCancelled: boolean;
    isOverpaid: boolean;
    isSettled: boolean;
  } | null;
  payouts: { id: number; amount: MinorUnits; at: Date }[];
  posted: PostedLine[];
}

/** Sums of what is posted, as refunds need them. */
export class RentalTotals {
  private readonly keys = new Set<string>();
  private readonly lines: PostedLine[] = [];

  constructor(posted: readonly PostedLine[]) {
    for (const line of posted) this.keep(line);
  }

  has(key: string): boolean {
    return this.keys.has(key);
  }

  add({ lines, entry_key, kind, payment_id }: Posting): void {
    for (const { account, amount } of lines) this.keep({ entry_key, kind, payment_id, account, amount });
  }

  before(paymentId: number): RefundedSoFar {
    const of = (line: PostedLine) => line.payment_id === paymentId;
    return {
      fee: -this.sum('platform_fees', (line) => of(line) && line.kind === 'rental'),
      refunded: -this.sum(
        'provider_balance',
        (line) => of(line) && ['refund', 'dispute'].includes(line.kind),
      ),
      held: -this.sum('deposits_held', () => true),
    };
  }

  linesOf(key: string): PostedLine[] {
    return this.lines.filter(({ entry_key }) => entry_key === key);
  }

  private keep(line: PostedLine): void {
    this.keys.add(line.entry_key);
    this.lines.push(line);
  }

  private sum(account: LedgerAccount, isMeant: (line: PostedLine) => boolean): MinorUnits {
    const meant = this.lines.filter((line) => line.account === account && isMeant(line));
    return meant.reduce((total, { amount }) => total + amount, 0);
  }
}
