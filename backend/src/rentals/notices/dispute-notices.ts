import { isInquiry, paymentNoun } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import type { Payment } from '../../payments/payment.entity';
import { amountOf } from './amount-of';
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
  const about = `the payment of ${amountOf({ amount })} for ${rental}`;
  const status = payment.dispute_status ?? '';
  if (isInquiry(status)) return inquiryNotice(facts, status, about);
  switch (status) {
    case 'won':
      return {
        title: `The dispute about ${facts.machine} is won`,
        body: `The bank gave back ${amountOf({ amount })} of the ${paymentNoun(payment)} for ${rental}. ${nextOf(facts, amount, refunded)}`,
      };
    case 'lost':
      return { title: `The dispute about ${facts.machine} is lost`, body: `The bank keeps ${about}.` };
    case 'under_review':
      return {
        title: `The bank looks at the dispute about ${facts.machine}`,
        body: `Yard has answered about ${about}. The bank decides within some weeks.`,
      };
    default:
      return {
        title: `${facts.renter}’s bank disputes a payment for ${facts.machine}`,
        body: `It disputes ${about}. The money is held back until the bank decides; Yard answers with the record of the rental.`,
      };
  }
}

/** A bank asks about a payment, and has taken nothing. */
function inquiryNotice({ machine, renter }: NoticeFacts, status: string, about: string): NoticeText {
  switch (status) {
    case 'warning_closed':
      return {
        title: `The bank asks no more about ${machine}`,
        body: `Its question about ${about} is closed.`,
      };
    case 'warning_under_review':
      return {
        title: `The bank looks at the answer about ${machine}`,
        body: `Yard has answered about ${about}. No money has moved.`,
      };
    default:
      return {
        title: `${renter}’s bank asks about a payment for ${machine}`,
        body: `It asks about ${about}. No money has moved; Yard answers with the record of the rental.`,
      };
  }
}

function nextOf({ renter, owner }: NoticeFacts, amount: MinorUnits, refunded: MinorUnits | null): string {
  if (refunded === null) return 'The payment stands, and the rental goes on.';
  if (refunded === 0) return `Nothing of it goes back to ${renter}: the end of the rental decided so.`;
  const rest = refunded < amount ? `; the rest is for ${owner}` : '';
  return `As the end of the rental decided, ${amountOf({ amount: refunded })} of it goes back to ${renter}${rest}.`;
}
