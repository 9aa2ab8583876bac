import { Injectable } from '@nestjs/common';
import { isDisputeOver, isInquiry, isOver, mayMoneyComeBack, WON_DISPUTES } from '@yard/contracts';
import { columnOf, findGroups, findRecords } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { Payment } from '../../payments/payment.entity';
import { Refund } from '../../payments/refunds/refund.entity';
import { ProviderCalls } from '../../payments/provider-calls';
import { grantSystem } from '../records/grant';
import { type LockedRequest, withZone, withZones } from '../records/locked-request';
import { type Ended, RentalEndings } from './rental-endings';
import { isForSame, PENDING_OR_PAID } from './rental-charges';
import { RentalRefunds } from './rental-refunds';
import { UnpaidRents } from './unpaid/unpaid-rents';
import { WonDisputes } from './won-disputes';
import type { RentalRequest } from '../records/rental-request.entity';

/** Money that arrives or comes back after the decision that moved it. */
@Injectable()
export class LatePayments {
  constructor(
    private readonly refunds: RentalRefunds,
    private readonly providerCalls: ProviderCalls,
    private readonly endings: RentalEndings,
    private readonly won: WonDisputes,
    private readonly unpaid: UnpaidRents,
  ) {}

  /** Payments that came too late: a later attempt took their place, or their request is over. */
  async tooLate(
    tx: Transaction,
    all: readonly { payment: Payment; locked: LockedRequest | null }[],
  ): Promise<ReadonlySet<number>> {
    const repeated = await this.repeated(tx, columnOf(all, 'payment'));
    const late = new Set(repeated);
    for (const { payment, locked } of all) {
      const stays =
        locked && (!isOver(locked.status) || (await this.unpaid.isEarned(tx.manager, locked, payment)));
      if (!stays) late.add(payment.id);
    }
    return late;
  }

  /** A charge whose answer came when its request was over, or its days were gone: all of it comes back. */
  async giveBack(tx: Transaction, payment: Payment): Promise<void> {
    this.providerCalls.afterCommit(tx, { refunds: await this.refunds.whole(tx, payment, 'late_payment') });
  }

  /** A payment of a rental that is over, and that its owner keeps: what the end decided is taken off it now. */
  async arrived(tx: Transaction, locked: LockedRequest, payment: Payment): Promise<void> {
    await this.won.applyEnding(tx, locked, payment);
  }

  /**
   * A bank decided a dispute. Money that it gave back is shared as the rental's end decided; a deposit that it keeps is
   * no longer owed to the renter.
   *
   * @returns what the renter gets of money that came back; null where that is not decided
   */
  async disputeChanged(tx: Transaction, request: RentalRequest, payment: Payment) {
    const status = payment.dispute_status ?? '';
    if (!isDisputeOver(status) || isInquiry(status)) return null;
    const locked = await withZone(tx.manager, request, tx.now);
    const isWon = WON_DISPUTES.includes(status);
    const refunded = isWon ? await this.won.applyEnding(tx, locked, payment) : null;
    await this.stampDepositRefunds(tx, [{ request, payment }]);
    return refunded;
  }

  /** A request ends: its refunds are paid, and a payment that waits for the renter's bank is given up unless it is owed still. */
  async windUp(tx: Transaction, requestIds: readonly number[], refunds: Refund[] = []): Promise<void> {
    const payments = await findRecords(tx.manager, Payment, 'rental_request_id', requestIds);
    const abandoned: Payment[] = [];
    for (const payment of payments.filter(({ status }) => status === 'requires_action')) {
      if (!(await this.unpaid.isOwed(tx.manager, payment))) abandoned.push(payment);
    }
    await this.giveUp(tx, abandoned);
    this.providerCalls.afterCommit(tx, { refunds });
  }

  /** Payments that are not to be paid any more, though their renter's bank may still ask. */
  async giveUp(tx: Transaction, abandoned: readonly Payment[]): Promise<void> {
    // Without a response the next sweep asks again: an old payment's own turn may be hours away.
    await tx.updateAll(abandoned.map((record) => ({ record, changes: { ask_after: null } })));
    this.providerCalls.afterCommit(tx, { abandoned });
  }

  async end(tx: Transaction, ended: readonly (Ended & { refunds: readonly Refund[] })[]): Promise<void> {
    const refunds = columnOf(ended, 'refunds').flat();
    await this.windUp(tx, columnOf(columnOf(ended, 'request'), 'id'), refunds);
    await this.endings.ended(tx, ended);
  }

  /**
   * Stamps `deposit_refunded_at` once nothing more of the deposit goes to the renter: all of it is back, or the request
   * has ended and no refund of it is on its way. Not while a bank may give some of it back.
   */
  async stampDepositRefunds(
    tx: Transaction,
    all: readonly { request: RentalRequest; payment: Payment }[],
  ): Promise<void> {
    const open = all.filter(
      ({ request, payment }) => payment.kind === 'deposit' && !request.deposit_refunded_at,
    );
    const paymentIds = columnOf(columnOf(open, 'payment'), 'id');
    const refunds = await findGroups(tx.manager, Refund, 'payment_id', paymentIds);
    const locked = await withZones(tx.manager, columnOf(open, 'request'), tx.now);
    const byId = new Map(locked.map((one) => [one.request.id, one]));
    const changes = open.flatMap(({ request, payment }) => {
      const one = byId.get(request.id);
      if (!one) return [];
      const isUnderWay =
        mayMoneyComeBack(payment.dispute_status) ||
        (refunds.get(payment.id) ?? []).some(({ status }) => status === 'pending');
      const isWhole = payment.refunded_amount >= payment.amount;
      const granted = grantSystem(tx, one, 'finishDeposit', { isUnderWay, isWhole });
      return typeof granted === 'string' ? [] : [granted.change({ deposit_refunded_at: tx.now })];
    });
    await tx.updateAll(changes);
  }

  /** Payments that a later attempt replaced before their money came. */
  private async repeated(tx: Transaction, payments: readonly Payment[]): Promise<ReadonlySet<number>> {
    const ids = columnOf(payments, 'rental_request_id');
    const attempts = await findGroups(tx.manager, Payment, 'rental_request_id', ids);
    const repeated = payments.filter((payment) =>
      attempts.get(payment.rental_request_id)?.some((other) => {
        const isLater = other.kind === payment.kind && other.id > payment.id && isForSame(other, payment);
        return isLater && PENDING_OR_PAID.includes(other.status);
      }),
    );
    return new Set(columnOf(repeated, 'id'));
  }
}
