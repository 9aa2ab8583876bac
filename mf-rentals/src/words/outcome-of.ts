import { creditFor, type RentalRequestRecord } from '@yard/contracts';
import { billSums } from '@yard/contracts/bill-price';
import { toMajor, toMinor } from '@kit/money';
import { collectedDeposit, collectedRent } from './deposit-collected';

/** The amounts of a decision, in major units. */
export interface Outcome {
  /** The owner's part of the deposit. */
  retained: number;
  /** Charged to the renter's card, above the deposit. */
  charged: number;
  /** The renter's part of the deposit. */
  depositBack: number;
  /** The part of the rent that the renter gets back. */
  rentBack: number;
}

/** A bill's outcome by the amount of each of its lines. */
export function billOutcome(
  { payments }: Pick<RentalRequestRecord, 'payments'>,
  amounts: readonly number[],
  currency: string,
): Outcome {
  const left = {
    deposit: toMinor(collectedDeposit(payments), currency),
    rent: toMinor(collectedRent(payments), currency),
  };
  const lines = amounts.map((amount) => ({
    claimed_amount: toMinor(amount, currency),
    decided_amount: null,
  }));
  const { from_deposit, to_charge, to_refund } = billSums(lines, left);
  return {
    retained: toMajor(from_deposit, currency),
    charged: toMajor(to_charge, currency),
    depositBack: toMajor(left.deposit - from_deposit, currency),
    rentBack: toMajor(to_refund, currency),
  };
}

/** The outcome of closing without a bill. @param damage  what its owner gets of the deposit */
export function closeOutcome(request: RentalRequestRecord, damage: number, currency: string): Outcome {
  const { breakdowns } = request;
  const days = breakdowns.reduce((sum, { days_down }) => sum + days_down, 0);
  const rental_amount = toMinor(request.rental_amount, currency);
  const credit = toMajor(creditFor(days, { ...request, rental_amount }), currency);
  return {
    ...billOutcome(request, [damage], currency),
    charged: 0,
    rentBack: Math.min(credit, collectedRent(request.payments)),
  };
}

export function outcomeWords(
  { retained, charged, depositBack, rentBack }: Outcome,
  { user, machine }: Pick<RentalRequestRecord, 'user' | 'machine'>,
  money: (amount: number) => string,
): string {
  return [
    `${machine.user_name} gets ${money(retained)} of the deposit.`,
    charged > 0 && `${user.name}’s card is charged ${money(charged)} above it.`,
    depositBack > 0 && `${user.name} gets ${money(depositBack)} of the deposit back.`,
    rentBack > 0 && `${user.name} gets ${money(rentBack)} of the rent back.`,
    'This can’t be undone.',
  ]
    .filter(Boolean)
    .join(' ');
}
