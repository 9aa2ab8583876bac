import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { refundableAmount } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { Repository } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { columnOf, findByColumn, findGroups, findRecords } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { inWaves } from '../in-waves';
import { ageOfKey } from '../key-age';
import { PAYMENT_PROVIDER, type PaymentProvider, type ProviderRefund } from '../payment-provider';
import { Payment } from '../payment.entity';
import { answerOf, type ProviderOutcome } from '../provider-answer';
import { type RefundOutcome, RefundRecords, type SeenRefund } from './refund-records';
import { Refund } from './refund.entity';

export interface WantedRefund {
  payment: Payment;
  amount: MinorUnits;
  reason: string;
  explanation?: string | null;
}

/** Gives money back: the row first, then the provider, then the outcome, as with charges. */
@Injectable()
export class RefundsService {
  constructor(
    @InjectRepository(Refund) private readonly refunds: Repository<Refund>,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly clock: Clock,
    private readonly records: RefundRecords,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /**
   * The refundable rest by payment id: not refunded, nor being refunded, nor taken back by a bank. The caller
   * has locked the rental requests.
   */
  async left(tx: Transaction, payments: readonly Payment[]): Promise<ReadonlyMap<number, MinorUnits>> {
    const refunds = await this.of(tx, payments);
    return new Map(payments.map((payment) => [payment.id, leftOf(payment, refunds.get(payment.id) ?? [])]));
  }

  /**
   * Writes refunds of at most what is left of each payment; `refund` them after the commit. Without those of which
   * there is nothing to give back.
   */
  async begin(tx: Transaction, wanted: readonly WantedRefund[]): Promise<Refund[]> {
    const earlier = await this.of(tx, columnOf(wanted, 'payment'));
    const rows = wanted.map((want) => refundOf(want, earlier.get(want.payment.id) ?? []));
    const possible = rows.filter(({ amount }) => amount > 0);
    return tx.insertAll(Refund, possible);
  }

  /** Ids of payments of which something is on its way back. */
  async underWay(tx: Transaction, payments: readonly Payment[]): Promise<ReadonlySet<number>> {
    const refunds = [...(await this.of(tx, payments)).values()].flat();
    const pending = refunds.filter(({ status }) => status === 'pending');
    return new Set(columnOf(pending, 'payment_id'));
  }

  private of({ manager }: Transaction, payments: readonly Payment[]): Promise<Map<number, Refund[]>> {
    return findGroups(manager, Refund, 'payment_id', columnOf(payments, 'id'));
  }

  /**
   * Asks the provider and records what came of it; safe to repeat. No answer leaves the refund pending.
   *
   * @returns whether the provider answered
   */
  async refund(refundId: number): Promise<boolean> {
    const found = await this.find(refundId);
    if (found?.refund.status !== 'pending') return true;
    return this.learn(found, this.make(found));
  }

  /** The same for many: some are sent to the provider at a time, and their answers are written together. */
  async refundAll(refundIds: readonly number[]): Promise<void> {
    const { manager } = this.refunds;
    const refunds = await findRecords(manager, Refund, 'id', refundIds);
    const payments = await findByColumn(manager, Payment, 'id', columnOf(refunds, 'payment_id'));
    const found = refunds.flatMap((refund) => {
      const payment = payments.get(refund.payment_id);
      return payment && refund.status === 'pending' ? [{ refund, payment }] : [];
    });
    await inWaves(
      found,
      async (seen) => ({ seen, answer: await answerOf(this.make(seen)) }),
      (answers) =>
        this.records.saveAll(
          answers.flatMap(({ seen, answer }) =>
            answer.is === 'unknown' ? [] : [{ seen, outcome: outcomeOf(answer) }],
          ),
        ),
    );
  }

  /** Asks how a refund stands by now, also one that is back: a bank may return it. @returns as `refund` */
  async refresh(refundId: number): Promise<boolean> {
    const found = await this.find(refundId);
    const id = found?.refund.stripe_refund_id;
    if (!found || !id) return this.refund(refundId);
    return found.refund.status === 'failed' || this.learn(found, this.provider.retrieveRefund(id));
  }

  private async learn(found: SeenRefund, call: Promise<ProviderRefund>): Promise<boolean> {
    const answer = await answerOf(call);
    // That the provider does not know a refund which went through says nothing of its money.
    const isOdd = answer.is === 'rejected' && found.refund.status === 'succeeded';
    if (answer.is !== 'unknown' && !isOdd) await this.records.save(found, outcomeOf(answer));
    return answer.is !== 'unknown';
  }

  /** Makes the refund, or finds the one that an earlier call made: its money is owed, however old the key. */
  private async make({ refund, payment }: SeenRefund): Promise<ProviderRefund> {
    const input = {
      payment_intent: payment.stripe_payment_intent_id ?? '',
      amount: refund.amount,
      metadata: { rental_request_id: String(payment.rental_request_id), refund_id: String(refund.id) },
    };
    const { isFresh } = ageOfKey(refund.created_at, this.clock.now());
    const made = isFresh ? null : await this.provider.findRefund(input, refund.idempotency_key);
    return made ?? this.provider.createRefund(input, refund.idempotency_key);
  }

  private async find(id: number): Promise<SeenRefund | null> {
    const refund = await this.refunds.findOneBy({ id });
    const payment = refund && (await this.payments.findOneBy({ id: refund.payment_id }));
    return payment && { refund, payment };
  }
}

function leftOf(payment: Payment, refunds: readonly Refund[]): MinorUnits {
  const { amount, dispute_status: status = null, dispute_amount } = payment;
  const gone = refunds.filter((refund) => refund.status !== 'failed');
  return refundableAmount({
    amount,
    back: gone.reduce((sum, refund) => sum + refund.amount, 0),
    dispute: { status, amount: dispute_amount ?? 0 },
  });
}

function refundOf({ payment, amount, reason, explanation = null }: WantedRefund, earlier: readonly Refund[]) {
  return {
    payment_id: payment.id,
    amount: Math.min(amount, leftOf(payment, earlier)),
    status: 'pending' as const,
    reason,
    explanation,
    stripe_refund_id: null,
    idempotency_key: `${payment.idempotency_key}-refund-${earlier.length + 1}`,
    failure_message: null,
  };
}

function outcomeOf(answer: ProviderOutcome<ProviderRefund>): RefundOutcome {
  if (answer.is === 'rejected') return { status: 'failed', failure_message: answer.message };
  const { status, id, failure_reason } = answer.value;
  return { status, stripe_refund_id: id, failure_message: status === 'failed' ? failure_reason : null };
}
