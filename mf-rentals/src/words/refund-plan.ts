import type { RefundPreviewRecord, RentalRequestRecord } from '@yard/contracts';

type People = Pick<RentalRequestRecord, 'user' | 'machine'>;
type Money = (amount: number) => string;

/** The refund of a plan, in major units. */
export const refundSum = ({ back }: { back: readonly { amount: number }[] }) =>
  Math.round(back.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;

export function refundWords(plan: RefundPreviewRecord, { user, machine }: People, money: Money): string {
  const owner = machine.user_name;
  const told = plan.back.some(({ taken_from }) => ['payout', 'paid_out'].includes(taken_from));
  return [
    `${user.name} gets ${money(refundSum(plan))}. ${money(plan.left)} is left.`,
    ...takenWords(plan, owner, money),
    ...(told ? [`We’ll email ${owner}.`] : []),
    ...(plan.waits ? [WAITS[plan.waits]] : []),
  ].join(' ');
}

/** Other people's money that it takes beside the deposit, a sentence for each source. */
export function takenWords(plan: RefundPreviewRecord, owner: string, money: Money): string[] {
  const of: Record<RefundPreviewRecord['back'][number]['taken_from'], string | null> = {
    deposit: null,
    payout: `is taken from ${owner}’s payout`,
    paid_out: `was paid out to ${owner} already: ${owner} then owes it, and it is taken from the next payouts`,
    fee: 'is our fee',
  };
  return plan.back.flatMap(({ taken_from, amount }) => {
    const words = of[taken_from];
    return words === null ? [] : [`${money(amount)} ${words}.`];
  });
}

const WAITS: Record<NonNullable<RefundPreviewRecord['waits']>, string> = {
  second_admin: 'Another admin must agree first.',
  hour: 'There is no other admin, so it waits for an hour, in which you can stop it.',
};
