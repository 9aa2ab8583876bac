import type { Transaction } from '../../database/unit-of-work';
import {
  type ChargeInput,
  type ProviderPaymentIntent,
  type ProviderPaymentMethod,
  ProviderRejected,
  type RefundInput,
} from '../payment-provider';
import { SimulatedObject } from '../simulated-object.entity';
import { type CardOutcome, namedTestCard } from './test-cards';

/** A card as the simulator keeps it. */
export type SimulatedMethod = ProviderPaymentMethod & { outcome: CardOutcome };

/** A charge, with what came back of it. */
export type SimulatedIntent = ProviderPaymentIntent & { refunded: number; refunds_fail: boolean };

/** What the card will do. @throws ProviderRejected for a card that is nobody's, or another customer's */
export async function outcomeOf(tx: Transaction, input: ChargeInput): Promise<CardOutcome> {
  const named = namedTestCard(input.payment_method);
  if (named) return named.outcome;
  const where = { id: input.payment_method, object: 'payment_method' };
  const found = await tx.manager.findOneBy(SimulatedObject, where);
  const method = found?.body as SimulatedMethod | undefined;
  if (method?.customer !== input.customer) {
    throw new ProviderRejected('The payment method is not attached to this customer.');
  }
  return method.outcome;
}

/** How an intent stands after the card was tried. */
export function settled(outcome: CardOutcome): Pick<ProviderPaymentIntent, 'status' | 'last_payment_error'> {
  switch (outcome.kind) {
    case 'succeeded':
    case 'refund_fails':
      return { status: 'succeeded', last_payment_error: null };
    case 'requires_action':
      return { status: 'requires_action', last_payment_error: null };
    case 'refused':
      return {
        status: 'requires_payment_method',
        last_payment_error: { code: outcome.code, message: outcome.message },
      };
  }
}

/** Books a refund on its charge, under the charge's lock. @throws ProviderRejected above what is left */
export async function takeBack(tx: Transaction, input: RefundInput): Promise<SimulatedIntent> {
  const found = await tx.lock(SimulatedObject, { id: input.payment_intent, object: 'payment_intent' });
  const intent = found?.body as SimulatedIntent | undefined;
  if (!intent || intent.status !== 'succeeded') {
    throw new ProviderRejected(`No successful payment_intent: '${input.payment_intent}'`);
  }
  if (intent.refunded + input.amount > intent.amount) {
    throw new ProviderRejected('Refund amount is greater than unrefunded amount on charge.');
  }
  if (intent.refunds_fail) return intent;
  const body = { ...intent, refunded: intent.refunded + input.amount };
  await tx.manager.update(SimulatedObject, { id: intent.id }, { body: body as never });
  return body;
}
