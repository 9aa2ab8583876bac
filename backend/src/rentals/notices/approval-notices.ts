import { COLLECT_WITHIN_HOURS, type Pickup } from '@yard/contracts';
import { formatDate } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/present';
import type { RentalRequest } from '../records/rental-request.entity';
import { type NoticeFacts, type NoticeText, when } from './rental-notices';

export const approvalNotices = {
  /** @param terms  what is charged and what comes next: `approvalWords` */
  approved: (
    facts: NoticeFacts,
    message: string | null,
    { terms, pickup, isBooked }: { terms: string; pickup: Pickup | null; isBooked: boolean },
  ): NoticeText => ({
    title: isBooked ? `You booked ${facts.machine}` : `Your request for ${facts.machine} is approved`,
    body: [
      `${isBooked ? '' : 'Your request is approved: '}${facts.machine} is yours ${when(facts)}.`,
      message && `${facts.owner} writes:\n\n${message}`,
      terms,
      pickup?.address ? `Pick it up at:\n${pickup.address}` : null,
      pickup?.owner_phone ? `${facts.owner}’s phone: ${pickup.owner_phone}` : null,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
  /** @param words  what is charged: `bookedWords` */
  booked: (facts: NoticeFacts, words: string): NoticeText => ({
    title: `${facts.renter} booked ${facts.machine}`,
    body: `${facts.machine} is booked ${when(facts)}. ${words}`,
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
  const deposit = money(request.deposit_amount);
  const rent = money(request.subtotal);
  if (request.stripe_payment_method_id === null) {
    const due =
      request.deposit_amount > 0
        ? `the deposit of ${deposit}, then the rent of ${rent}`
        : `the rent of ${rent}`;
    return `Add a card on the rental’s page to keep your booking: we’ll charge ${due}. A rental whose deposit isn’t paid in time is canceled.`;
  }
  const paid = isDepositPaid
    ? `We charged your card the deposit of ${deposit}.`
    : `We’re charging your card the deposit of ${deposit} now.`;
  const first =
    request.deposit_amount > 0
      ? `${paid} You get it back after the rental, less agreed damage.`
      : 'There is no deposit.';
  const then = isRentDue
    ? `We’re charging the rent of ${rent} now, too.`
    : `We’ll charge the rent of ${rent} ${COLLECT_WITHIN_HOURS} hours before the first day.`;
  return `${first} ${then} Receipts are on the rental’s page; we’ll write again only if a payment fails.`;
}

/** The same for the owner of a machine that was booked at once. */
export function bookedWords(request: Approved, { isRentDue }: ApprovalMoney): string {
  const deposit =
    request.deposit_amount > 0
      ? `The deposit of ${money(request.deposit_amount)} is paid.`
      : 'There is no deposit.';
  const rent = money(request.subtotal);
  return `${deposit} ${isRentDue ? `We’re charging the rent of ${rent} now; we’ll write again only if that fails.` : `We’ll charge the rent of ${rent} ${COLLECT_WITHIN_HOURS} hours before the first day.`}`;
}

function nextWords({ delivery_enabled, start_date }: Approved): string {
  const day = formatDate(start_date, 'full');
  return delivery_enabled
    ? `Next: the machine is delivered to you for ${day}.`
    : `Next: pick the machine up on ${day}.`;
}

const money = (minor: number): string => formatMoney(wireMoney(minor), CURRENCY, { exact: true });
