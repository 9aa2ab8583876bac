import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { hoursBeforeStart, renterRefunds, tierFor, wasCollected } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { CancellationPolicy } from '../../agreements/cancellation-policy.entity';
import { columnOf, findGroups, findRecords, groupedBy } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { Payment } from '../../payments/payment.entity';
import { Refund } from '../../payments/refunds/refund.entity';
import { RefundsService, type WantedRefund } from '../../payments/refunds/refunds.service';
import type { LockedRequest } from '../records/locked-request';

/** A collected payment, and how much is left of it. */
export interface Collected {
  payment: Payment;
  left: MinorUnits;
}

const CANCELLATION = 'cancellation';
/** Why an admin's own refund of a deposit was given. */
export const BY_HAND = 'refund_deposit';
export const OF_PAYMENT = 'refund';
/** Why an admin gave it, here or at the card provider. */
export const BY_HANDS: readonly string[] = [BY_HAND, OF_PAYMENT, 'card_provider'];
export const isByHand = ({ reason }: Pick<Refund, 'reason'>) => BY_HANDS.includes(reason);

const wholly = ({ payment, left: amount }: Collected) => ({ payment, amount, reason: CANCELLATION });

const isOfCancellation = ({ reason, status }: Refund) => reason === CANCELLATION && status !== 'failed';

export const sumOf = (all: readonly { amount: MinorUnits }[]) =>
  all.reduce((sum, one) => sum + one.amount, 0);

/** Takes an amount from several payments, in their order. @param left  how much each has, by its id */
function sharedAmong(
  payments: readonly Payment[],
  left: ReadonlyMap<number, MinorUnits>,
  { amount, reason }: { amount: MinorUnits; reason: string },
): WantedRefund[] {
  let rest = amount;
  return payments.map((payment) => {
    const share = Math.min(rest, left.get(payment.id) ?? 0);
    rest -= share;
    return { payment, amount: share, reason };
  });
}

/** Decides what of a request's money goes back, and writes the refunds; they are settled after the commit. */
@Injectable()
export class RentalRefunds {
  constructor(private readonly refunds: RefundsService) {}

  /** Refunds of canceled requests: the tier's share, or everything, as the move's row says. */
  async ofCancellations<T extends LockedRequest>(
    tx: Transaction,
    all: readonly T[],
    isByTerms: (locked: T) => boolean,
  ): Promise<WantedRefund[]> {
    const refundable = await this.refundable(tx, columnOf(columnOf(all, 'request'), 'id'));
    const wanted: WantedRefund[] = [];
    for (const locked of all) {
      if (isByTerms(locked)) wanted.push(...(await this.ofRenter(tx, locked)));
      else wanted.push(...(refundable.get(locked.request.id) ?? []).map(wholly));
    }
    return wanted;
  }

  /** Writes them. @returns them by the requests' ids */
  async begin(tx: Transaction, wanted: readonly WantedRefund[]): Promise<Map<number, Refund[]>> {
    const requestOf = new Map(wanted.map(({ payment }) => [payment.id, payment.rental_request_id]));
    return groupedBy(
      await this.refunds.begin(tx, wanted),
      ({ payment_id }) => requestOf.get(payment_id) ?? 0,
    );
  }

  /** Collected deposits and how much is left of each, in minor units, by the requests' ids. */
  async deposits(tx: Transaction, requestIds: readonly number[]): Promise<Map<number, Collected[]>> {
    const collected = await this.collected(tx, requestIds);
    const payments = collected.filter(({ kind }) => kind === 'deposit');
    const left = await this.refunds.left(tx, payments);
    const deposits = payments.map((payment) => ({ payment, left: left.get(payment.id) ?? 0 }));
    return groupedBy(deposits, ({ payment }) => payment.rental_request_id);
  }

  /**
   * Payments that an admin may refund: one, or those of the deposit. An uncollected payment has nothing left.
   *
   * @throws ValidationFailed for a payment of another rental
   */
  async byHand(tx: Transaction, requestId: number, payment_id: number | null): Promise<Collected[]> {
    if (payment_id === null) return (await this.deposits(tx, [requestId])).get(requestId) ?? [];
    const payment = await tx.manager.findOneBy(Payment, { id: payment_id, rental_request_id: requestId });
    if (!payment) throw ValidationFailed.field('payment_id', 'The selected payment id is invalid.');
    const left = wasCollected(payment) ? (await this.refunds.left(tx, [payment])).get(payment_id) : 0;
    return [{ payment, left: left ?? 0 }];
  }

  /** The rest of a rental's deposit, and of the rent that was collected; in minor units. */
  async leftOf(tx: Transaction, requestId: number): Promise<{ deposit: MinorUnits; rent: MinorUnits }> {
    const collected = await this.collected(tx, [requestId]);
    const left = await this.refunds.left(tx, collected);
    const sum = (of: Payment['kind']) =>
      collected.filter(({ kind }) => kind === of).reduce((total, { id }) => total + (left.get(id) ?? 0), 0);
    return { deposit: sum('deposit'), rent: sum('rental') };
  }

  /**
   * Deposits refunded by hand since the rental's end, by an admin or at the card provider, in minor units.
   * The end had retained them for the owner, but for those that replaced a failed refund of the end.
   *
   * @param endedAt  null where the rental never ended
   */
  async givenByHand(tx: Transaction, requestId: number, endedAt: Date | null): Promise<MinorUnits> {
    if (!endedAt) return 0;
    const deposits = await tx.manager.findBy(Payment, { rental_request_id: requestId, kind: 'deposit' });
    const refunds = await findRecords(tx.manager, Refund, 'payment_id', columnOf(deposits, 'id'));
    const since = refunds.filter(({ created_at }) => created_at >= endedAt);
    const given = since.filter((refund) => isByHand(refund) && refund.status !== 'failed');
    const failed = since.filter((refund) => !isByHand(refund) && refund.status === 'failed');
    return Math.max(0, sumOf(given) - sumOf(failed));
  }

  /** Refunds an amount of collected rents; the newest payment first. */
  async ofRent(
    tx: Transaction,
    rents: readonly Payment[],
    amount: MinorUnits,
    reason = 'change',
  ): Promise<Refund[]> {
    const left = await this.refunds.left(tx, rents);
    return this.refunds.begin(tx, sharedAmong([...rents].reverse(), left, { amount, reason }));
  }

  some(tx: Transaction, payment: Payment, want: { amount: MinorUnits; reason: string }): Promise<Refund[]> {
    return this.refunds.begin(tx, [{ payment, ...want }]);
  }

  /**
   * A bank gave this payment back after its renter had cancelled: refunds what the cancellation could not, because the
   * bank had the money. @param at  of the cancellation
   */
  async ofTier(tx: Transaction, locked: LockedRequest, payment: Payment, at: Date): Promise<Refund[]> {
    const shares = locked.request.machine_late_at
      ? ((await this.refundable(tx, [locked.request.id])).get(locked.request.id) ?? []).map(wholly)
      : await this.ofRenter(tx, locked, at);
    const ofKind = shares.filter((share) => share.payment.kind === payment.kind);
    return this.some(tx, payment, { amount: sumOf(ofKind), reason: CANCELLATION });
  }

  whole(tx: Transaction, payment: Payment, reason: string): Promise<Refund[]> {
    return this.refunds.begin(tx, [{ payment, amount: payment.amount, reason }]);
  }

  /** The shares of the tier at the instant `at`, less what the cancellation refunded before. */
  private async ofRenter(
    tx: Transaction,
    { request, zone }: LockedRequest,
    at = tx.now,
  ): Promise<WantedRefund[]> {
    const payments = await tx.manager.findBy(Payment, { rental_request_id: request.id });
    const policy = await tx.manager.findOneOrFail(CancellationPolicy, {
      where: { id: request.cancellation_policy_id },
      withDeleted: true,
    });
    const tier = tierFor(policy.tiers, hoursBeforeStart(request.start_date, zone, at));
    const refunds = await findGroups(tx.manager, Refund, 'payment_id', columnOf(payments, 'id'));
    const back = (id: number) => sumOf((refunds.get(id) ?? []).filter(isOfCancellation));
    const agreed = { rental: request.rental_amount, delivery: request.delivery_amount };
    const left = await this.refunds.left(tx, payments);
    const amounts = payments.map(({ id, kind, status, amount }) => {
      return { id, kind, status, amount, left: (left.get(id) ?? 0) + back(id) };
    });
    const shares = renterRefunds(tier, agreed, amounts);
    return payments.map((payment) => ({
      payment,
      amount: (shares.get(payment.id) ?? 0) - back(payment.id),
      reason: CANCELLATION,
    }));
  }

  /** The rest of collected payments, by request id: refunded when anybody but the renter cancels. */
  async refundable(tx: Transaction, requestIds: readonly number[]): Promise<Map<number, Collected[]>> {
    const collected = await this.collected(tx, requestIds);
    const left = await this.refunds.left(tx, collected);
    const all = collected.map((payment) => ({ payment, left: left.get(payment.id) ?? 0 }));
    const refundable = all.filter((one) => one.left > 0);
    return groupedBy(refundable, ({ payment }) => payment.rental_request_id);
  }

  private async collected(tx: Transaction, requestIds: readonly number[]): Promise<Payment[]> {
    const payments = await findRecords(tx.manager, Payment, 'rental_request_id', requestIds);
    return payments.filter(wasCollected);
  }
}
