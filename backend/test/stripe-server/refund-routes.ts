import { parsed, type SimulatedIntent } from '../../src/payments/simulator/try-card';
import type { Body } from '../../src/payments/simulator/simulation-store';
import { textOf, textsOf } from './form';
import { type Ask, ok, page, type Reply, type Route } from './route';
import { refundShape } from './shapes';

const PATH = '/v1/refunds';

/** Money that goes back. */
export const refundRoutes: Route[] = [
  { method: 'POST', path: PATH, run: create },
  {
    method: 'GET',
    path: PATH,
    run: async ({ store, form }) => {
      const fits = (body: Body) =>
        form['payment_intent'] === undefined || body['payment_intent'] === form['payment_intent'];
      return page(PATH, form, store.list('refund', fits).map(refundShape));
    },
  },
  {
    method: 'GET',
    path: `${PATH}/:id`,
    run: async ({ store, params }) => ok(refundShape(await store.find('refund', params['id'] ?? ''))),
  },
];

async function create({ provider, store, form, moved, emit }: Ask): Promise<Reply> {
  const payment_intent = textOf(form, 'payment_intent');
  const amount = Number(textOf(form, 'amount'));
  const metadata = textsOf(form, 'metadata');
  const { id, status } = await provider.createRefund({ payment_intent, amount, metadata }, null);
  const shape = refundShape(await store.find('refund', id));
  const { currency } = parsed<SimulatedIntent>(await store.find('payment_intent', payment_intent));
  if (status === 'succeeded') moved({ kind: 'refund', id, amount, currency, metadata, payment_intent });
  emit('refund.created', shape);
  emit('charge.refunded', { id: `ch_${payment_intent.slice(3)}`, object: 'charge', payment_intent });
  return ok(shape);
}
