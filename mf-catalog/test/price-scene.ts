import { addressRecord, listOf, page, people, planRecord, quoteRecord, read } from '@yard/testing/screen';
import { openMachine } from './machine-scene';

export const QUOTE = 'POST /api/rental_requests/quote';

export const two = quoteRecord({
  ...{ rental_amount: 1060, subtotal: 1060, deposit_amount: 212 },
  plan: planRecord({
    later: [
      { kind: 'deposit', amount: 212, at: null },
      { kind: 'rental', amount: 1060, at: '2026-11-29T06:00:00.000000Z' },
    ],
    back: [{ kind: 'deposit', amount: 212, after: 'return' }],
  }),
  lines: [{ kind: 'rent', label: '2 days', quantity: 2, unit_amount: 530, amount: 1060, period_days: 1 }],
});

export const open = (query: string, answers: object = {}, user: object | null = people.ray) =>
  openMachine({
    query,
    user,
    answers: { [QUOTE]: two, 'GET /api/addresses': listOf([addressRecord()]), ...answers },
  });

export const box = () => read(page.getByRole('region', { name: 'Price' }));

/** Below the dates, whose field is another one once somebody is there. */
export const cost = () => box().slice(box().indexOf('| Delivery |'));

export const quotes = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => call === QUOTE).map(({ body }) => body);
