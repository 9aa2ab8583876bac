import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PaymentKind, PaymentStatus } from '@yard/contracts';
import { AT_PROVIDER_STATUSES, canRetry, REFUSED_STATUSES } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { Repository } from 'typeorm';
import { CURRENCY } from '@kit/server/base/settings/money';
import { columnOf, findGroups, findRecords } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { ChargeCalls, type Payers } from './charge-calls';
import { ChargeRecords, type ChargeResult, outcomeOfAnswer, outcomeOfIntent } from './charge-records';
import { inWaves } from '../in-waves';
import { PaymentOutcomes } from '../payment-outcomes';
import type { ProviderPaymentIntent } from '../payment-provider';
import { PaymentSubject } from '../payment-subject';
import { Payment } from '../payment.entity';
import { answerOf, rowIn } from '../provider-answer';

export interface Charge {
  rental_request_id: number;
  kind: PaymentKind;
  amount: MinorUnits;
  rental_change_id?: number | null;
  /** The admin who lets it go, and why. */
  waived?: { by: number; reason: string } | undefined;
  /** Null: nothing is tried, and the payment waits for a retry with a card. */
  stripe_payment_method_id: string | null;
}

/** Collects money: the intention is committed first, then the provider is called, then the outcome is recorded. */
@Injectable()
export class ChargesService {
  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly calls: ChargeCalls,
    private readonly records: ChargeRecords,
    private readonly outcomes: PaymentOutcomes,
    private readonly subject: PaymentSubject,
  ) {}

  /** Writes the next attempt, within the transaction that decides it; `charge` it after the commit. */
  async begin(tx: Transaction, charge: Charge): Promise<Payment> {
    const [payment] = await this.beginAll(tx, [charge]);
    if (!payment) throw new Error(`no payment of rental request ${charge.rental_request_id}`);
    return payment;
  }

  /** The same of many requests, one charge of each. */
  async beginAll(tx: Transaction, charges: readonly Charge[]): Promise<Payment[]> {
    const ids = columnOf(charges, 'rental_request_id');
    const earlier = await findGroups(tx.manager, Payment, 'rental_request_id', ids);
    const rows = charges.map((charge) =>
      paymentOf(charge, earlier.get(charge.rental_request_id) ?? [], tx.now),
    );
    const payments = await tx.insertAll(Payment, rows);
    const failed = payments.filter(({ status }) => status === 'failed');
    await this.outcomes.paymentsSettled(tx, failed);
    return payments;
  }

  /**
   * Asks the provider and records what came of it. Safe to repeat at any time, also from two processes: the key is
   * the attempt's own, and only the first answer is recorded. No answer leaves the payment pending.
   *
   * @returns whether the outcome is known now
   */
  async charge(paymentId: number): Promise<boolean> {
    const [payment] = await this.pending([paymentId]);
    if (!payment) return true;
    const known = await this.make(payment, await this.calls.payersOf([payment]));
    if (known) await this.records.save(known.payment, known.outcome);
    return known !== null;
  }

  /** The same for many: some are sent to the provider at a time, and their answers are written together. */
  async chargeAll(paymentIds: readonly number[]): Promise<void> {
    const pending = await this.pending(paymentIds);
    const payers = await this.calls.payersOf(pending);
    await inWaves(
      pending,
      (payment) => this.make(payment, payers),
      (answers) => this.records.saveAll(answers.filter((known) => known !== null)),
    );
  }

  /** Those that were not sent to the provider yet, or have no answer. */
  private async pending(ids: readonly number[]): Promise<Payment[]> {
    const found = await findRecords(this.payments.manager, Payment, 'id', ids);
    return found.filter(({ status, stripe_payment_method_id: card }) => status === 'pending' && card);
  }

  /** Null where the provider gives no answer. */
  private async make(payment: Payment, payers: Payers): Promise<ChargeResult | null> {
    const answer = await answerOf(this.calls.make(payment, payers));
    return answer.is === 'unknown' ? null : { payment, outcome: outcomeOfAnswer(answer) };
  }

  /**
   * Asks how a payment stands by now; nothing is recorded where nothing changed.
   *
   * @returns whether the provider answered
   */
  async refresh(paymentId: number): Promise<boolean> {
    const payment = await this.find(paymentId);
    if (payment?.status === 'pending') return this.charge(paymentId);
    if (!payment?.stripe_payment_intent_id || !MAY_CHANGE.includes(payment.status)) return true;
    // A process that died after a request's end may have left its intent payable.
    const waits = payment.status === 'requires_action';
    if (waits && !(await this.subject.isOwed(payment))) return this.abandon(paymentId);
    return this.learn(payment, this.calls.retrieve(payment.stripe_payment_intent_id));
  }

  /** The provider tells of an intent; one that none of our payments made is somebody else's. */
  async reconcile(intentId: string): Promise<void> {
    const intent = await this.calls.retrieve(intentId);
    const payment = await this.find(rowIn(intent.metadata, 'payment_id'));
    if (payment && this.records.isOf(payment, intent)) {
      await this.records.save(payment, outcomeOfIntent(intent));
    }
  }

  /**
   * Makes sure that an intent cannot be paid any more, or learns that it was: its secret may be in a browser.
   *
   * @returns whether the provider answered
   */
  async abandon(paymentId: number): Promise<boolean> {
    const payment = await this.find(paymentId);
    if (!payment || !canRetry(payment) || !payment.stripe_payment_intent_id) return true;
    return this.learn(payment, this.calls.cancel(payment.stripe_payment_intent_id));
  }

  private async learn(payment: Payment, call: Promise<ProviderPaymentIntent>): Promise<boolean> {
    const answer = await answerOf(call);
    if (answer.is === 'given') await this.records.save(payment, outcomeOfIntent(answer.value));
    return answer.is !== 'unknown';
  }

  private find(id: number): Promise<Payment | null> {
    return this.payments.findOneBy({ id });
  }
}

const MAY_CHANGE: readonly PaymentStatus[] = [...AT_PROVIDER_STATUSES, ...REFUSED_STATUSES];

/** The next attempt. */
function paymentOf({ waived, ...charge }: Charge, earlier: readonly Payment[], now: Date) {
  const { rental_request_id, kind } = charge;
  const attempts = columnOf(
    earlier.filter((payment) => payment.kind === kind),
    'attempt',
  );
  const attempt = Math.max(0, ...attempts) + 1;
  return {
    ...charge,
    ...(waived ? waivedAt(waived, now) : stateAtBegin(charge, now)),
    attempt,
    refunded_amount: 0,
    currency: CURRENCY,
    stripe_payment_intent_id: null,
    client_secret: null,
    idempotency_key: `rr-${rental_request_id}-${kind}-${attempt}`,
  };
}

function waivedAt({ by, reason }: NonNullable<Charge['waived']>, now: Date) {
  const waiver = { waived_at: now, waived_by: by, waiver_reason: reason };
  return { ...UNTOUCHED, ...waiver, status: 'waived', stripe_payment_method_id: null } as const;
}

const UNTOUCHED = { failure_message: null, attempted_at: null, succeeded_at: null } as const;

/** Nothing to pay is paid; without a card nothing can be tried. */
function stateAtBegin(charge: Charge, now: Date) {
  if (charge.amount === 0) return { ...UNTOUCHED, status: 'succeeded', succeeded_at: now } as const;
  if (charge.stripe_payment_method_id) return { ...UNTOUCHED, status: 'pending', attempted_at: now } as const;
  return { ...UNTOUCHED, status: 'failed', failure_message: NO_CARD } as const;
}

/** Why a payment failed that could not be sent. */
export const NO_CARD = 'No card is stored with this rental request.';
