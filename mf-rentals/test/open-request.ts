import type { MachineRecord } from '@yard/contracts';
import {
  addressRecord,
  deliveryOptionRecord,
  documentRecord,
  listOf,
  machineRecord,
  openScreen,
  page,
  paymentMethodRecord,
  people,
  quoteRecord,
  rentalRequestRecord,
  type Screen,
  type ScreenOptions,
} from '@yard/testing/screen';
import remote from '../remote.json';
import * as entry from '../src/public';

export const QUOTE = 'POST /api/rental_requests/quote';
export const SEND = 'POST /api/rental_requests';

export const wanted = machineRecord({
  delivery_options: [
    deliveryOptionRecord({ id: 9 }),
    deliveryOptionRecord({
      id: 10,
      name: 'Saturdays',
      base_amount: 400,
      amount_per_distance: 6.5,
      radius: 80,
    }),
  ],
});
const home = addressRecord({ id: 28, user_id: 3, own: true });
const site = addressRecord({ id: 29, user_id: 3, line1: '2 Quarry Road' });
export const texts = [
  documentRecord({
    id: 1,
    kind: 'terms_and_conditions',
    name: 'Terms and Conditions',
    content: '<p>Terms.</p>',
  }),
  documentRecord({ id: 2, kind: 'privacy_policy', name: 'Privacy Policy', content: '<p>Privacy.</p>' }),
  documentRecord({
    content:
      '<p>{{date}}: {{owner_name}} and {{renter_name}}, {{renter_phone_number_and_email}}, {{renter_address}}. {{owner_address}}: {{equipment_name}} from {{start_date}} to {{end_date}} at {{equipment_address}} for {{amount}} and {{deposit_amount}}.</p>',
  }),
];

export const agreed = texts.map(({ id }) => id);

export function openRequest(
  query = '?from=2026-12-14&to=2026-12-18',
  { machine = wanted, answers = {}, ...options }: ScreenOptions & { machine?: MachineRecord } = {},
) {
  const screen = openScreen({ manifest: remote.public, entry }, `/machines/1/request${query}`, {
    user: people.ray,
    answers: {
      'GET /api/machines/1': machine,
      'GET /api/machines/1/availability': { taken: [] },
      'GET /api/addresses': listOf([home, site]),
      'GET /api/documents': listOf(texts),
      'GET /api/rental_requests': listOf([]),
      'GET /api/cancellation_policy': rentalRequestRecord().cancellation_policy,
      'GET /api/payment_methods': listOf([paymentMethodRecord()]),
      [QUOTE]: quoteRecord({ delivery_available: true }),
      ...answers,
    },
    ...options,
  });
  return {
    ...screen,
    quotes: () => screen.sent().flatMap(({ call, body }) => (call === QUOTE ? [body] : [])),
    sent: () => screen.sent().filter(({ call }) => call !== QUOTE),
  };
}

export async function firstStep({ person }: Pick<Screen, 'person'>): Promise<void> {
  await page.findByRole('radio', { name: /2 Quarry/ });
  for (const button of page.queryAllByRole('button', { name: /^Change/ })) await person.click(button);
  await person.hover(await page.findByRole('radio', { name: /2 Quarry/ }));
  await page.findByRole('button', { name: /^Calendar/ });
}

export async function goToCard({ person, press }: Screen): Promise<void> {
  await person.click(await page.findByRole('radio', { name: /2 Quarry/ }));
  await press('Continue');
  for (const box of await page.findAllByRole('checkbox')) await person.click(box);
  await press('Continue');
  await page.findByRole('radio', { name: /4242/ });
}
