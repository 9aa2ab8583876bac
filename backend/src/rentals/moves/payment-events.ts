import { Injectable, type OnModuleInit } from '@nestjs/common';
import { canApply, isOver } from '@yard/contracts';
import { formatMoney } from '@yard/money';
import { CURRENCY } from '@yard/server/base/settings/money';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { wireMoney } from '@yard/server/store/wire-fields';
import { GIVEN_UP } from '../../payments/charges/charge-records';
import { NO_CARD } from '../../payments/charges/charges.service';
import { type OutcomeActs, PaymentOutcomes } from '../../payments/payment-outcomes';
import type { Payment } from '../../payments/payment.entity';
import type { Refund } from '../../payments/refunds/refund.entity';
import { UsersService } from '../../people/users/users.service';
import { grantSystem } from '../records/granted-move';
import { heldOf, hold } from '../records/held-request';
import { InstantBookings } from './instant-bookings';
import { LatePayments } from '../money/late-payments';
import { amountOf, PAID_FOR } from '../notices/paid-for';
import { RentalNews } from '../notices/rental-news';
import { disputeNotice, rentalNotices } from '../notices/rental-notices';
import { UnpaidNews } from '../money/unpaid/unpaid-news';
import { unpaidNotices } from '../money/unpaid/unpaid-notices';
import { RentalRequest } from '../records/rental-request.entity';

/** What the outcome of a payment or refund means for its request. */
@Injectable()
export class PaymentEvents implements OutcomeActs, OnModuleInit {
  constructor(
    private readonly outcomes: PaymentOutcomes,
    private readonly late: LatePayments,
    private readonly instant: InstantBookings,
    private readonly unpaid: UnpaidNews,
    private readonly news: RentalNews,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.outcomes.others.join('rentals', this);
  }

  async paymentSettled(tx: Transaction, payment: Payment): Promise<void> {
    const request = await requestOf(tx, payment);
    const data = { payment_id: payment.id, kind: payment.kind, status: payment.status };
    await this.news.recorded(tx, null, 'payment', request, data);
    if (payment.status === 'succeeded') {
      await this.mailPaid(tx, request, payment);
      await this.collected(tx, request, payment);
    } else await this.tellRenter(tx, request, payment);
  }

  async refundSettled(tx: Transaction, payment: Payment, refund: Refund): Promise<void> {
    const request = await requestOf(tx, payment);
    const data = { payment_id: payment.id, amount: wireMoney(refund.amount), status: refund.status };
    await this.news.recorded(tx, null, 'refund', request, data);
    if (refund.status !== 'succeeded') return this.tellAdmins(tx, request, refund);
    await this.late.stampDepositRefund(tx, request, payment);
    const amount = amountOf(refund);
    await this.news.tell(tx, request, {
      user_ids: [request.user_id],
      event: 'refunded',
      text: (facts) => rentalNotices.refunded(facts, amount, refund.explanation),
      dedupe_key: `refund-${refund.id}`,
    });
  }

  async refundReversed(tx: Transaction, payment: Payment, refund: Refund): Promise<void> {
    const request = await requestOf(tx, payment);
    const data = { payment_id: payment.id, amount: wireMoney(refund.amount), status: refund.status };
    if (payment.kind === 'deposit' && request.deposit_refunded_at) {
      const owing = grantSystem(tx, await heldOf(tx.manager, request, tx.now), 'oweDeposit');
      if (typeof owing !== 'string') await owing.stamp(tx, { deposit_refunded_at: null });
    }
    await this.news.recorded(tx, null, 'refund', request, data);
    await this.tellAdmins(tx, request, refund);
  }

  /** The owner knows what hangs in the air; admins see to the answer. */
  async paymentDisputed(tx: Transaction, payment: Payment): Promise<void> {
    const request = await requestOf(tx, payment);
    const status = payment.dispute_status ?? '';
    const amount = formatMoney(wireMoney(payment.dispute_amount ?? 0), CURRENCY, { exact: true });
    await this.news.recorded(tx, null, 'dispute', request, { payment_id: payment.id, status });
    await this.news.tell(tx, request, {
      user_ids: [request.owner_id, ...(await this.users.adminIds(tx.manager))],
      event: 'payment_disputed',
      text: (facts) => disputeNotice(facts, status, amount),
      dedupe_key: `dispute-${payment.stripe_dispute_id}-${status}`,
    });
  }

  async disputeAnswered(tx: Transaction, payment: Payment): Promise<void> {
    const request = await requestOf(tx, payment);
    await this.news.recorded(tx, null, 'answer_dispute', request, { payment_id: payment.id });
  }

  /** The money is still owed: somebody has to see to it. */
  private async tellAdmins(tx: Transaction, request: RentalRequest, refund: Refund): Promise<void> {
    const reason = refund.failure_message ?? 'The card provider gave no reason.';
    await this.news.tell(tx, request, {
      user_ids: await this.users.adminIds(tx.manager),
      event: 'refund_failed',
      text: (facts) => rentalNotices.refundFailed(facts, reason),
      dedupe_key: `refund-${refund.id}-failed`,
    });
  }

  private async collected(tx: Transaction, request: RentalRequest, payment: Payment): Promise<void> {
    if (await this.late.isRepeated(tx, payment)) return this.late.giveBack(tx, payment);
    const held = request.deleted_at ? null : await hold(tx, request.id);
    // The rent of a rental that took place is earned, however late it arrives.
    const isEarned = held?.status === 'closed' && payment.kind === 'rental';
    if (isEarned) return;
    if (!held || isOver(held.status)) await this.late.giveBack(tx, payment);
    else if (canApply('book', held.status)) await this.instant.book(tx, held, payment);
    else await this.unpaid.collected(tx, request, payment);
  }

  /** Both sides wait for the money: the renter has the receipt, the owner may hand over. */
  private async mailPaid(tx: Transaction, request: RentalRequest, payment: Payment): Promise<void> {
    if (payment.amount === 0 || request.deleted_at) return;
    const what = PAID_FOR[payment.kind];
    const amount = amountOf(payment);
    await this.news.mail(tx, request, {
      user_ids: [request.user_id],
      text: (facts) => rentalNotices.paid(facts, what, amount),
    });
    await this.news.mail(tx, request, {
      user_ids: [request.owner_id],
      text: (facts) => rentalNotices.received(facts, what, amount),
    });
  }

  private async tellRenter(tx: Transaction, request: RentalRequest, payment: Payment): Promise<void> {
    const isQuiet = payment.status === 'processing' || payment.failure_message === GIVEN_UP;
    if (isQuiet || request.deleted_at) return;
    const waits = payment.status === 'requires_action';
    const reason = payment.failure_message ?? 'The card was refused.';
    const held = await hold(tx, request.id);
    const unpaid = await this.unpaid.failed(tx, held, payment);
    const times = unpaid?.kind === 'rental' && !waits ? { ...unpaid, zone: held.zone } : null;
    await this.news.tell(tx, request, {
      user_ids: [request.user_id],
      event: waits ? 'payment_requires_action' : 'payment_failed',
      text: (facts) => {
        if (waits) return rentalNotices.paymentNeedsAction(facts);
        if (times) return unpaidNotices.rentFailed(facts, reason, times);
        if (reason === NO_CARD)
          return rentalNotices.cardWanted(facts, PAID_FOR[payment.kind], amountOf(payment));
        return rentalNotices.paymentFailed(facts, reason);
      },
      dedupe_key: `payment-${payment.id}-${payment.status}`,
    });
  }
}

/** Deleted ones too: their money is not forgotten. */
function requestOf(tx: Transaction, payment: Payment): Promise<RentalRequest> {
  const where = { id: payment.rental_request_id };
  return tx.manager.findOneOrFail(RentalRequest, { where, withDeleted: true });
}
