import type { MinorUnits } from '@kit/money';
import type { Posting } from './ledger-rules';
import { causesOf } from './rental-causes';
import { RentalTotals, type PostedLine, type RentalMoney } from './rental-money';

/**
 * Entries of a rental that the ledger lacks, in the order things happened. Those it has stay as they are.
 *
 * @param feePercent  the fee of rent that is posted now; what was posted before keeps its own
 */
export function missingEntries(money: RentalMoney, feePercent: number): Posting[] {
  const books = new RentalTotals(money.posted);
  const missing: Posting[] = [];
  for (const cause of causesOf(money, feePercent)) {
    if (books.has(cause.entry.entry_key)) continue;
    const posting = { ...cause.entry, lines: cause.lines(books) };
    if (posting.lines.length === 0) continue;
    books.add(posting);
    missing.push(posting);
  }
  return missing;
}

/** The owner's amount due from a rental, below 0 when they owe. */
export function dueOf(posted: readonly Pick<PostedLine, 'account' | 'amount'>[]): MinorUnits {
  const own = posted.filter(({ account }) => account === 'owner_payable');
  return own.reduce((sum, { amount }) => sum - amount, 0);
}
