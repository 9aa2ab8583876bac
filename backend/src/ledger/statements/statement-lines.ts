import type { StatementLine } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import type { MinorUnits } from '@yard/money';
import { wireMoney } from '../../database/wire-fields';
import type { OwnMovement } from './statement-figures';

/** A statement's lines with the running balance; a fee is a line of its own below what it is taken from. */
export function statementLines(
  movements: readonly OwnMovement[],
  { opening, timeZone }: { opening: MinorUnits; timeZone: string },
): StatementLine[] {
  let balance = opening;
  return movements.flatMap((movement) => {
    const { at, rental_request_id } = movement;
    return partsOf(movement).map(({ label, amount }) => ({
      date: todayIn(timeZone, at),
      label,
      rental_request_id,
      amount: wireMoney(amount),
      balance: wireMoney((balance += amount)),
    }));
  });
}

function partsOf(movement: OwnMovement): { label: string; amount: MinorUnits }[] {
  const { gross, fee, isReversal, machine } = movement;
  const feeLabel = fee < 0 ? 'Platform fee given back' : 'Platform fee';
  const label = `${isReversal ? (BACK[movement.kind] ?? '') : LABELS[movement.kind]}${machine ? `: ${machine}` : ''}`;
  return [
    { label, amount: gross },
    { label: feeLabel, amount: -fee },
  ].filter(({ amount }) => amount !== 0);
}

const BACK: Partial<Record<OwnMovement['kind'], string>> = {
  refund: 'Refund that came back',
  dispute: 'Dispute won',
};

const LABELS: Record<OwnMovement['kind'], string> = {
  deposit: 'Deposit',
  rental: 'Rent',
  damage: 'Kept of the deposit for damage',
  retention: 'Kept of the deposit: cancelled',
  dispute: 'Disputed by the renter’s bank',
  refund: 'Refund',
  payout: 'Paid out',
  offset: 'Set against a debt',
};
