import { Injectable } from '@nestjs/common';
import { wasCollected } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { columnOf } from '@kit/server/store/reading';
import { writeAll } from '@kit/server/store/write-all';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { PaymentOutcomes } from '../payment-outcomes';
import { PaymentSubject } from '../payment-subject';
import { Payment } from '../payment.entity';
import { Refund } from './refund.entity';

export type RefundOutcome = Pick<Refund, 'status' | 'failure_message'> &
  Partial<Pick<Refund, 'stripe_refund_id'>>;

/** A refund and the payment it is of, as they were when the provider was called. */
export interface SeenRefund {
  refund: Refund;
  payment: Payment;
}

export interface RefundResult {
  seen: SeenRefund;
  outcome: RefundOutcome;
}

/** The same under their locks. */
interface Locked extends SeenRefund {
  outcome: RefundOutcome;
}

/** Writes down what came of a refund: the one way in, as with charges. */
@Injectable()
export class RefundRecords {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly subject: PaymentSubject,
    private readonly outcomes: PaymentOutcomes,
  ) {}

  /**
   * Records an outcome, unless somebody else recorded one since the refund was read.
   *
   * @param seen  refund and payment as they were when the provider was called
   */
  save(seen: SeenRefund, outcome: RefundOutcome): Promise<void> {
    return this.unitOfWork.run((tx) => this.write(tx, [{ seen, outcome }]));
  }

  /** The same for many, each as if it were alone. */
  saveAll(known: readonly RefundResult[]): Promise<void> {
    return writeAll(this.unitOfWork, known, {
      of: ({ seen }) => seen.payment.rental_request_id,
      write: (tx, some) => this.write(tx, some),
    });
  }

  /** @param known  of different rental requests */
  private async write(tx: Transaction, known: readonly RefundResult[]): Promise<void> {
    const sent = columnOf(known, 'seen');
    await this.subject.lock(tx, columnOf(columnOf(sent, 'payment'), 'rental_request_id'));
    const refunds = await tx.lockEach(Refund, 'id', columnOf(columnOf(sent, 'refund'), 'id'));
    const payments = await tx.lockEach(Payment, 'id', columnOf([...refunds.values()], 'payment_id'));
    const locked = known.flatMap(({ seen, outcome }) => {
      const refund = refunds.get(seen.refund.id);
      const payment = refund && payments.get(refund.payment_id);
      const isMeant = payment && wasCollected(payment) && refund.status === seen.refund.status;
      return isMeant ? [{ refund, payment, outcome }] : [];
    });
    const back = locked.filter(
      ({ refund, outcome }) => refund.status === 'succeeded' && outcome.status === 'failed',
    );
    const pending = locked.filter(({ refund }) => refund.status === 'pending');
    await this.complete(tx, pending);
    for (const one of back) await this.reverse(tx, one);
  }

  /** Writes a refund down that somebody made at the provider itself; its outcome is recorded as any other's. */
  adopt(of: Payment, { id, amount }: { id: string; amount: MinorUnits }): Promise<Refund> {
    return this.unitOfWork.run(async (tx) => {
      await this.subject.lock(tx, [of.rental_request_id]);
      const known = await tx.manager.findOneBy(Refund, { stripe_refund_id: id });
      if (known) return known;
      return tx.insert(Refund, {
        payment_id: of.id,
        amount,
        status: 'pending',
        reason: 'card_provider',
        stripe_refund_id: id,
        idempotency_key: `provider-${id}`,
        explanation: null,
        failure_message: null,
      });
    });
  }

  private async complete(tx: Transaction, all: readonly Locked[]): Promise<void> {
    await tx.updateAll(all.map(({ refund, outcome }) => ({ record: refund, changes: outcome })));
    const back = all.filter(({ refund }) => refund.status === 'succeeded');
    await tx.updateAll(back.map(({ payment, refund }) => returned(payment, refund.amount)));
    await this.outcomes.refundsSettled(
      tx,
      all.filter(({ refund }) => refund.status !== 'pending'),
    );
  }

  /** A bank that cannot book money back returns it, days later: it is owed again. */
  private async reverse(tx: Transaction, { refund, payment, outcome }: Locked): Promise<void> {
    await tx.update(refund, outcome);
    await tx.updateAll([returned(payment, -refund.amount)]);
    await this.outcomes.refundReversed(tx, payment, refund);
  }
}

function returned(payment: Payment, amount: MinorUnits) {
  const refunded_amount = payment.refunded_amount + amount;
  return { record: payment, changes: { refunded_amount, status: statusAt(payment.amount, refunded_amount) } };
}

function statusAt(amount: MinorUnits, refunded: MinorUnits): Payment['status'] {
  if (refunded <= 0) return 'succeeded';
  return refunded >= amount ? 'refunded' : 'partially_refunded';
}
