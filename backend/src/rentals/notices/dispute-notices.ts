import { firstNameOf, isInquiry, paymentNoun } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import type { Payment } from '../../payments/payment.entity';
import { moneyText } from './amount-of';
import { days, type NoticeFacts, type NoticeText } from './rental-notices';

export type Disputed = Pick<Payment, 'kind' | 'rental_change_id' | 'dispute_status' | 'dispute_amount'>;

/**
 * Announces the bank's change of a payment's dispute.
 *
 * @param refunded  the renter's part of money that came back after the end; null while the rental goes on
 */
export function disputeNotice(
  facts: NoticeFacts,
  payment: Disputed,
  refunded: MinorUnits | null,
): NoticeText {
  const amount = payment.dispute_amount ?? 0;
  const rental = `${facts.machine}, ${days(facts)}`;
  const about = `the payment of ${moneyText(amount)} for ${rental}`;
  const status = payment.dispute_status ?? '';
  if (isInquiry(status)) return inquiryNotice(facts, status, about);
  switch (status) {
    case 'won':
      return {
        title: `We won the dispute about ${facts.machine}`,
        body: `The bank returned ${moneyText(amount)} of the ${paymentNoun(payment)} for ${rental}. ${nextOf(facts, amount, refunded)}`,
      };
    case 'lost':
      return { title: `We lost the dispute about ${facts.machine}`, body: `The bank kept ${about}.` };
    case 'under_review':
      return {
        title: `The bank is reviewing the dispute about ${facts.machine}`,
        body: `We answered about ${about}. The bank decides in a few weeks.`,
      };
    default:
      return {
        title: `${facts.renter}’s bank disputes a payment for ${facts.machine}`,
        body: `It disputes ${about}. The bank holds the money until it decides. We’ll answer with the records of the rental.`,
      };
  }
}

/** A bank asks about a payment, and has taken nothing. */
function inquiryNotice({ machine, renter }: NoticeFacts, status: string, about: string): NoticeText {
  switch (status) {
    case 'warning_closed':
      return {
        title: `The bank closed its question about ${machine}`,
        body: `It asked about ${about}. Nothing more is needed.`,
      };
    case 'warning_under_review':
      return {
        title: `The bank is reviewing our answer about ${machine}`,
        body: `We answered about ${about}. No money has moved.`,
      };
    default:
      return {
        title: `${renter}’s bank asks about a payment for ${machine}`,
        body: `It asks about ${about}. No money has moved. We’ll answer with the records of the rental.`,
      };
  }
}

function nextOf({ renter, owner }: NoticeFacts, amount: MinorUnits, refunded: MinorUnits | null): string {
  if (refunded === null) return 'The rental continues.';
  if (refunded === 0) return `As settled when the rental ended, ${firstNameOf(renter)} gets no refund.`;
  const rest = refunded < amount ? `; ${owner} gets the rest` : '';
  return `As settled when the rental ended, ${moneyText(refunded)} is refunded to ${firstNameOf(renter)}${rest}.`;
}
