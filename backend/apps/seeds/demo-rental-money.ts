import { tierFor } from '@yard/contracts';
import { type MinorUnits, percentOf, toMinor } from '@kit/money';
import type { EntityManager } from 'typeorm';
import { CURRENCY } from '@kit/server/base/settings/money';
import { Payment } from '../../src/payments/payment.entity';
import { Refund } from '../../src/payments/refunds/refund.entity';
import { SimulatedObject } from '../../src/payments/simulator/simulated-object.entity';
import type { SimulatedIntent } from '../../src/payments/simulator/try-card';
import { Cancellation } from '../../src/rentals/records/cancellation.entity';
import { simulated } from './demo-cards';
import { billOf } from './demo-rental-bills';
import { cardOf, rentOf } from './demo-rental-row';
import { daysBefore } from './demo-time';
import type { DemoWorld, Rental } from './demo-world';
import { insertRow, type NewRow } from '@kit/server/store/insert-rows';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** The rental amount is collected in the morning before the last two days to the start. */
const COLLECTED_BEFORE_MS = 42 * HOUR_MS;

/** Deposit, rental amount, what went back, and the cancellation that made it so. */
export async function writeMoney(manager: EntityManager, rental: Rental, world: DemoWorld): Promise<void> {
  const { story, request, startsAt } = rental;
  const back = depositBack(rental, world);
  if (story.cancelled) await writeCancellation(manager, rental, { world, back });
  if (!request.approved_at) return;
  const failed = story.card === 'declined';
  const card = cardOf(story, world.payments);
  const deposit = payment(rental, {
    kind: 'deposit',
    amount: request.deposit_amount,
    at: request.approved_at,
    failed,
    card,
  });
  await writePayment(manager, failed ? deposit : { ...deposit, ...refunded(deposit.amount, back) }, {
    back,
    at: request.deposit_refunded_at,
    reason: 'deposit returned',
  });
  if (!story.rentPaid && !story.rentRefused) return;
  const at = new Date(Math.max(request.approved_at.getTime(), startsAt.getTime() - COLLECTED_BEFORE_MS));
  const tooMuch = story.calledOff
    ? rentOf(story.calledOff.agreed, rental.machine) - request.rental_amount
    : 0;
  const rent = payment(rental, {
    kind: 'rental',
    amount: request.subtotal + tooMuch,
    at,
    failed: story.rentRefused === true,
    card: request.stripe_payment_method_id,
  });
  await writePayment(
    manager,
    { ...rent, ...refunded(rent.amount, tooMuch) },
    {
      back: tooMuch,
      at: request.called_off_at,
      reason: 'change',
    },
  );
  await writeBillPayment(manager, rental, world);
}

/** Charges the part of an accepted bill that is above the deposit. */
async function writeBillPayment(manager: EntityManager, rental: Rental, world: DemoWorld): Promise<void> {
  const { accepted } = rental.story.bill ?? {};
  const amount = billOf(rental, world)?.to_charge ?? 0;
  if (accepted === undefined || amount === 0) return;
  const at = daysBefore(world.now, accepted);
  const card = rental.request.stripe_payment_method_id;
  const charge = payment(rental, { kind: 'bill', amount, at, failed: false, card });
  await writePayment(manager, charge, { back: 0, at: null, reason: '' });
}

/** What of the deposit has gone back by now: all less the damage, or what the cancellation policy gives. */
function depositBack(rental: Rental, world: DemoWorld): MinorUnits {
  const { story, request, startsAt } = rental;
  const { now, cancellationPolicy } = world;
  if (!request.approved_at) return 0;
  // Under a policy with small deposits the claim may be the larger.
  const bill = billOf(rental, world);
  if (story.closed !== undefined && bill) return request.deposit_amount - bill.from_deposit;
  if (story.closed !== undefined) {
    return Math.max(0, request.deposit_amount - toMinor(story.returned?.damage ?? 0, CURRENCY));
  }
  if (!story.cancelled) return 0;
  if (story.cancelled.by !== 'renter') return request.deposit_amount;
  const hours = (startsAt.getTime() - daysBefore(now, story.cancelled.days).getTime()) / HOUR_MS;
  return percentOf(request.deposit_amount, tierFor(cancellationPolicy.tiers, hours)?.deposit_percent ?? 0);
}

function refunded(amount: MinorUnits, back: MinorUnits): Partial<NewRow<Payment>> {
  if (back === 0) return {};
  return { refunded_amount: back, status: back === amount ? 'refunded' : 'partially_refunded' };
}

async function writeCancellation(
  manager: EntityManager,
  { story, request }: Rental,
  { world, back }: { world: DemoWorld; back: MinorUnits },
): Promise<void> {
  if (!story.cancelled) return;
  const { by, days, reason } = story.cancelled;
  const user_id = { renter: request.user_id, owner: request.owner_id, ada: world.people.ada }[by];
  const row = { rental_request_id: request.id, user_id, reason, refund_amount: back };
  await insertRow(manager, Cancellation, row, daysBefore(world.now, days));
}

interface Charge {
  kind: 'deposit' | 'rental' | 'bill';
  amount: MinorUnits;
  at: Date;
  failed: boolean;
  card: string | null;
}

function payment({ request }: Rental, { kind, amount, at, failed, card }: Charge): NewRow<Payment> {
  return {
    rental_request_id: request.id,
    kind,
    attempt: 1,
    amount,
    refunded_amount: 0,
    currency: CURRENCY,
    status: failed ? 'failed' : 'succeeded',
    failure_message: failed ? 'Your card was declined.' : null,
    stripe_payment_method_id: card,
    stripe_payment_intent_id: `pi_demo_${request.id}_${kind}`,
    client_secret: null,
    idempotency_key: `rr-${request.id}-${kind}-1`,
    attempted_at: at,
    succeeded_at: failed ? null : new Date(at.getTime() + SECOND_MS),
    created_at: at,
  };
}

/** The simulated provider must know the charge, or a later refund of it would be refused. */
async function rememberIntent(manager: EntityManager, row: NewRow<Payment>): Promise<void> {
  const id = row.stripe_payment_intent_id ?? '';
  const failed = row.status === 'failed';
  const body: SimulatedIntent = {
    id,
    amount: row.amount,
    currency: row.currency,
    client_secret: `${id}_secret`,
    refunded: row.refunded_amount,
    refunds_fail: false,
    metadata: {},
    status: failed ? 'requires_payment_method' : 'succeeded',
    last_payment_error: failed ? { code: 'card_declined', message: row.failure_message ?? '' } : null,
  };
  const at = row.attempted_at ?? new Date(0);
  await manager.insert(SimulatedObject, simulated('payment_intent', id, { body, at }));
}

async function writePayment(
  manager: EntityManager,
  row: NewRow<Payment>,
  { back, at, reason }: { back: MinorUnits; at: Date | null; reason: string },
): Promise<void> {
  const id = await insertRow(manager, Payment, row, row.created_at ?? new Date(0));
  await rememberIntent(manager, row);
  if (back === 0 || !at) return;
  const refund = {
    payment_id: id,
    amount: back,
    status: 'succeeded' as const,
    reason,
    stripe_refund_id: `re_demo_${id}`,
    idempotency_key: `${row.idempotency_key}-refund-1`,
    explanation: null,
    failure_message: null,
  };
  await insertRow(manager, Refund, refund, at);
}
