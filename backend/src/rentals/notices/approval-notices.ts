import { COLLECT_WITHIN_HOURS, firstNameOf, type Pickup } from '@yard/contracts';
import { formatDate } from '@yard/dates';
import type { RentalRequest } from '../records/rental-request.entity';
import { moneyText } from './amount-of';
import { type NoticeFacts, type NoticeText, rentalOf } from './rental-notices';

export const approvalNotices = {
  /** @param terms  the charges and the next step: `approvalWords` */
  approved: (
    facts: NoticeFacts,
    message: string | null,
    { terms, pickup, isBooked }: { terms: string; pickup: Pickup | null; isBooked: boolean },
  ): NoticeText => ({
    title: `${isBooked ? 'You booked' : `${firstNameOf(facts.owner)} approved`} ${rentalOf(facts)}`,
    body: [
      message && `${facts.owner} wrote:\n\n${message}`,
      terms,
      pickup?.address ? `Pick it up at:\n${pickup.address}` : null,
      pickup?.owner_phone ? `${firstNameOf(facts.owner)}’s phone: ${pickup.owner_phone}` : null,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
  /** @param words  what is charged: `bookedWords` */
  booked: (facts: NoticeFacts, words: string): NoticeText => ({
    title: `${firstNameOf(facts.renter)} booked ${rentalOf(facts)}`,
    body: words,
  }),
};

type Approved = Pick<
  RentalRequest,
  'deposit_amount' | 'subtotal' | 'stripe_payment_method_id' | 'delivery_enabled' | 'start_date'
>;

export interface ApprovalMoney {
  /** A deposit that is collected already: the machine was booked by it. */
  isDepositPaid: boolean;
  isRentDue: boolean;
}

/** An approval's charges and their time, then the next step: its mail, the only one that success needs. */
export function approvalWords(request: Approved, paying: ApprovalMoney): string {
  return `${moneyWords(request, paying)}\n\n${nextWords(request)}`;
}

function moneyWords(request: Approved, { isDepositPaid, isRentDue }: ApprovalMoney): string {
  const deposit = moneyText(request.deposit_amount);
  const rent = moneyText(request.subtotal);
  if (request.stripe_payment_method_id === null) {
    const due =
      request.deposit_amount > 0
        ? `the deposit of ${deposit}, and then the rent of ${rent}. If the deposit isn’t paid in time, we’ll cancel the rental.`
        : `the rent of ${rent}.`;
    return `Add a card on the rental’s page to keep your booking: we’ll charge ${due}`;
  }
  const paid = isDepositPaid
    ? `We charged the deposit of ${deposit} to your card.`
    : `We’re charging the deposit of ${deposit} to your card now.`;
  const first =
    request.deposit_amount > 0
      ? `${paid} You get it back after the rental, minus what you owe after the return.`
      : 'There is no deposit.';
  const then = isRentDue
    ? `We’re charging the rent of ${rent} now too.`
    : `We’ll charge the rent (${rent}) ${COLLECT_WITHIN_HOURS} hours before the first day.`;
  return `${first} ${then} Receipts are on the rental’s page; we’ll write again only if a payment fails.`;
}

/** The same for the owner of a machine that was booked at once. */
export function bookedWords(request: Approved, { isRentDue }: ApprovalMoney): string {
  const deposit =
    request.deposit_amount > 0
      ? `The deposit of ${moneyText(request.deposit_amount)} is paid.`
      : 'There is no deposit.';
  const rent = moneyText(request.subtotal);
  return `${deposit} ${isRentDue ? `We’re charging the rent of ${rent} now; we’ll write again only if that fails.` : `We’ll charge the rent (${rent}) ${COLLECT_WITHIN_HOURS} hours before the first day.`}`;
}

function nextWords({ delivery_enabled, start_date }: Approved): string {
  const day = formatDate(start_date, 'full');
  return delivery_enabled
    ? `Next: the machine is delivered on ${day}.`
    : `Next: pick up the machine on ${day}.`;
}
