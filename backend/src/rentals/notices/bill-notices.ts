import { billAnswerBy, isUnsigned } from '@yard/contracts';
import { formatDeadlineWithZone } from '@yard/dates';
import { formatMoney, type MinorUnits } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/present';
import type { RentalBill } from '../records/rental-bill.entity';
import type { NoticeFacts, NoticeText } from './rental-notices';

const money = (minor: MinorUnits) => formatMoney(wireMoney(minor), CURRENCY, { exact: true });

function linesOf({ lines }: Pick<RentalBill, 'lines'>): string {
  return lines
    .map(
      ({ label, claimed_amount, decided_amount }) => `${label}: ${money(decided_amount ?? claimed_amount)}`,
    )
    .join('\n');
}

function sourcesOf({
  from_deposit,
  to_charge,
  to_refund,
}: Pick<RentalBill, 'from_deposit' | 'to_charge' | 'to_refund'>) {
  const parts = [
    from_deposit > 0 && `${money(from_deposit)} comes out of the deposit.`,
    to_charge > 0 && `${money(to_charge)} is charged to the renter’s card.`,
    to_refund > 0 && `${money(to_refund)} of the rent goes back.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Titles and bodies about the bill of a rental. */
export const billNotices = {
  made: ({ machine, owner }: NoticeFacts, bill: RentalBill, zone: string): NoticeText => ({
    title: `${owner} made a bill for ${machine}`,
    body: [
      linesOf(bill),
      bill.details && `${owner} writes:\n\n${bill.details}`,
      `Accept it, or say what is wrong, by ${formatDeadlineWithZone(billAnswerBy(bill), zone)}. ${isUnsigned(bill) ? 'Without an answer Yard decides' : 'Without an answer the deposit pays what it covers'}; nothing is charged to your card before you accept or Yard decides.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
  accepted: ({ machine, renter }: NoticeFacts): NoticeText => ({
    title: `${renter} accepted the bill for ${machine}`,
    body: 'The deposit pays what it covers, the renter’s card the rest.',
  }),
  /** @param reason  null where the renter did not answer */
  contested: ({ machine, renter }: NoticeFacts, reason: string | null, bill: RentalBill): NoticeText => ({
    title: `The bill for ${machine} is contested`,
    body: reason
      ? `${renter} writes:\n\n${reason}\n\nAgree on another amount for the damage on the rental’s page, or wait: Yard looks at it and decides.`
      : `${renter} did not answer in time. ${sourcesOf({ ...bill, to_charge: 0 })} Yard decides on the rest.`,
  }),
  offered: (
    { machine }: NoticeFacts,
    by: string,
    amount: MinorUnits,
    message: string | null,
  ): NoticeText => ({
    title: `${by} offers ${money(amount)} for the damage to ${machine}`,
    body: [
      message && `${by} writes:\n\n${message}`,
      'Accept it on the rental’s page: the bill is settled then.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
  agreed: ({ machine }: NoticeFacts, by: string, amount: MinorUnits): NoticeText => ({
    title: `${by} accepted your offer for ${machine}`,
    body: `You agree on ${money(amount)} for the damage; everything else of the bill stands.`,
  }),
  decided: ({ machine }: NoticeFacts, by: string, bill: RentalBill): NoticeText => ({
    title: `Yard decided on the bill for ${machine}`,
    body: [
      `${by} of Yard decided:\n\n${linesOf(bill)}`,
      sourcesOf(bill),
      `The reason given:\n\n${bill.decision_reason}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
};
