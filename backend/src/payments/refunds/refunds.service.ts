import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { refundableAmount, wasCollected } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { Repository } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { columnOf, findByColumn, findGroups, findRecords } from '@kit/server/store/reading';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { writeAll } from '@kit/server/store/write-all';
import { inWaves } from '../in-waves';
import { ageOfKey } from '../key-age';
import { PaymentOutcomes } from '../payment-outcomes';
import { PAYMENT_PROVIDER, type PaymentProvider, type ProviderRefund } from '../payment-provider';
import { PaymentSubject } from '../payment-subject';
import { Payment } from '../payment.entity';
import { answerOf, type ProviderOutcome } from '../provider-answer';
import { Refund } from './refund.entity';

export interface WantedRefund {
  payment: Payment;
  amount: MinorUnits;
  reason: string;
  explanation?: string | null;
}

type RefundOutcome = Pick<Refund, 'status' | 'failure_message'> & Partial<Pick<Refund, 'stripe_refund_id'>>;

/** A refund and the payment it is of, as they were when the provider was called. */
interface SeenRefund {
  refund: Refund;
  payment: Payment;
}

interface RefundResult {
  seen: SeenRefund;
  outcome: RefundOutcome;
}

interface Locked extends SeenRefund {
  outcome: RefundOutcome;
}

/** Gives money back: the row first, then the provider, then the outcome, as with charges. */
@Injectable()
export class RefundsService {
  constructor(
    @InjectRepository(Refund) private readonly refunds: Repository<Refund>,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly subject: PaymentSubject,
    private readonly outcomes: PaymentOutcomes,
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
   * Asks the provider, some at a time, and records what came of it; safe to repeat. No answer leaves a refund pending.
   *
   * @returns whether all outcomes are known now
   */
  async refund(refundIds: readonly number[]): Promise<boolean> {
    const { manager } = this.refunds;
    const refunds = await findRecords(manager, Refund, 'id', refundIds);
    const payments = await findByColumn(manager, Payment, 'id', columnOf(refunds, 'payment_id'));
    const pending = refunds.flatMap((refund) => {
      const payment = payments.get(refund.payment_id);
      return payment && refund.status === 'pending' ? [{ refund, payment }] : [];
    });
    let open = pending.length;
    const make = async (seen: SeenRefund) => ({ seen, answer: await answerOf(this.make(seen)) });
    await inWaves(pending, make, (all) => {
      const known = all.flatMap(({ seen, answer }) =>
        answer.is === 'unknown' ? [] : [{ seen, outcome: outcomeOf(answer) }],
      );
      open -= known.length;
      return this.save(known);
    });
    return open === 0;
  }

  /** Asks how a refund stands by now, also one that is back: a bank may return it. @returns whether the provider answered */
  async refresh(refundId: number): Promise<boolean> {
    const found = await this.find(refundId);
    const id = found?.refund.stripe_refund_id;
    if (!found || !id) return this.refund([refundId]);
    return found.refund.status === 'failed' || this.learn(found, this.provider.retrieveRefund(id));
  }

  private async learn(found: SeenRefund, call: Promise<ProviderRefund>): Promise<boolean> {
    const answer = await answerOf(call);
    // That the provider does not know a refund which went through says nothing of its money.
    const isOdd = answer.is === 'rejected' && found.refund.status === 'succeeded';
    if (answer.is !== 'unknown' && !isOdd) await this.save([{ seen: found, outcome: outcomeOf(answer) }]);
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

  /** Records outcomes, each as if it were alone, unless another one was recorded since the refund was read. */
  private save(known: readonly RefundResult[]): Promise<void> {
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

function returned(payment: Payment, amount: MinorUnits) {
  const refunded_amount = payment.refunded_amount + amount;
  return { record: payment, changes: { refunded_amount, status: statusAt(payment.amount, refunded_amount) } };
}

function statusAt(amount: MinorUnits, refunded: MinorUnits): Payment['status'] {
  if (refunded <= 0) return 'succeeded';
  return refunded >= amount ? 'refunded' : 'partially_refunded';
}
