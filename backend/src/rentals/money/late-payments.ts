import { Injectable } from '@nestjs/common';
import type { MinorUnits } from '@yard/money';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { Payment } from '../../payments/payment.entity';
import { Refund } from '../../payments/refunds/refund.entity';
import { SettlementsService } from '../../payments/charges/settlements.service';
import { grantSystem } from '../records/granted-move';
import { heldOf } from '../records/held-request';
import { RentalEndings } from './rental-endings';
import { STANDING } from './rental-charges';
import { RentalRefunds } from './rental-refunds';
import type { RentalRequest } from '../records/rental-request.entity';

/** Money that arrives or comes back after the decision that moved it. */
@Injectable()
export class LatePayments {
  constructor(
    private readonly refunds: RentalRefunds,
    private readonly settlements: SettlementsService,
    private readonly endings: RentalEndings,
  ) {}

  /** Whether a later attempt took this one's place before its money came. */
  async isRepeated(tx: Transaction, { id, rental_request_id, kind }: Payment): Promise<boolean> {
    const attempts = await tx.manager.findBy(Payment, { rental_request_id, kind });
    return attempts.some((other) => other.id > id && STANDING.includes(other.status));
  }

  /** A charge whose answer came when its request was over, or its days were gone: all of it comes back. */
  async giveBack(tx: Transaction, payment: Payment): Promise<void> {
    this.settlements.afterCommit(tx, { refunds: await this.refunds.whole(tx, payment, 'late_payment') });
  }

  /** The money of a request that ends: refunds are paid, and what waits for the renter cannot be paid any more. */
  async windUp(tx: Transaction, requestId: number, refunds: Refund[] = []): Promise<void> {
    const where = { rental_request_id: requestId, status: 'requires_action' } as const;
    const abandoned = await tx.manager.findBy(Payment, where);
    // Where the provider does not answer the next sweep asks again: an old payment's own turn may be hours away.
    for (const payment of abandoned) await tx.update(payment, { ask_after: null });
    this.settlements.afterCommit(tx, { refunds, abandoned });
  }

  /** The money of a rental that is over. @param kept  what of the deposit is not given back */
  async end(
    tx: Transaction,
    request: RentalRequest,
    { refunds, kept }: { refunds: Refund[]; kept: MinorUnits },
  ): Promise<void> {
    await this.windUp(tx, request.id, refunds);
    await this.endings.ended(tx, request, kept);
  }

  /** The stamp is set once nothing more of the deposit is owed: all is back, or all that an ended request owes. */
  async stampDepositRefund(tx: Transaction, request: RentalRequest, payment: Payment): Promise<void> {
    if (payment.kind !== 'deposit' || request.deposit_refunded_at) return;
    const facts = {
      isUnderWay: await tx.manager.existsBy(Refund, { payment_id: payment.id, status: 'pending' }),
      isWhole: payment.refunded_amount >= payment.amount,
    };
    const held = await heldOf(tx.manager, request, tx.now);
    const granted = grantSystem(tx, held, 'finishDeposit', facts);
    if (typeof granted !== 'string') await granted.stamp(tx, { deposit_refunded_at: tx.now });
  }
}
