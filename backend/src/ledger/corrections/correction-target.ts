import { ValidationFailed } from '@laravel-wire/nest';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import type { EntityManager } from 'typeorm';
import { amountText } from '../checks/ledger-check';
import { majorFrom } from '@kit/server/store/reading';
import { LedgerEntry } from '../posting/ledger-entry.entity';
import type { Posting } from '../posting/ledger-rules';
import { missingEntries } from '../posting/missing-entries';
import { readRentalMoney } from '../posting/read-rental-money';
import type { RentalMoney } from '../posting/rental-money';

export type Sides = Record<LedgerAccount, MinorUnits>;

export interface CorrectionTarget {
  money: RentalMoney;
  /** The ledger's own; null where it lacks it. */
  id: number | null;
  entry: Omit<Posting, 'lines' | 'posted_at'>;
  /** `posted` includes earlier corrections; `wanted` is computed from payments and refunds. */
  posted: Sides;
  wanted: Sides;
}

/** @throws ValidationFailed where the ledger neither has nor lacks such an entry of the rental */
export async function targetOf(
  manager: EntityManager,
  { rental_request_id, entry_key }: { rental_request_id: number; entry_key: string },
  feePercent: number,
): Promise<CorrectionTarget> {
  const [money] = await readRentalMoney(manager, [rental_request_id]);
  const entry = await manager.findOneBy(LedgerEntry, { rental_request_id, entry_key });
  if (!money) throw ValidationFailed.field('rental_request_id', 'There is no such rental.');
  const [own, others] = [true, false].map((isOwn) =>
    money.posted.filter((line) => (line.entry_key === entry_key) === isOwn),
  );
  const missing = missingEntries({ ...money, posted: others ?? [] }, feePercent);
  const wanted = missing.find((posting) => posting.entry_key === entry_key);
  const found = entry ?? wanted;
  if (!found) throw ValidationFailed.field('entry_key', 'The ledger has no such entry, and lacks none.');
  const { kind, payment_id, refund_id, payout_id } = found;
  return {
    money,
    id: entry?.id ?? null,
    entry: { entry_key, kind, rental_request_id, payment_id, refund_id, payout_id },
    posted: sidesOf(own ?? []),
    wanted: sidesOf(wanted?.lines ?? []),
  };
}

export const sumOfSides = (sides: Sides) => LEDGER_ACCOUNTS.reduce((sum, account) => sum + sides[account], 0);

/** An entry and its corrections sum to zero together. @throws ValidationFailed */
export function mustBalance({ posted }: CorrectionTarget, added: Sides): void {
  const off = sumOfSides(posted) + sumOfSides(added);
  if (off === 0 && LEDGER_ACCOUNTS.some((account) => added[account] !== 0)) return;
  throw ValidationFailed.field(
    'provider_balance',
    off === 0 ? 'Enter an amount.' : `Debits and credits differ by ${amountText(majorFrom(Math.abs(off)))}.`,
  );
}

function sidesOf(lines: readonly { account: LedgerAccount; amount: MinorUnits }[]): Sides {
  const sides = { provider_balance: 0, deposits_held: 0, owner_payable: 0, platform_fees: 0 };
  for (const { account, amount } of lines) sides[account] += amount;
  return sides;
}
