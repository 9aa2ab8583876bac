import { tierFor } from '@yard/contracts';
import { type MinorUnits, percentOf } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import type { NewRow } from '@kit/server/store/writing';
import { Payment } from '../../src/payments/payment.entity';
import { Refund } from '../../src/payments/refunds/refund.entity';
import type { SimulatedIntent } from '../../src/payments/simulator/try-card';
import { Cancellation } from '../../src/rentals/records/cancellation.entity';
import { remember } from './demo-cards';
import { type DemoWorld, write } from './demo-data';
import { billOf } from './demo-rental-bills';
import { cardOf, rentOf } from './demo-rental-row';
import type { Policies, Rental } from './demo-story';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** The rental amount is collected in the morning before the last two days to the start. */
const COLLECTED_BEFORE_MS = 42 * HOUR_MS;

/** Deposit, rental amount, what went back, and the cancellation that made it so. */
export async function writeMoney(world: DemoWorld, rental: Rental, policies: Policies): Promise<void> {
  const { story, request, machine, startsAt } = rental;
  const refund_amount = depositBack(rental, policies);
  if (story.cancellation) {
    const row = { ...story.cancellation, rental_request_id: request.id, refund_amount };
    await write(world.manager, Cancellation, row, row.created_at);
  }
  if (!request.approved_at) return;
  await writePayment(world, rental, {
    kind: 'deposit',
    amount: request.deposit_amount,
    at: request.approved_at,
    failed: story.card === 'declined',
    card: cardOf(story, world),
    back: { amount: refund_amount, at: request.deposit_refunded_at, reason: 'deposit returned' },
  });
  if (!story.rent) return;
  const { called_off } = story;
  const tooMuch = called_off ? rentOf(called_off.days, machine) - request.rental_amount : 0;
  await writePayment(world, rental, {
    kind: 'rental',
    amount: request.subtotal + tooMuch,
    at: new Date(Math.max(request.approved_at.getTime(), startsAt.getTime() - COLLECTED_BEFORE_MS)),
    failed: story.rent === 'refused',
    back: { amount: tooMuch, at: request.called_off_at, reason: 'change' },
  });
  const at = story.bill?.accepted_at;
  const amount = billOf(rental)?.to_charge ?? 0;
  if (at && amount > 0) await writePayment(world, rental, { kind: 'bill', amount, at });
}

/** The deposit's part refunded by now: all less the damage, or the cancellation policy's share. */
function depositBack(rental: Rental, { cancellation: { tiers } }: Policies): MinorUnits {
  const { story, request, startsAt } = rental;
  const { closed_at, cancellation, machine_return } = story;
  if (!request.approved_at) return 0;
  // Under a policy with small deposits the claim may be the larger.
  const claim = billOf(rental)?.from_deposit ?? machine_return?.damage_amount ?? 0;
  if (closed_at) return Math.max(0, request.deposit_amount - claim);
  if (!cancellation) return 0;
  if (cancellation.user_id !== request.user_id) return request.deposit_amount;
  const hours = (startsAt.getTime() - cancellation.created_at.getTime()) / HOUR_MS;
  return percentOf(request.deposit_amount, tierFor(tiers, hours)?.deposit_percent ?? 0);
}

interface Charge {
  kind: 'deposit' | 'rental' | 'bill';
  amount: MinorUnits;
  at: Date;
  failed?: boolean;
  card?: string | null;
  back?: { amount: MinorUnits; at: Date | null; reason: string };
}

async function writePayment(
  world: DemoWorld,
  { request }: Rental,
  { kind, amount, at, failed = false, card = request.stripe_payment_method_id, back }: Charge,
): Promise<void> {
  const refunded_amount = failed ? 0 : (back?.amount ?? 0);
  const refunded = refunded_amount === amount ? ('refunded' as const) : ('partially_refunded' as const);
  const paid = refunded_amount > 0 ? refunded : ('succeeded' as const);
  const row = {
    rental_request_id: request.id,
    ...{ kind, attempt: 1, amount, refunded_amount, currency: CURRENCY },
    status: failed ? ('failed' as const) : paid,
    failure_message: failed ? 'Your card was declined.' : null,
    stripe_payment_method_id: card,
    stripe_payment_intent_id: `pi_demo_${request.id}_${kind}`,
    idempotency_key: `rr-${request.id}-${kind}-1`,
    attempted_at: at,
    succeeded_at: failed ? null : new Date(at.getTime() + SECOND_MS),
  };
  const payment_id = await write(world.manager, Payment, row, at);
  await remember(world, 'payment_intent', intentOf(row), at);
  if (!back?.at || refunded_amount === 0) return;
  const refund = {
    ...{ payment_id, amount: refunded_amount, status: 'succeeded' as const, reason: back.reason },
    stripe_refund_id: `re_demo_${payment_id}`,
    idempotency_key: `${row.idempotency_key}-refund-1`,
  };
  await write(world.manager, Refund, refund, back.at);
}

type Intended = Pick<
  NewRow<Payment>,
  'amount' | 'currency' | 'refunded_amount' | 'status' | 'failure_message'
> & { stripe_payment_intent_id: string };

/** The simulated provider must know the charge, or a later refund of it would be refused. */
function intentOf({
  stripe_payment_intent_id: id,
  status,
  failure_message,
  ...row
}: Intended): SimulatedIntent {
  const failed = status === 'failed';
  return {
    id,
    amount: row.amount,
    currency: row.currency,
    client_secret: `${id}_secret`,
    refunded: row.refunded_amount,
    refunds_fail: false,
    metadata: {},
    status: failed ? 'requires_payment_method' : 'succeeded',
    last_payment_error: failed ? { code: 'card_declined', message: failure_message ?? '' } : null,
  };
}
