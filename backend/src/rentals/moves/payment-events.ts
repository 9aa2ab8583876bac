import { Injectable } from '@nestjs/common';
import { isOver, paymentNoun } from '@yard/contracts';
import { canApply } from '@yard/contracts/rental-moves';
import { columnOf, findByColumn } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import { GIVEN_UP, NO_CARD } from '../../payments/charges/charges.service';
import { type OutcomeActs, PaymentOutcomes, type RefundOf } from '../../payments/payment-outcomes';
import type { Payment } from '../../payments/payment.entity';
import type { Refund } from '../../payments/refunds/refund.entity';
import { UsersService } from '../../users/users.service';
import { grantSystem } from '../records/grant';
import { type LockedRequest, withZone, withZones } from '../records/locked-request';
import { BillEndings } from './bills/bill-endings';
import { InstantBookings } from './instant-bookings';
import { LatePayments } from '../money/late-payments';
import { amountOf } from '../notices/amount-of';
import { disputeNotice } from '../notices/dispute-notices';
import { RentalEvents, type RequestNotice } from '../notices/rental-events';
import { type NoticeFacts, rentalNotices } from '../notices/rental-notices';
import { UnpaidEvents } from '../money/unpaid/unpaid-events';
import { unpaidNotices } from '../money/unpaid/unpaid-notices';
import { RentalRequest } from '../records/rental-request.entity';

/** A payment whose outcome is known, and its request; `locked` unless that is deleted. */
interface Settled {
  payment: Payment;
  request: RentalRequest;
  locked: LockedRequest | null;
}

@Injectable()
export class PaymentEvents implements OutcomeActs {
  constructor(
    outcomes: PaymentOutcomes,
    private readonly late: LatePayments,
    private readonly instant: InstantBookings,
    private readonly unpaid: UnpaidEvents,
    private readonly bills: BillEndings,
    private readonly events: RentalEvents,
    private readonly users: UsersService,
  ) {
    outcomes.others.register('rentals', this);
  }

  async paymentsSettled(tx: Transaction, payments: readonly Payment[]): Promise<void> {
    const requests = await requestsOf(tx, payments);
    const all = payments.map((payment) => ({ payment, request: requestOf(requests, payment) }));
    const moved = all.map(({ payment: { id, kind, status }, request }) => {
      return { request, data: { payment_id: id, kind, status } };
    });
    await this.events.recordedAll(tx, null, 'payment', moved);
    const there = [...requests.values()].filter(({ deleted_at }) => !deleted_at);
    const locked = await withZones(tx.manager, there, tx.now);
    const lockedById = new Map(locked.map((one) => [one.request.id, one]));
    const settled = all.map((one) => ({ ...one, locked: lockedById.get(one.request.id) ?? null }));
    const paid = settled.filter(({ payment }) => payment.status === 'succeeded');
    const stays = await this.accepted(tx, paid);
    await this.mailPaid(tx, stays, await this.unpaid.collected(tx, stays));
    // The rental's end marks earlier notices as read, but not those of an unpaid bill.
    await this.bills.charged(tx, settled);
    for (const one of settled) if (one.payment.status !== 'succeeded') await this.notifyRenter(tx, one);
  }

  async refundsSettled(tx: Transaction, refunds: readonly RefundOf[]): Promise<void> {
    const requests = await requestsOf(tx, columnOf(refunds, 'payment'));
    const all = refunds.map((one) => ({ ...one, request: requestOf(requests, one.payment) }));
    const moved = all.map(({ payment, refund: { amount, status }, request }) => {
      return { request, data: { payment_id: payment.id, amount: wireMoney(amount), status } };
    });
    await this.events.recordedAll(tx, null, 'refund', moved);
    for (const { request, refund } of all) {
      if (refund.status !== 'succeeded') await this.notifyAdmins(tx, request, refund);
    }
    const back = all.filter(({ refund }) => refund.status === 'succeeded');
    await this.late.stampDepositRefunds(tx, back);
    const notices = back.map(({ request, refund }): RequestNotice => {
      const amount = amountOf(refund);
      return {
        request,
        user_ids: [request.user_id],
        event: 'refunded',
        text: (facts) => rentalNotices.refunded(facts, amount, refund.explanation),
        dedupe_key: `refund-${refund.id}`,
      };
    });
    await this.events.notifyAll(tx, notices);
  }

  async refundReversed(tx: Transaction, payment: Payment, refund: Refund): Promise<void> {
    const request = requestOf(await requestsOf(tx, [payment]), payment);
    const data = { payment_id: payment.id, amount: wireMoney(refund.amount), status: refund.status };
    if (payment.kind === 'deposit' && request.deposit_refunded_at) {
      const owing = grantSystem(tx, await withZone(tx.manager, request, tx.now), 'oweDeposit');
      if (typeof owing !== 'string') await owing.stamp(tx, { deposit_refunded_at: null });
    }
    await this.events.recorded(tx, null, 'refund', request, data);
    await this.notifyAdmins(tx, request, refund);
  }

  /** Notifies the owner, and the admins, who answer the bank. */
  async paymentDisputed(tx: Transaction, payment: Payment): Promise<void> {
    const request = requestOf(await requestsOf(tx, [payment]), payment);
    const status = payment.dispute_status ?? '';
    await this.events.recorded(tx, null, 'dispute', request, { payment_id: payment.id, status });
    const refunded = await this.late.disputeChanged(tx, request, payment);
    await this.events.notify(tx, request, {
      user_ids: [request.owner_id, ...(await this.users.adminIds(tx.manager))],
      event: 'payment_disputed',
      text: (facts) => disputeNotice(facts, payment, refunded),
      dedupe_key: `dispute-${payment.stripe_dispute_id}-${status}`,
    });
  }

  async disputeAnswered(tx: Transaction, payment: Payment): Promise<void> {
    const request = requestOf(await requestsOf(tx, [payment]), payment);
    await this.events.recorded(tx, null, 'answer_dispute', request, { payment_id: payment.id });
  }

  /** The money is still owed, so an admin has to act. */
  private async notifyAdmins(tx: Transaction, request: RentalRequest, refund: Refund): Promise<void> {
    const reason = refund.failure_message ?? 'The card provider gave no reason.';
    await this.events.notify(tx, request, {
      user_ids: await this.users.adminIds(tx.manager),
      event: 'refund_failed',
      text: (facts) => rentalNotices.refundFailed(facts, reason),
      dedupe_key: `refund-${refund.id}-failed`,
    });
  }

  /** Payments that count; those that come too late are refunded. */
  private async accepted(tx: Transaction, paid: readonly Settled[]): Promise<Settled[]> {
    const late = await this.late.tooLate(tx, paid);
    const accepted: Settled[] = [];
    for (const one of paid) {
      const { payment, locked } = one;
      if (!locked || late.has(payment.id)) await this.late.giveBack(tx, payment);
      else if (isOver(locked.status)) {
        await this.late.arrived(tx, locked, payment);
        accepted.push(one);
      } else if (!canApply('book', locked.status)) accepted.push(one);
      else if (await this.instant.book(tx, locked, payment)) accepted.push(one);
      else await this.events.asked(tx, locked.request, 'owner');
    }
    return accepted;
  }

  /** Mails the receipt to the renter, and the payment to the owner. @param notified  payments the owner knows of */
  private mailPaid(tx: Transaction, paid: readonly Settled[], notified: readonly Payment[]): Promise<void> {
    const mails = paid.flatMap(({ payment, locked, request }) => {
      if (payment.amount === 0 || !locked || isSaidByApproval(tx, locked, payment)) return [];
      const [what, amount] = [paymentNoun(payment), amountOf(payment)];
      const toRenter = (facts: NoticeFacts) => rentalNotices.paid(facts, what, amount);
      const toOwner = (facts: NoticeFacts) => rentalNotices.received(facts, what, amount);
      return [
        { request, user_ids: [request.user_id], text: toRenter },
        { request, user_ids: notified.includes(payment) ? [] : [request.owner_id], text: toOwner },
      ];
    });
    return this.events.mailAll(tx, mails);
  }

  private async notifyRenter(tx: Transaction, { request, payment, locked }: Settled): Promise<void> {
    if (payment.status === 'processing' || !locked) return;
    const waits = payment.status === 'requires_action';
    const reason = payment.failure_message ?? 'The card was refused.';
    const isBooking = canApply('book', locked.status);
    if (isBooking) await this.events.asked(tx, request, waits ? 'bank' : 'owner');
    if (reason === GIVEN_UP) return;
    const unpaid = await this.unpaid.failed(tx, locked, payment);
    // The approval's own mail asks for a card.
    if (reason === NO_CARD && isSaidByApproval(tx, locked, payment)) return;
    await this.events.notify(tx, request, {
      user_ids: [request.user_id],
      event: waits ? 'payment_requires_action' : 'payment_failed',
      text: (facts) => {
        if (waits) return rentalNotices.paymentNeedsAction(facts);
        if (isBooking) return rentalNotices.refusedBooking(facts, reason);
        if (unpaid && unpaid.kind !== 'deposit')
          return unpaidNotices.refused(facts, payment, { ...unpaid, reason });
        if (reason === NO_CARD)
          return rentalNotices.cardWanted(facts, paymentNoun(payment), amountOf(payment));
        return rentalNotices.paymentFailed(facts, reason);
      },
      dedupe_key: `payment-${payment.id}-${payment.status}`,
    });
  }
}

/** Includes deleted requests: their payments still count. */
function requestsOf({ manager }: Transaction, payments: readonly Payment[]) {
  const ids = columnOf(payments, 'rental_request_id');
  return findByColumn(manager, RentalRequest, 'id', ids, { withDeleted: true });
}

function requestOf(requests: ReadonlyMap<number, RentalRequest>, payment: Payment): RentalRequest {
  const request = requests.get(payment.rental_request_id);
  if (!request) throw new Error(`payment ${payment.id} is of no rental request`);
  return request;
}

/** Charges that end within this time belong to the approval's mail; later ones get their own. */
const ONE_PRESS_MS = 10_000;

/** True for a payment whose charge the approval's mail announces. */
function isSaidByApproval(
  { now }: Pick<Transaction, 'now'>,
  { request: { approved_at } }: LockedRequest,
  { kind, rental_change_id, attempt }: Pick<Payment, 'kind' | 'rental_change_id' | 'attempt'>,
): boolean {
  if (!approved_at || rental_change_id || (kind !== 'deposit' && kind !== 'rental')) return false;
  const since = now.getTime() - approved_at.getTime();
  return since === 0 || (attempt === 1 && since <= ONE_PRESS_MS);
}
