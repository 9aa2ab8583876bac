import { PayoutAccount } from '../../src/ledger/payouts/payout-account.entity';
import { PaymentMethod } from '../../src/payments/cards/payment-method.entity';
import { SimulatedObject } from '../../src/payments/simulator/simulated-object.entity';
import type { SimulatedMethod } from '../../src/payments/simulator/try-card';
import { User } from '../../src/users/user.entity';
import { daysBefore, type DemoWorld, idOf, load, write } from './demo-data';

interface Card {
  user: string;
  kind: 'good' | 'declined';
  brand: 'visa' | 'mastercard';
  last4: string;
  created_at: Date;
}

/** They have given the provider a bank account; the other owners' waits. */
const PAYOUT_OWNERS = ['olive', 'marcus'];
const PAYOUT_DAYS = 340;

export const demoCardId = (user: string, kind: Card['kind']): string => `pm_demo_${user}_${kind}`;

/** Stripe's test cards with the simulated provider. With Stripe nobody has one: it would not know them. */
export async function seedCards(world: DemoWorld): Promise<void> {
  const { manager, now, ids } = world;
  const cards = load<Card[]>('cards', world);
  for (const user of new Set(cards.map((card) => card.user))) {
    const { name, email } = await manager.findOneByOrFail(User, { id: idOf(ids, user) });
    const id = customerId(user);
    await remember(world, 'customer', { id, name, email }, now);
    await manager.update(User, { email }, { stripe_customer_id: id });
  }
  for (const card of cards) await storeCard(world, card);
}

export async function seedPayoutAccounts(world: DemoWorld): Promise<void> {
  const at = daysBefore(world.now, PAYOUT_DAYS);
  for (const owner of PAYOUT_OWNERS) {
    const user_id = idOf(world.ids, owner);
    const { name, email } = await world.manager.findOneByOrFail(User, { id: user_id });
    const id = `acct_demo_${owner}`;
    await remember(world, 'account', { id, name, email, payouts_enabled: true }, at);
    const account = { user_id, stripe_account_id: id, payouts_enabled: true };
    await write(world.manager, PayoutAccount, account, at);
  }
}

/** Writes into the simulator's memory. */
export async function remember<Body extends { id: string }>(
  { manager }: Pick<DemoWorld, 'manager'>,
  object: string,
  body: Body,
  created_at: Date,
): Promise<void> {
  const row = { id: body.id, object, body: { ...body }, idempotency_key: null, created_at };
  await manager.insert(SimulatedObject, row);
}

const customerId = (user: string) => `cus_demo_${user}`;

async function storeCard(world: DemoWorld, { user, kind, brand, last4, created_at }: Card): Promise<void> {
  const id = demoCardId(user, kind);
  const card = { brand, last4, exp_month: 12, exp_year: world.now.getUTCFullYear() + 3 };
  const refused = { kind: 'refused', code: 'card_declined', message: 'Your card was declined.' } as const;
  const outcome = kind === 'good' ? ({ kind: 'succeeded' } as const) : refused;
  const body: SimulatedMethod = { id, customer: customerId(user), card, outcome };
  await remember(world, 'payment_method', body, created_at);
  const stored = {
    user_id: idOf(world.ids, user),
    stripe_payment_method_id: id,
    is_default: kind === 'good',
  };
  await write(world.manager, PaymentMethod, { ...stored, ...card }, created_at);
}
