import {
  quoteRecord,
  addressRecord,
  foundMachines,
  listOf,
  machineRecord,
  machineTypeRecord,
  openScreen,
  ownerProfile,
  people,
  planRecord,
  rentalRequestRecord,
  page,
  read,
} from '@yard/testing/screen';
import remote from '../remote.json';
import * as entry from '../src/public';

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

export const open = (
  query: string,
  answers: Record<string, unknown> = {},
  user: object | null = people.ray,
) =>
  openScreen({ manifest: remote.public, entry }, `/machines/1${query}`, {
    user,
    now: '2026-11-20T20:00:00Z',
    answers: {
      'GET /api/machines/1': machineRecord(),
      'GET /api/machines/1/owner': ownerProfile(),
      'GET /api/machines/1/availability': { taken: [] },
      'GET /api/machine_types/3': machineTypeRecord(),
      'GET /api/favourites/ids': { ids: [] },
      'GET /api/machine_questions': listOf([]),
      'GET /api/addresses': listOf([addressRecord()]),
      'GET /api/machines': foundMachines([]),
      'GET /api/cancellation_policy': rentalRequestRecord().cancellation_policy,
      'POST /api/machines/1/page_views': { status: 204 },
      [QUOTE]: two,
      ...answers,
    },
  });

export const box = () => read(page.getByRole('region', { name: 'Price' }));

/** Below the dates, whose field is another one once somebody is there. */
export const cost = () => box().slice(box().indexOf('| Delivery |'));

export const quotes = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => call === QUOTE).map(({ body }) => body);
