import { Injectable } from '@nestjs/common';
import type { BillLine, SeenTerms } from '@yard/contracts';
import { billSums } from '@yard/contracts/bill-price';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { ChargesService } from '../../../payments/charges/charges.service';
import { ProviderCalls } from '../../../payments/provider-calls';
import type { Payment } from '../../../payments/payment.entity';
import type { User } from '../../../users/user.entity';
import { RentalRefunds } from '../../money/rental-refunds';
import { mustBeAsAgreed } from '../../money/seen-sum';
import { grantSystem } from '../../records/grant';
import { billNow, type LockedRequest } from '../../records/locked-request';
import type { RentalBill } from '../../records/rental-bill.entity';
import { Close } from '../close';

type Stamps = Partial<Pick<RentalBill, 'accepted_at' | 'decided_at' | 'decided_by' | 'decision_reason'>>;

interface Settled {
  lines: BillLine[];
  /** Null for the product itself. */
  actor: User | null;
  seen?: SeenTerms | null | undefined;
}

/** Settles a bill whose total is known: the deposit first, the card for the rest, then the end. */
@Injectable()
export class BillEndings {
  constructor(
    private readonly charges: ChargesService,
    private readonly providerCalls: ProviderCalls,
    private readonly refunds: RentalRefunds,
    private readonly closings: Close,
  ) {}

  /**
   * Writes what was agreed or decided. What is above the deposit is charged after the commit; without it the rental
   * closes at once.
   *
   * @throws Conflict where its card is charged with another sum than was shown
   */
  async settle(
    tx: Transaction,
    locked: LockedRequest,
    bill: RentalBill,
    { lines, actor, seen, ...stamps }: Stamps & Settled,
  ): Promise<void> {
    const { request } = locked;
    const { from_deposit, to_charge, to_refund } = billSums(lines, await this.refunds.leftOf(tx, request.id));
    await mustBeAsAgreed(tx.manager, seen, request, to_charge);
    await tx.update(bill, { lines, from_deposit, to_charge, to_refund, ...stamps });
    if (to_charge === 0) return this.closeIfOver(tx, locked, actor);
    const payment = await this.charges.begin(tx, {
      rental_request_id: request.id,
      kind: 'bill',
      amount: to_charge,
      stripe_payment_method_id: request.stripe_payment_method_id,
    });
    this.providerCalls.afterCommit(tx, { payments: [payment] });
  }

  /** Rentals whose bills were charged, or could not be, are over. */
  async charged(
    tx: Transaction,
    settled: readonly { payment: Payment; locked: LockedRequest | null }[],
  ): Promise<void> {
    for (const { payment, locked } of settled) {
      if (payment.kind === 'bill' && locked?.status === 'returned') await this.closeIfOver(tx, locked, null);
    }
  }

  /** Closes a rental whose bill leaves nothing to wait for. */
  private async closeIfOver(tx: Transaction, locked: LockedRequest, actor: User | null): Promise<void> {
    const { bill, status } = await billNow(tx.manager, locked.request.id);
    const granted = grantSystem(tx, locked, 'closeBilled', { bill: status, to_charge: bill.to_charge });
    if (typeof granted === 'string') return;
    await this.closings.endAll(tx, [{ granted, damage: bill.from_deposit, isBilled: true }], actor);
  }
}

// Hooks of `PaymentOutcomes` run when the charge ends: `PaymentEvents` notifies both people and calls `charged`.
