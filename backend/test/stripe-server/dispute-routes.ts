import type { Body } from '../../src/payments/simulator/simulation-store';
import { textOf, textsOf } from './form';
import { type Ask, ok, page, type Reply, type Route } from './route';
import { disputeShape } from './shapes';

const PATH = '/v1/disputes';

/** Charges that a bank takes back. */
export const disputeRoutes: Route[] = [
  {
    method: 'GET',
    path: PATH,
    run: async ({ store, form }) => page(PATH, form, store.list('dispute', () => true).map(disputeShape)),
  },
  {
    method: 'GET',
    path: `${PATH}/:id`,
    run: async ({ store, params }) => ok(disputeShape(await store.find('dispute', params['id'] ?? ''))),
  },
  { method: 'POST', path: `${PATH}/:id`, run: answer },
];

async function answer({ provider, store, params, form, emit }: Ask): Promise<Reply> {
  const id = params['id'] ?? '';
  const { uncategorized_text: text = '', ...facts } = textsOf(form, 'evidence');
  if (textOf(form, 'submit') === 'true') {
    const evidence = {
      customer_name: '',
      customer_email_address: '',
      product_description: '',
      service_date: '',
    };
    await provider.answerDispute(id, { ...evidence, ...facts, text });
  }
  const body: Body = await store.find('dispute', id);
  const shape = disputeShape(body);
  const isOver = ['won', 'lost'].includes(String(body['status']));
  emit(isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', shape);
  return ok(shape);
}
