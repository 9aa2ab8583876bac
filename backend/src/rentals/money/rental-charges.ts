import { Injectable } from '@nestjs/common';
import {
  isRentDue,
  isGivenBack,
  isUnderWay,
  PAID_STATUSES,
  type PaymentStatus,
  UNDER_WAY_STATUSES,
} from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { findGroups } from '@kit/server/store/find-record';
import { columnOf } from '@kit/server/store/grouped';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { type Charge, ChargesService } from '../../payments/charges/charges.service';
import { Payment } from '../../payments/payment.entity';
import { RefundsService } from '../../payments/refunds/refunds.service';
import type { LockedRequest } from '../records/locked-request';

/** Under way or collected: another attempt of the kind could charge twice. */
export const PENDING_OR_PAID: readonly PaymentStatus[] = [...UNDER_WAY_STATUSES, ...PAID_STATUSES];

/** Whether two payments of one kind are attempts to collect the same money. */
export function isForSame(one: ForChange, other: ForChange): boolean {
  return (one.rental_change_id ?? null) === (other.rental_change_id ?? null);
}
type ForChange = Pick<Payment, 'rental_change_id'>;

/** Which money of a request is due. Writes the intention alone; settling follows the commit. */
@Injectable()
export class RentalCharges {
  constructor(
    private readonly charges: ChargesService,
    private readonly refunds: RefundsService,
  ) {}

  /**
   * The deposit, unless one stands already; one that came back as a whole (its days were gone), or is on its way
   * back, does not.
   */
  async deposit(tx: Transaction, { request }: LockedRequest): Promise<Payment[]> {
    for (const payment of await this.ofKind(tx, request.id, 'deposit')) {
      if (PENDING_OR_PAID.includes(payment.status) && !(await this.isGoingBack(tx, payment))) return [];
    }
    return [await this.begin(tx, request, 'deposit')];
  }

  /** Rental and delivery, once, when they are due. */
  rent(tx: Transaction, locked: LockedRequest): Promise<Payment[]> {
    return this.rents(tx, [locked]);
  }

  /** The same of many requests. */
  async rents(tx: Transaction, all: readonly LockedRequest[]): Promise<Payment[]> {
    const near = all.filter(({ request, zone }) => isRentDue(request.start_date, zone, tx.now));
    const ids = columnOf(columnOf(near, 'request'), 'id');
    const payments = await findGroups(tx.manager, Payment, 'rental_request_id', ids);
    const isAttempted = (id: number) => payments.get(id)?.some(({ kind }) => kind === 'rental') ?? false;
    const charges = near
      .filter(({ request }) => !isAttempted(request.id))
      .map(({ request }) => chargeOf(request, 'rental'));
    return this.charges.beginAll(tx, charges);
  }

  /**
   * Whether another attempt of this payment's kind is under way or was collected. A later one counts refunded, too:
   * it was given back on purpose; an earlier one came too late for its days.
   */
  async stands(tx: Transaction, payment: Payment): Promise<boolean> {
    const attempts = await this.ofKind(tx, payment.rental_request_id, payment.kind);
    for (const other of attempts.filter((one) => one.id !== payment.id && isForSame(one, payment))) {
      const isLater = other.id > payment.id && isGivenBack(other);
      if (isLater || (PENDING_OR_PAID.includes(other.status) && !(await this.isGoingBack(tx, other))))
        return true;
    }
    return false;
  }

  /** Whether a deposit waits for the provider or the renter: its amount cannot change any more. */
  async isWaiting(tx: Transaction, requestId: number): Promise<boolean> {
    const deposits = await this.ofKind(tx, requestId, 'deposit');
    return deposits.some(isUnderWay);
  }

  /** Another attempt with the request's present card. Its terms may have changed since: what is due now counts. */
  again(tx: Transaction, { request }: LockedRequest, payment: Payment): Promise<Payment> {
    const { kind, amount, rental_change_id = null } = payment;
    if (rental_change_id === null) return this.begin(tx, request, kind, amount);
    return this.charges.begin(tx, { ...chargeOf(request, kind), amount, rental_change_id });
  }

  private begin(
    tx: Transaction,
    request: LockedRequest['request'],
    kind: Payment['kind'],
    same: MinorUnits = 0,
  ): Promise<Payment> {
    return this.charges.begin(tx, chargeOf(request, kind, same));
  }

  private async isGoingBack(tx: Transaction, payment: Payment): Promise<boolean> {
    return payment.amount > 0 && ((await this.refunds.left(tx, [payment])).get(payment.id) ?? 0) <= 0;
  }

  private ofKind(tx: Transaction, rental_request_id: number, kind: Payment['kind']): Promise<Payment[]> {
    return tx.manager.findBy(Payment, { rental_request_id, kind });
  }
}

/** @param same  what an earlier attempt was for, where the request does not say */
function chargeOf(request: LockedRequest['request'], kind: Payment['kind'], same: MinorUnits = 0): Charge {
  return {
    rental_request_id: request.id,
    kind,
    amount: { deposit: request.deposit_amount, rental: request.subtotal, damage: same, bill: same }[kind],
    stripe_payment_method_id: request.stripe_payment_method_id,
  };
}
