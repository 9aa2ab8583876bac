import { parsed, type SimulatedIntent } from '../../src/payments/simulator/try-card';
import type { Body } from '../../src/payments/simulator/simulation-store';
import { textOf, textsOf } from './form';
import { type Ask, ok, page, refused, type Reply, type Route } from './route';
import { disputeShape, errorShape, intentShape } from './shapes';

const PATH = '/v1/payment_intents';

/** Charges. A refused card is answered with 402 and the intent that it leaves behind. */
export const intentRoutes: Route[] = [
  { method: 'POST', path: PATH, run: create },
  {
    method: 'GET',
    path: PATH,
    run: async ({ store, form }) => {
      const fits = (body: Body) => body['customer'] === form['customer'];
      return page(PATH, form, store.list('payment_intent', fits).map(intentShape));
    },
  },
  {
    method: 'GET',
    path: `${PATH}/:id`,
    run: async ({ store, params }) => ok(intentShape(await store.find('payment_intent', params['id'] ?? ''))),
  },
  { method: 'POST', path: `${PATH}/:id/cancel`, run: cancel },
];

async function create({ provider, store, form, moved, emit }: Ask): Promise<Reply> {
  if (textOf(form, 'confirm') !== 'true' || textOf(form, 'off_session') !== 'true') {
    return refused('Only intents that are confirmed at once and off-session are made here.');
  }
  if (textsOf(form, 'payment_method_types')['0'] !== 'card') return refused('Only cards are taken here.');
  const customer = textOf(form, 'customer');
  await store.find('customer', customer);
  const { id } = await provider.createPaymentIntent(
    {
      amount: Number(textOf(form, 'amount')),
      currency: textOf(form, 'currency'),
      customer,
      payment_method: textOf(form, 'payment_method'),
      description: textOf(form, 'description'),
      metadata: textsOf(form, 'metadata'),
    },
    null,
  );
  const body = await store.find('payment_intent', id);
  const shape = intentShape(body);
  emit('payment_intent.created', shape);
  const error = errorShape(parsed<SimulatedIntent>(body));
  emit(error ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', shape);
  if (error) return { status: 402, body: { error: { ...error, payment_intent: shape } } };
  moved(chargeOf(body));
  for (const dispute of store.list('dispute', ({ payment_intent }) => payment_intent === id)) {
    emit('charge.dispute.created', disputeShape(dispute));
  }
  return ok(shape);
}

export function chargeOf(body: Body) {
  const { id, amount, currency, metadata } = parsed<SimulatedIntent>(body);
  return { kind: 'charge' as const, id, amount, currency, metadata };
}

async function cancel({ provider, store, params, emit }: Ask): Promise<Reply> {
  const id = params['id'] ?? '';
  const { status } = parsed<SimulatedIntent>(await store.find('payment_intent', id));
  if (['succeeded', 'canceled', 'processing'].includes(status)) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${status}.`;
    return refused(message, 400, 'payment_intent_unexpected_state');
  }
  await provider.cancelPaymentIntent(id);
  const shape = intentShape(await store.find('payment_intent', id));
  emit('payment_intent.canceled', shape);
  return ok(shape);
}
