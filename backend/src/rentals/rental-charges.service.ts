import { Injectable } from '@nestjs/common';
import { COLLECT_WITHIN_HOURS, hoursBeforeStart } from '@yard/contracts';
import type { Transaction } from '../database/unit-of-work';
import { ChargesService } from '../payments/charges.service';
import { Payment } from '../payments/payment.entity';
import type { HeldRequest } from './held-request';

/** Payments that are not settled against the renter: another attempt of the kind would charge twice. */
const STANDING = ['pending', 'processing', 'requires_action', 'succeeded', 'refunded', 'partially_refunded'];

/** Which money of a request is due. Writes the intention alone; settling follows the commit. */
@Injectable()
export class RentalCharges {
  constructor(private readonly charges: ChargesService) {}

  /** The deposit, unless one stands already. */
  async deposit(tx: Transaction, { request }: HeldRequest): Promise<Payment[]> {
    const deposits = await this.ofKind(tx, request.id, 'deposit');
    if (deposits.some((payment) => STANDING.includes(payment.status))) return [];
    return [await this.begin(tx, request, 'deposit')];
  }

  /** Rental and delivery, once, when the start is within 48 hours at the machine's place, or past. */
  async rent(tx: Transaction, { request, zone }: HeldRequest): Promise<Payment[]> {
    if (hoursBeforeStart(request.start_date, zone, tx.now) > COLLECT_WITHIN_HOURS) return [];
    const attempted = await this.ofKind(tx, request.id, 'rental');
    return attempted.length > 0 ? [] : [await this.begin(tx, request, 'rental')];
  }

  /** Whether an attempt of this payment's kind is under way or was collected. */
  async stands(tx: Transaction, payment: Payment): Promise<boolean> {
    const attempts = await this.ofKind(tx, payment.rental_request_id, payment.kind);
    return attempts.some((other) => other.id !== payment.id && STANDING.includes(other.status));
  }

  private begin(
    tx: Transaction,
    request: HeldRequest['request'],
    kind: 'deposit' | 'rental',
  ): Promise<Payment> {
    return this.charges.begin(tx, {
      rental_request_id: request.id,
      kind,
      amount: kind === 'deposit' ? request.deposit_amount : request.subtotal,
      stripe_payment_method_id: request.stripe_payment_method_id,
    });
  }

  private ofKind(tx: Transaction, rental_request_id: number, kind: Payment['kind']): Promise<Payment[]> {
    return tx.manager.findBy(Payment, { rental_request_id, kind });
  }
}
