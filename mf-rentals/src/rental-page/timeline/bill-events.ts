import type { RentalRequestRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { type Past, past } from './past-event';

export function billEvents({ bill, payments, user }: RentalRequestRecord): Past[] {
  if (!bill) return [];
  const currency = payments[0]?.currency ?? 'usd';
  const money = (amount: number) => formatMoney(amount, currency, { exact: true });
  const claimed = `${money(bill.claimed_total)} in total.`;
  const settled = `${money(bill.total)} in total.`;
  const contest = bill.contest_reason ?? `${user.name} didn’t answer in time.`;
  return [
    past({ id: 'bill', title: 'Bill sent', tone: 'info', children: claimed }, bill.created_at),
    past(
      { id: 'bill-contested', title: 'Bill contested', tone: 'warn', children: contest },
      bill.contested_at,
    ),
    past({ id: 'bill-accepted', title: 'Bill accepted', tone: 'good', children: settled }, bill.accepted_at),
    past(
      {
        id: 'bill-decided',
        title: `${bill.decider_name ?? 'Yard'} decided on the bill`,
        tone: 'info',
        children: bill.reason,
      },
      bill.decided_at,
    ),
  ].flat();
}
