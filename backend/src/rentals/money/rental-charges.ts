import { Injectable } from '@nestjs/common';
import type { PaymentStatus, Plan } from '@yard/contracts';
import { amountDue, bookingPlan, isRentDue, SETTLED_STATUSES, UNDER_WAY_STATUSES } from '@yard/contracts';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { type Charge, ChargesService } from '../../payments/charges/charges.service';
import { Payment } from '../../payments/payment.entity';
import { RefundsService } from '../../payments/refunds/refunds.service';
import type { LockedRequest } from '../records/locked-request';

/** Statuses of a payment that is under way, collected or waived: a second attempt could charge the card twice. */
export const PENDING_OR_PAID: readonly PaymentStatus[] = [...UNDER_WAY_STATUSES, ...SETTLED_STATUSES];

/** True when two payments of one kind are attempts to collect the same money. */
export function isForSame(one: ForChange, other: ForChange): boolean {
  return (one.rental_change_id ?? null) === (other.rental_change_id ?? null);
}
type ForChange = Pick<Payment, 'rental_change_id'>;
type Due = Pick<Payment, 'kind' | 'amount'> & Partial<ForChange>;

/** Creates the payments of a request that are due. It only writes their rows; the card is charged after the commit. */
@Injectable()
export class RentalCharges {
  constructor(
    private readonly charges: ChargesService,
    private readonly refunds: RefundsService,
  ) {}

  /**
   * Creates the deposit's payment, unless one is under way or paid already. A deposit that was refunded in full, or is
   * being refunded, does not count: the machine's days were taken when it was paid, and the renter pays a new one.
   */
  async deposit(tx: Transaction, { request }: LockedRequest): Promise<Payment[]> {
    if (await this.hasDeposit(tx, request.id)) return [];
    return [await this.charges.begin(tx, chargeOf(request, { kind: 'deposit', amount: 0 }))];
  }

  async hasDeposit(tx: Transaction, id: number): Promise<boolean> {
    for (const payment of await this.ofKind(tx, id, 'deposit')) {
      if (PENDING_OR_PAID.includes(payment.status) && !(await this.isGoingBack(tx, payment))) return true;
    }
    return false;
  }

  async plan(
    tx: Transaction,
    { request, zone }: LockedRequest,
    { hasCard, isBooked }: { hasCard: boolean; isBooked: boolean },
  ): Promise<Plan> {
    const hasDeposit = await this.hasDeposit(tx, request.id);
    const isRentTried = (await this.ofKind(tx, request.id, 'rental')).length > 0;
    const facts = { ...request, person_id: request.user_id, hasCard, hasDeposit, isRentTried };
    return bookingPlan({ ...facts, isBooked }, zone, tx.now);
  }

  /** Creates the payment of the rent and its delivery, once, from the day on which it is due. */
  async rent(tx: Transaction, locked: LockedRequest): Promise<Payment[]> {
    const { request, zone } = locked;
    if (!isRentDue(request.start_date, zone, tx.now)) return [];
    if ((await this.ofKind(tx, request.id, 'rental')).length > 0) return [];
    return [await this.charges.begin(tx, chargeOf(request, { kind: 'rental', amount: 0 }))];
  }

  /**
   * Creates another attempt, with the request's present card and the amount that is due now.
   *
   * @param waived  by which admin, and why: nothing is charged then
   */
  again(tx: Transaction, { request }: LockedRequest, payment: Payment, waived?: Charge['waived']) {
    return this.charges.begin(tx, { ...chargeOf(request, payment), waived });
  }

  async isGoingBack(tx: Transaction, payment: Payment): Promise<boolean> {
    return payment.amount > 0 && ((await this.refunds.left(tx, [payment])).get(payment.id) ?? 0) <= 0;
  }

  ofKind(tx: Transaction, rental_request_id: number, kind: Payment['kind']): Promise<Payment[]> {
    return tx.manager.findBy(Payment, { rental_request_id, kind });
  }
}

/** @param payment  the earlier attempt; its amount counts where the request does not hold it */
function chargeOf(request: LockedRequest['request'], payment: Due): Charge {
  return {
    rental_request_id: request.id,
    kind: payment.kind,
    rental_change_id: payment.rental_change_id ?? null,
    amount: amountDue(request, payment),
    stripe_payment_method_id: request.stripe_payment_method_id,
  };
}
