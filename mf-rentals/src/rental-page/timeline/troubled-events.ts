import { isDisputeOver, paymentNoun, type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { disputeWords, isDisputed, disputeNotice } from '../../words/dispute-words';
import { type Past, past } from './past-event';

/** The start of a debt, a deadline that passed, and a hand-over in spite of it. */
export function unpaidEvents(request: RentalRequestRecord, now: Date): Past[] {
  const { unpaid, closed_at } = request;
  // The end of a rental whose rent was being charged is no hand-over.
  const handed_over_unpaid_at =
    request.handed_over_unpaid_at === closed_at ? null : request.handed_over_unpaid_at;
  const handed = { id: 'handed-over', title: 'Handed over with the rent unpaid', tone: 'warn' } as const;
  if (!unpaid) return past(handed, handed_over_unpaid_at);
  const tries = unpaid.attempts === 1 ? 'One attempt so far.' : `${unpaid.attempts} attempts so far.`;
  const what = paymentNoun(unpaid);
  const isLate = unpaid.kind === 'rental' && new Date(unpaid.deadline_at) <= now;
  return [
    past({ id: 'unpaid', title: `The ${what} is unpaid`, tone: 'bad', children: tries }, unpaid.since),
    past({ id: 'deadline', title: 'Payment overdue', tone: 'bad' }, isLate ? unpaid.deadline_at : null),
    past(handed, handed_over_unpaid_at),
  ].flat();
}

export function disputeEvents({ payments, user, machine }: RentalRequestRecord): Past[] {
  const of = { reader: 'owner', renter: user.name, zone: zoneOf(machine) } as const;
  return payments.filter(isDisputed).flatMap((payment) => {
    const { id, dispute, disputed_at, dispute_closed_at, currency } = payment;
    const amount = formatMoney(dispute.amount, currency);
    const opened = { id: `dispute-${id}`, title: `The bank asks for ${amount} back`, tone: 'bad' } as const;
    const { tone } = disputeWords(dispute);
    const closed = { id: `dispute-over-${id}`, title: disputeNotice(payment, of).title, tone };
    return [
      ...past(opened, disputed_at),
      ...past(closed, isDisputeOver(dispute.status) ? dispute_closed_at : null),
    ];
  });
}
