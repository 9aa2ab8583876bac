import type { PaymentMethodRecord } from '@yard/contracts';
import {
  approvedRental,
  listOf,
  openScreen,
  page,
  pagesOf,
  people,
  read,
  refused,
  rentPaid,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const visa: PaymentMethodRecord = {
  id: 1,
  created_at: '2026-08-01T08:33:31.302000Z',
  updated_at: '2026-08-01T08:33:31.302000Z',
  deleted_at: null,
  user_id: 3,
  stripe_payment_method_id: 'pm_good',
  brand: 'visa',
  last4: '4242',
  exp_month: 9,
  exp_year: 2029,
  default: true,
};
const old = {
  ...visa,
  id: 2,
  stripe_payment_method_id: 'pm_old',
  last4: '0341',
  exp_year: 2025,
  default: false,
};
const open = (path: string, answers: object = {}) =>
  openScreen({ manifest: remote.public, entry }, path, {
    user: people.ray,
    answers: {
      'GET /api/payment_methods': pagesOf([old], [visa]),
      'GET /api/rental_requests': listOf([]),
      ...answers,
    },
  });
const main = () => read(page.getByRole('main'));
const FAILED = { status: 422, body: { message: 'Not today.' } };

it('lists the cards, the usual one first', async () => {
  const { asked, channels } = open('/cards');

  await page.findByText('Your cards');
  await waitFor(() =>
    expect(main()).toBe(
      'Cards | [Add a card] | Each request has its own card for the deposit and rent. We suggest your default card. | (Your cards) | Your cards | Visa ending in 4242, 09/2029 Default card | [Remove] | Visa ending in 0341, 09/2025 Expired | [Make default] | [Remove]',
    ),
  );
  expect(asked('GET /api/payment_methods')[0]).toEqual({ per_page: '100' });
  expect(channels()).toEqual(['payment_methods']);
});

it('makes another card the usual one', async () => {
  const { person, sent, answer } = open('/cards');
  answer('POST /api/payment_methods/2/default', { ...old, default: true });

  await person.click(await page.findByRole('button', { name: 'Make default' }));

  await page.findByText('Visa ending in 0341, 09/2025 is your default card');
  expect(sent()).toEqual([
    { call: 'POST /api/payment_methods/2/default', body: { amount: 0, seen: { due_now: 0 } } },
  ]);
});

it('pays what is unpaid with another usual card only once the sum is agreed to', async () => {
  const rent = { ...rentPaid, status: 'failed' as const, succeeded_at: null };
  const unpaid = {
    kind: 'rental' as const,
    since: '2026-11-18T11:00:00.000000Z',
    attempts: 1,
    next_attempt_at: null,
    deadline_at: '2026-11-22T11:00:00.000000Z',
  };
  const owing = approvedRental({ payments: [rent], unpaid, stripe_payment_method_id: 'pm_good' });
  const paidWithIt = { ...owing, id: 3, stripe_payment_method_id: 'pm_old' };
  const closed = { ...owing, id: 4, status: 'closed' as const };
  const { person, sent, answer, asked } = open('/cards', {
    'GET /api/rental_requests': listOf([owing, { ...owing, id: 5 }, paidWithIt, closed]),
  });
  answer('POST /api/payment_methods/2/default', { ...old, default: true });
  const press = async (name: string) => person.click(await page.findByRole('button', { name }));

  await press('Make default');
  const rental = 'the rental amount of $1,120 for Multiquip DCA70SSJU4F towable generator';
  expect(read(await page.findByRole('alertdialog'))).toBe(
    `Pay $2,240 with Visa ending in 0341, 09/2025? | Your default card pays what’s unpaid now: ${rental}, ${rental}. | [Cancel] | [Use this card and pay $2,240]`,
  );
  expect(asked('GET /api/rental_requests')[0]).toMatchObject({ role: 'renter', unpaid: '1' });
  await press('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  await press('Make default');
  await press('Use this card and pay $2,240');

  await page.findByText(
    'Visa ending in 0341, 09/2025 is your default card. We’re charging it now; your rentals show the result',
  );
  expect(sent()).toEqual([
    { call: 'POST /api/payment_methods/2/default', body: { amount: 2240, seen: { due_now: 2240 } } },
  ]);
});

it('removes a card only when asked twice', async () => {
  const { person, sent, answer } = open('/cards', { 'GET /api/payment_methods': listOf([visa]) });
  answer('DELETE /api/payment_methods/1', { status: 204 });

  await person.click(await page.findByRole('button', { name: 'Remove' }));
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Remove Visa ending in 4242, 09/2029? | A request that uses this card needs another one before its payment is due. | [Cancel] | [Remove]',
  );
  await person.click(page.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  await person.click(page.getByRole('button', { name: 'Remove' }));
  await page.findByRole('alertdialog');
  await person.click(page.getByRole('button', { name: 'Remove' }));

  await page.findByText('Card removed');
  expect(sent()).toEqual([{ call: 'DELETE /api/payment_methods/1', body: null }]);
});

it('stores a new card', async () => {
  const { person, sent, answer } = open('/cards', { 'GET /api/payment_methods': listOf([]) });
  answer('POST /api/payment_methods', {});
  answer('POST /api/payment_methods/simulated', { id: 'pm_new' });

  await page.findByText('No card yet');
  await waitFor(() =>
    expect(main()).toBe(
      'Cards | Each request has its own card for the deposit and rent. We suggest your default card. | No card yet | You can also add one with a request. | [Add a card]',
    ),
  );
  await person.click(page.getByRole('button', { name: 'Add a card' }));
  expect(read(await page.findByRole('dialog'))).toBe(
    'Add a card | [Close] | (New card) | Card number ‹› | Expiry ‹MM/YY› | Security code ‹› | Test cards | 4242 4242 4242 4242 | succeeds | 4000 0000 0000 0002 | is declined when you add it | 4000 0000 0000 0341 | is saved, and declined when it’s charged | 4000 0027 6000 3184 | needs the bank’s approval for each charge | Any later month and any security code. No real money moves. | [Save card]',
  );
  await person.type(page.getByRole('textbox', { name: 'Card number' }), '4242-4242 42424242');
  await person.type(page.getByRole('textbox', { name: 'Expiry' }), '931');
  await person.type(page.getByRole('textbox', { name: 'Security code' }), '123');
  await person.click(page.getByRole('button', { name: 'Save card' }));

  await page.findByText('Card saved');
  expect(sent()).toEqual([
    { call: 'POST /api/payment_methods', body: {} },
    {
      call: 'POST /api/payment_methods/simulated',
      body: { number: '4242 4242 42424242', cvc: '123', exp_month: 9, exp_year: 2031 },
    },
  ]);
});

it('says beside the field what is wrong with a new card, and keeps what was typed', async () => {
  const { person, sent, answer } = open('/cards');
  answer('POST /api/payment_methods', {});
  answer('POST /api/payment_methods/simulated', refused({ exp_month: ['The card has expired.'] }));

  await person.click(await page.findByRole('button', { name: 'Add a card' }));
  await person.type(await page.findByRole('textbox', { name: 'Card number' }), '4242');
  await person.type(page.getByRole('textbox', { name: 'Expiry' }), '13/31');
  await person.type(page.getByRole('textbox', { name: 'Security code' }), '123');
  await person.click(page.getByRole('button', { name: 'Save card' }));
  await page.findByText('Enter the month and year from the card, such as 09/31.');
  expect(sent()).toEqual([]);
  await person.clear(page.getByRole('textbox', { name: /Expiry/ }));
  await person.type(page.getByRole('textbox', { name: /Expiry/ }), '09/20');
  await person.click(page.getByRole('button', { name: 'Save card' }));

  await page.findByText('The card has expired.');
  expect(page.getByRole('textbox', { name: 'Card number' })).toHaveProperty('value', '4242');
});

it('keeps the card of who comes back from the bank', async () => {
  const { sent, address } = open('/cards?setup_intent=seti_1&redirect_status=succeeded', {
    'POST /api/payment_methods/confirmed': visa,
  });

  await page.findByText('Card saved');
  expect(sent()).toEqual([
    { call: 'POST /api/payment_methods/confirmed', body: { setup_intent_id: 'seti_1' } },
  ]);
  expect(address()).toBe('/cards');
});

it('says that the cards could not be loaded', async () => {
  open('/cards', { 'GET /api/payment_methods': FAILED });

  await page.findByText('We couldn’t load your cards');
  expect(page.getByText('Please try again in a moment.')).toBeTruthy();
});
