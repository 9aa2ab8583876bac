import { billAnswerBy, firstNameOf, isUnsigned } from '@yard/contracts';
import { formatDeadlineWithZone } from '@yard/dates';
import { formatMoney, type MinorUnits } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/present';
import type { RentalBill } from '../records/rental-bill.entity';
import { moneyText } from './amount-of';
import type { NoticeFacts, NoticeText } from './rental-notices';

/** Lines of a table have cents. */
const exactly = (minor: MinorUnits) => formatMoney(wireMoney(minor), CURRENCY, { exact: true });

function linesOf({ lines }: Pick<RentalBill, 'lines'>): string {
  return lines
    .map(
      ({ label, claimed_amount, decided_amount }) => `${label}: ${exactly(decided_amount ?? claimed_amount)}`,
    )
    .join('\n');
}

type Sources = Pick<RentalBill, 'from_deposit' | 'to_charge' | 'to_refund'>;

function sourcesOf({ from_deposit, to_charge, to_refund }: Sources, whose: string) {
  const parts = [
    from_deposit > 0 && `${moneyText(from_deposit)} comes out of the deposit.`,
    to_charge > 0 && `${moneyText(to_charge)} is charged to ${whose} card.`,
    to_refund > 0 && `${moneyText(to_refund)} of the rent is refunded.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Titles and bodies about the bill of a rental. */
export const billNotices = {
  made: ({ machine, owner }: NoticeFacts, bill: RentalBill, zone: string): NoticeText => ({
    title: `${owner} sent a bill for ${machine}`,
    body: [
      linesOf(bill),
      bill.details && `${firstNameOf(owner)} wrote:\n\n${bill.details}`,
      `Accept it, or say what’s wrong, by ${formatDeadlineWithZone(billAnswerBy(bill), zone)}. If you don’t answer, ${isUnsigned(bill) || bill.to_charge > 0 ? 'Yard decides' : 'it counts as accepted'}. We won’t charge your card before you accept or Yard decides.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
  accepted: ({ machine, renter }: NoticeFacts, bill: Sources): NoticeText => ({
    title: `${renter} accepted the bill for ${machine}`,
    body: sourcesOf(bill, `${firstNameOf(renter)}’s`) || 'Nothing is owed.',
  }),
  /** @param reason  null where the renter did not answer */
  contested: (
    { machine, renter, owner }: NoticeFacts,
    reason: string | null,
    bill: RentalBill,
  ): NoticeText => {
    const agree = `Until then, ${firstNameOf(renter)} and ${firstNameOf(owner)} can agree on the damage on the rental’s page.`;
    const next = bill.lines.some(({ kind }) => kind === 'damage')
      ? `Yard decides. ${agree}`
      : 'Yard decides.';
    return {
      title: `The bill for ${machine} ${reason ? 'is contested' : 'wasn’t answered in time'}`,
      body: reason ? `${renter} wrote:\n\n${reason}\n\n${next}` : next,
    };
  },
  offered: (
    { machine }: NoticeFacts,
    by: string,
    amount: MinorUnits,
    message: string | null,
  ): NoticeText => ({
    title: `${by} offers ${moneyText(amount)} for the damage to ${machine}`,
    body: [
      message && `${firstNameOf(by)} wrote:\n\n${message}`,
      'Accept it on the rental’s page to settle the bill.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
  agreed: ({ machine }: NoticeFacts, by: string, amount: MinorUnits): NoticeText => ({
    title: `${by} accepted your offer for ${machine}`,
    body: `You agreed on ${moneyText(amount)} for the damage. The rest of the bill doesn’t change.`,
  }),
  decided: (facts: NoticeFacts, by: string, bill: RentalBill, isRenter: boolean): NoticeText => ({
    title: `Yard decided the bill for ${facts.machine}`,
    body: [
      `${by} of Yard decided:\n\n${linesOf(bill)}`,
      sourcesOf(bill, isRenter ? 'your' : `${firstNameOf(facts.renter)}’s`),
      `Reason:\n\n${bill.decision_reason}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
};
