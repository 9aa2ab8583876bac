import { Injectable } from '@nestjs/common';
import { hoursBeforeStart, refundsBy, tierFor, wasCollected } from '@yard/contracts';
import { CancellationPolicy } from '../../agreements/cancellation-policy.entity';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { Payment } from '../../payments/payment.entity';
import type { Refund } from '../../payments/refunds/refund.entity';
import { RefundsService } from '../../payments/refunds/refunds.service';
import type { HeldRequest } from '../records/held-request';

/** What comes back of a request's money. Writes the refunds alone; settling follows the commit. */
@Injectable()
export class RentalRefunds {
  constructor(private readonly refunds: RefundsService) {}

  /** By the tiers the request was made under when the renter cancels; everything when anybody else does. */
  async ofCancellation(tx: Transaction, held: HeldRequest, byRenter: boolean): Promise<Refund[]> {
    const collected = await this.kept(tx, held.request.id);
    const shares = byRenter ? await this.shares(tx, held, collected) : null;
    const refunds: Refund[] = [];
    for (const payment of collected) {
      const share = shares ? shares[payment.kind] : payment.amount;
      const refund = await this.refunds.begin(tx, payment, share, 'cancellation');
      if (refund) refunds.push(refund);
    }
    return refunds;
  }

  /** Collected deposits and how much is left of each, in minor units. */
  async deposits(tx: Transaction, requestId: number): Promise<{ payment: Payment; left: number }[]> {
    const deposits = (await this.collected(tx, requestId)).filter(({ kind }) => kind === 'deposit');
    const found: { payment: Payment; left: number }[] = [];
    for (const payment of deposits) found.push({ payment, left: await this.refunds.left(tx, payment) });
    return found;
  }

  /** Money that came too late for a request that is over. */
  async whole(tx: Transaction, payment: Payment, reason: string): Promise<Refund[]> {
    const refund = await this.refunds.begin(tx, payment, payment.amount, reason);
    return refund ? [refund] : [];
  }

  /** Minor units by kind; damage is settled by an admin alone. */
  private async shares(tx: Transaction, { request, zone }: HeldRequest, collected: Payment[]) {
    const policy = await tx.manager.findOneOrFail(CancellationPolicy, {
      where: { id: request.cancellation_policy_id },
      withDeleted: true,
    });
    const tier = tierFor(policy.tiers, hoursBeforeStart(request.start_date, zone, tx.now));
    const sum = (kind: Payment['kind']) =>
      collected.filter((payment) => payment.kind === kind).reduce((total, { amount }) => total + amount, 0);
    const paid = sum('rental') > 0;
    const back = refundsBy(tier, {
      rental: paid ? request.rental_amount : 0,
      delivery: paid ? request.delivery_amount : 0,
      deposit: sum('deposit'),
    });
    return { ...back, damage: 0 };
  }

  /** Those of which something is left: one that came back as a whole is in no share. */
  private async kept(tx: Transaction, requestId: number): Promise<Payment[]> {
    const kept: Payment[] = [];
    for (const payment of await this.collected(tx, requestId)) {
      if ((await this.refunds.left(tx, payment)) > 0) kept.push(payment);
    }
    return kept;
  }

  private async collected(tx: Transaction, rental_request_id: number): Promise<Payment[]> {
    const payments = await tx.manager.find(Payment, { where: { rental_request_id }, order: { id: 'ASC' } });
    return payments.filter(wasCollected);
  }
}
