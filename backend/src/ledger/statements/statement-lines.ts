import { paymentLabel, paymentNoun, type StatementLine } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { formatMoney, type MinorUnits } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/present';
import type { OwnMovement } from './statement-figures';

/** A statement's lines with the running balance; a fee is a line of its own below what it is taken from. */
export function statementLines(
  movements: readonly OwnMovement[],
  { opening, timeZone }: { opening: MinorUnits; timeZone: string },
): StatementLine[] {
  let balance = opening;
  return movements.flatMap((movement) => {
    const { at, rental_request_id } = movement;
    return partsOf(movement).map(({ kind, label, amount }) => ({
      date: todayIn(timeZone, at),
      ...{ kind, label, quantity: 1, unit_amount: wireMoney(amount), amount: wireMoney(amount) },
      ...(rental_request_id !== null && { of: { type: 'rental_request', id: rental_request_id } }),
      rental_request_id,
      balance: wireMoney((balance += amount)),
    }));
  });
}

type Part = Pick<StatementLine, 'kind' | 'label'> & { amount: MinorUnits };

function partsOf(movement: OwnMovement): Part[] {
  const { gross, fee, isReversal, machine } = movement;
  const feeLabel = fee < 0 ? 'Our fee refunded' : 'Our fee';
  const what = isReversal ? (BACK[movement.kind] ?? '') : labelOf(movement);
  const label = `${what}${machine ? `: ${machine}` : ''}${decided(movement)}`;
  const parts: Part[] = [
    { kind: KINDS[movement.kind], label, amount: gross },
    { kind: 'fee', label: feeLabel, amount: -fee },
  ];
  return parts.filter(({ amount }) => amount !== 0);
}

/** Text with the admin, the amount claimed and the reason. */
function decided({ kind, decision }: OwnMovement): string {
  if (kind !== 'damage' || decision === null) return '';
  const claimed = formatMoney(wireMoney(decision.claimed), CURRENCY, { exact: true });
  const why = decision.reason ? `: ${decision.reason}` : '';
  return ` (${claimed} claimed, decided by ${decision.by}${why})`;
}

/** The rent is the owner's word for it. */
function labelOf({ kind, rental_change_id, isBilled, refundedByHand }: OwnMovement): string {
  if (refundedByHand) return `Refund by Yard of the ${paymentNoun({ kind: refundedByHand })}`;
  if (kind === 'damage' && isBilled) return 'Deposit used for the bill';
  return kind === 'rental' && rental_change_id ? paymentLabel({ kind, rental_change_id }) : LABELS[kind];
}

const BACK: Partial<Record<OwnMovement['kind'], string>> = {
  refund: 'Refund returned by the bank',
  dispute: 'Dispute won',
};

const LABELS: Record<OwnMovement['kind'], string> = {
  deposit: 'Deposit',
  rental: 'Rent',
  damage: 'Deposit used for damage',
  bill: 'Bill after the return',
  retention: 'Deposit kept after cancellation',
  dispute: 'Disputed by the renter’s bank',
  refund: 'Refund',
  payout: 'Paid out',
  offset: 'Offset against a debt',
};

const KINDS: Record<OwnMovement['kind'], StatementLine['kind']> = {
  deposit: 'deposit',
  rental: 'rent',
  damage: 'damage',
  bill: 'damage',
  retention: 'deposit',
  dispute: 'credit',
  refund: 'credit',
  payout: 'payout',
  offset: 'credit',
};
