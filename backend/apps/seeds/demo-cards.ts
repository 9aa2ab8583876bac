import type { EntityManager } from 'typeorm';
import { PaymentMethod } from '../../src/payments/cards/payment-method.entity';
import { SimulatedObject } from '../../src/payments/simulator/simulated-object.entity';
import type { SimulatedMethod } from '../../src/payments/simulator/try-card';
import { User } from '../../src/users/user.entity';
import { PEOPLE, type PeopleIds, type PersonKey } from './demo-people';
import { daysBefore } from './demo-time';
import { insertRow } from '@kit/server/store/insert-rows';

interface Card {
  user: PersonKey;
  kind: 'good' | 'declined';
  brand: 'visa' | 'mastercard';
  last4: string;
}

/** Stripe's test cards in the renters' wallets; Ray also has the one that his bank refuses. */
const CARDS: readonly Card[] = [
  { user: 'ray', kind: 'good', brand: 'visa', last4: '4242' },
  { user: 'ray', kind: 'declined', brand: 'visa', last4: '0002' },
  { user: 'marcus', kind: 'good', brand: 'mastercard', last4: '4444' },
  { user: 'priya', kind: 'good', brand: 'mastercard', last4: '4444' },
  { user: 'tom', kind: 'good', brand: 'visa', last4: '4242' },
  { user: 'june', kind: 'good', brand: 'visa', last4: '4242' },
  { user: 'hank', kind: 'good', brand: 'mastercard', last4: '4444' },
];

/** The simulator's id of a stored card of the demo. */
export function demoCardId(user: PersonKey, kind: Card['kind']): string {
  return `pm_demo_${user}_${kind}`;
}

/** Stores the cards with the simulated provider. With Stripe nobody has one: it would not know them. */
export async function seedCards(manager: EntityManager, people: PeopleIds, now: Date): Promise<void> {
  for (const user of new Set(CARDS.map((card) => card.user))) {
    const { name, email } = PEOPLE[user];
    const id = customerId(user);
    const body = { id, name, email };
    await manager.insert(SimulatedObject, simulated('customer', id, { body, at: now }));
    await manager.update(User, { id: people[user] }, { stripe_customer_id: id });
  }
  for (const card of CARDS) await storeCard(manager, card, { people, now });
}

/** A row of the simulator's memory. */
export function simulated(object: string, id: string, { body, at }: { body: object; at: Date }) {
  return { id, object, body: { ...body }, idempotency_key: null, created_at: at };
}

function customerId(user: PersonKey): string {
  return `cus_demo_${user}`;
}

async function storeCard(
  manager: EntityManager,
  { user, kind, brand, last4 }: Card,
  { people, now }: { people: PeopleIds; now: Date },
): Promise<void> {
  const id = demoCardId(user, kind);
  const card = { brand, last4, exp_month: 12, exp_year: now.getUTCFullYear() + 3 };
  const refused = { kind: 'refused', code: 'card_declined', message: 'Your card was declined.' } as const;
  const outcome = kind === 'good' ? ({ kind: 'succeeded' } as const) : refused;
  const body: SimulatedMethod = { id, customer: customerId(user), card, outcome };
  const at = daysBefore(now, kind === 'good' ? 118 : 4.5);
  await manager.insert(SimulatedObject, simulated('payment_method', id, { body, at }));
  const row = { user_id: people[user], stripe_payment_method_id: id, ...card, is_default: kind === 'good' };
  await insertRow(manager, PaymentMethod, row, at);
}
