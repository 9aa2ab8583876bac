import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PaymentKind, PaymentStatus } from '@yard/contracts';
import { AT_PROVIDER_STATUSES, canRetry, REFUSED_STATUSES } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { Repository } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { CURRENCY } from '@kit/server/base/settings/money';
import { columnOf, findGroups, findRecords } from '@kit/server/store/reading';
import { writeAll } from '@kit/server/store/write-all';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { CustomersService } from '../cards/customers.service';
import { inWaves } from '../in-waves';
import { ageOfKey } from '../key-age';
import { isProviderStep } from '../payment-moves';
import { PaymentOutcomes } from '../payment-outcomes';
import type { ChargeInput, PaymentProvider, ProviderPaymentIntent } from '../payment-provider';
import { PAYMENT_PROVIDER, ProviderRejected } from '../payment-provider';
import { PaymentSubject } from '../payment-subject';
import { Payment } from '../payment.entity';
import { answerOf, type ProviderOutcome, rowIn } from '../provider-answer';

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

type ChargeOutcome = Pick<Payment, 'status' | 'failure_message'> &
  Partial<Pick<Payment, 'failure_code' | 'stripe_payment_intent_id' | 'client_secret'>>;

/** A payment as it was when the provider was called, and what came of it. */
interface ChargeResult {
  payment: Payment;
  outcome: ChargeOutcome;
}

/** Collects money: the intention is committed first, then the provider is called, then the outcome is recorded. */
@Injectable()
export class ChargesService {
  private readonly logger = new Logger(ChargesService.name);

  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly customers: CustomersService,
    private readonly outcomes: PaymentOutcomes,
    private readonly subject: PaymentSubject,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** Writes the next attempt, within the transaction that decides it; `charge` it after the commit. */
  async begin(tx: Transaction, charge: Charge): Promise<Payment> {
    const [payment] = await this.beginAll(tx, [charge]);
    if (!payment) throw new Error(`no payment of rental request ${charge.rental_request_id}`);
    return payment;
  }

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
   * Asks the provider, some at a time, and records what came of it. Safe to repeat at any time, also from two processes:
   * the key is the attempt's own, and only the first answer is recorded. No answer leaves a payment pending.
   *
   * @returns whether all outcomes are known now
   */
  async charge(paymentIds: readonly number[]): Promise<boolean> {
    const found = await findRecords(this.payments.manager, Payment, 'id', paymentIds);
    const pending = found.filter((one) => one.status === 'pending' && one.stripe_payment_method_id);
    if (pending.length === 0) return true;
    const customerOf = await this.customersOf(pending);
    let open = pending.length;
    const make = async (payment: Payment) => {
      return { payment, answer: await answerOf(this.intentOf(payment, customerOf)) };
    };
    await inWaves(pending, make, (all) => {
      const known = all.flatMap(({ payment, answer }) =>
        answer.is === 'unknown' ? [] : [{ payment, outcome: outcomeOf(answer) }],
      );
      open -= known.length;
      return this.save(known);
    });
    return open === 0;
  }

  /** The payers' ids at the provider, read together where they have one. */
  private async customersOf(payments: readonly Payment[]): Promise<CustomerOf> {
    const users = await this.subject.payersOf(columnOf(payments, 'rental_request_id'));
    const known = await this.customers.known([...users.values()]);
    return async ({ rental_request_id: id }) => {
      const payer = users.get(id);
      if (payer === undefined) throw new Error(`nobody pays for rental request ${id}`);
      return known.get(payer) ?? this.customers.of(payer);
    };
  }

  /**
   * Makes the intent, or finds the one that an earlier call made.
   *
   * @throws ProviderRejected where nothing was ever made and it is too late to begin now: the key is forgotten, or the
   *         request is over since and does not owe it
   */
  private async intentOf(payment: Payment, customerOf: CustomerOf): Promise<ProviderPaymentIntent> {
    const begun = payment.attempted_at ?? payment.created_at;
    const charge = inputOf(payment, await customerOf(payment), begun);
    const { isFresh, isForgotten } = ageOfKey(begun, this.clock.now());
    const made = isFresh ? null : await this.provider.findPaymentIntent(charge, payment.idempotency_key);
    if (made) return made;
    if (isForgotten) throw new ProviderRejected(NEVER_MADE);
    if (!isFresh && !(await this.subject.isOwed(payment))) throw new ProviderRejected(GIVEN_UP);
    return this.provider.createPaymentIntent(charge, payment.idempotency_key);
  }

  /**
   * Asks how a payment stands by now; nothing is recorded where nothing changed.
   *
   * @returns whether the provider answered
   */
  async refresh(paymentId: number): Promise<boolean> {
    const payment = await this.find(paymentId);
    if (payment?.status === 'pending') return this.charge([paymentId]);
    if (!payment?.stripe_payment_intent_id || !MAY_CHANGE.includes(payment.status)) return true;
    // A process that died after a request's end may have left its intent payable.
    const waits = payment.status === 'requires_action';
    if (waits && !(await this.subject.isOwed(payment))) return this.abandon(paymentId);
    return this.learn(payment, this.provider.retrievePaymentIntent(payment.stripe_payment_intent_id));
  }

  /** The provider tells of an intent; one that none of our payments made is somebody else's. */
  async reconcile(intentId: string): Promise<void> {
    const intent = await this.provider.retrievePaymentIntent(intentId);
    const payment = await this.find(rowIn(intent.metadata, 'payment_id'));
    if (payment && this.isOf(payment, intent))
      await this.save([{ payment, outcome: outcomeOfIntent(intent) }]);
  }

  /** The payment of an intent, also while its own answer has not arrived. */
  async ofIntent(intentId: string): Promise<Payment | null> {
    const find = () => this.payments.findOneBy({ stripe_payment_intent_id: intentId });
    const known = await find();
    if (known) return known;
    await this.reconcile(intentId);
    return find();
  }

  /**
   * Makes sure that an intent cannot be paid any more, or learns that it was: its secret may be in a browser.
   *
   * @returns whether the provider answered
   */
  async abandon(paymentId: number): Promise<boolean> {
    const payment = await this.find(paymentId);
    if (!payment || !canRetry(payment) || !payment.stripe_payment_intent_id) return true;
    return this.learn(payment, this.provider.cancelPaymentIntent(payment.stripe_payment_intent_id));
  }

  private async learn(payment: Payment, call: Promise<ProviderPaymentIntent>): Promise<boolean> {
    const answer = await answerOf(call);
    if (answer.is === 'given') await this.save([{ payment, outcome: outcomeOfIntent(answer.value) }]);
    return answer.is !== 'unknown';
  }

  /**
   * Records outcomes, each as if it were alone, unless somebody else recorded one since the payment was read: the first
   * call wins, and a later state is read from the provider again.
   */
  private save(known: readonly ChargeResult[]): Promise<void> {
    return writeAll(this.unitOfWork, known, {
      of: ({ payment }) => payment.rental_request_id,
      write: (tx, some) => this.write(tx, some),
    });
  }

  /** @param known  of different rental requests */
  private async write(tx: Transaction, known: readonly ChargeResult[]): Promise<void> {
    const sent = columnOf(known, 'payment');
    await this.subject.lock(tx, columnOf(sent, 'rental_request_id'));
    const payments = await tx.lockEach(Payment, 'id', columnOf(sent, 'id'));
    const changes = known.flatMap(({ payment: { id, status }, outcome }) => {
      const record = payments.get(id);
      if (record?.status !== status || !isProviderStep(status, outcome.status)) return [];
      const succeeded_at = outcome.status === 'succeeded' ? tx.now : undefined;
      return [{ record, changes: { ...outcome, succeeded_at } }];
    });
    await tx.updateAll(changes);
    await this.outcomes.paymentsSettled(tx, columnOf(changes, 'record'));
  }

  /** True if an intent was made for this payment: its sum counts, too, not its metadata alone. */
  private isOf(payment: Payment, intent: ProviderPaymentIntent): boolean {
    const isSame =
      intent.metadata['payment_id'] === String(payment.id) &&
      intent.amount === payment.amount &&
      intent.currency === payment.currency &&
      [null, intent.id].includes(payment.stripe_payment_intent_id);
    if (!isSame) this.logger.error(`intent ${intent.id} is not payment ${payment.id}'s: left alone`);
    return isSame;
  }

  private find(id: number): Promise<Payment | null> {
    return this.payments.findOneBy({ id });
  }
}

type CustomerOf = (payment: Payment) => Promise<string>;

const MAY_CHANGE: readonly PaymentStatus[] = [...AT_PROVIDER_STATUSES, ...REFUSED_STATUSES];

/** A key may be repeated with the same parameters alone. */
function inputOf(payment: Payment, customer: string, begun: Date): ChargeInput {
  const { id, rental_request_id, kind, amount, currency, stripe_payment_method_id } = payment;
  return {
    ...{ amount, currency, customer, payment_method: stripe_payment_method_id ?? '' },
    description: `Rental request ${rental_request_id}: ${kind}`,
    metadata: {
      rental_request_id: String(rental_request_id),
      payment_id: String(id),
      // Ids begin anew with a new database; the instant does not.
      attempted_at: begun.toISOString(),
    },
  };
}

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

function stateAtBegin(charge: Charge, now: Date) {
  if (charge.amount === 0) return { ...UNTOUCHED, status: 'succeeded', succeeded_at: now } as const;
  if (charge.stripe_payment_method_id) return { ...UNTOUCHED, status: 'pending', attempted_at: now } as const;
  return { ...UNTOUCHED, status: 'failed', failure_message: NO_CARD } as const;
}

/** Why a payment failed that could not be sent. */
export const NO_CARD = 'No card is stored with this rental request.';

/** Failure text of a payment that was canceled before the renter confirmed it. */
export const GIVEN_UP = 'The payment was given up.';

/** The provider's states in ours: an intent that needs another card is a failed attempt. */
function outcomeOfIntent(intent: ProviderPaymentIntent): ChargeOutcome {
  const { id, client_secret, status, last_payment_error: error } = intent;
  const ids = { stripe_payment_intent_id: id, client_secret };
  if (status === 'canceled') return { ...ids, status: 'failed', failure_message: GIVEN_UP };
  if (status !== 'requires_payment_method')
    return { ...ids, status, failure_message: null, failure_code: null };
  const failure_message = error?.message ?? 'The card was refused.';
  return { ...ids, status: 'failed', failure_message, failure_code: error?.code ?? null };
}

function outcomeOf(answer: ProviderOutcome<ProviderPaymentIntent>): ChargeOutcome {
  if (answer.is === 'given') return outcomeOfIntent(answer.value);
  return { status: 'failed', failure_message: answer.message };
}

const NEVER_MADE = 'We couldn’t reach the card provider for a day. Nothing was charged.';
