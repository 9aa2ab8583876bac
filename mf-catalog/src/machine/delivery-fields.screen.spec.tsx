/** @jest-environment-options {"zone": "Asia/Tokyo"} */
import { lateAnswer, page, quoteRecord, waitFor } from '@yard/testing/screen';
import { QUOTE, open, box, cost, quotes } from '../../test/price-scene';

const delivered = quoteRecord({
  ...{
    rental_amount: 1060,
    subtotal: 1365,
    deposit_amount: 212,
    delivery_amount: 305,
    delivery_available: true,
  },
  lines: [
    { kind: 'rent', label: '2 days', quantity: 2, unit_amount: 530, amount: 1060, period_days: 1 },
    { kind: 'delivery', label: 'Delivery', quantity: 1, unit_amount: 305, amount: 305 },
  ],
});

it('asks where a delivery goes: to an own address, or a ZIP code', async () => {
  const { person, sent, address, answer } = open('?from=2026-12-01&to=2026-12-02');
  answer(QUOTE, delivered);
  await page.findByText(/^Total/);

  await person.selectOptions(page.getByRole('combobox', { name: 'Delivery' }), 'Lowboy, weekdays');
  await page.findByText('Enter a ZIP code to see the delivery price.');
  await page.findByLabelText('Deliver to');
  expect(box()).toContain(
    'Deliver to | ‹*Another ZIP code, 1011 Honor Heights Drive, Muskogee, OK 74401› | Delivery ZIP code ‹78701› |',
  );
  await person.type(page.getByLabelText(/Delivery ZIP code/), '74401');
  await waitFor(() => expect(quotes(sent())).toHaveLength(2));
  await person.selectOptions(page.getByLabelText('Deliver to'), '5');
  await waitFor(() => expect(quotes(sent())).toHaveLength(3));
  await page.findByText('Total, delivered');
  expect(page.queryByLabelText(/Delivery ZIP code/)).toBeNull();
  expect(cost()).toBe(
    '| Delivery | ‹I’ll pick it up, Lowboy, Saturday, *Lowboy, weekdays› | Deliver to | ‹Another ZIP code, *1011 Honor Heights Drive, Muskogee, OK 74401› | 2 days2 × $530 | $1,060.00 | Delivery | $305.00 | Total, delivered | $1,365 | Deposit, once Olive approves | $448 | Rental, Sat, Dec 12 | $2,240 | Deposit back after return | $448 | Request to rent → /machines/1/request?from=2026-12-01&to=2026-12-02&delivery=1&address=5&postal_code=74401 | You won’t be charged until the owner approves.',
  );
  expect(quotes(sent()).slice(1)).toEqual([
    {
      end_date: '2026-12-02',
      machine_delivery_option_id: 1,
      machine_id: 1,
      postal_code: '74401',
      start_date: '2026-12-01',
    },
    {
      address_id: 5,
      end_date: '2026-12-02',
      machine_delivery_option_id: 1,
      machine_id: 1,
      start_date: '2026-12-01',
    },
  ]);
  expect(address()).toBe('/machines/1?from=2026-12-01&to=2026-12-02&delivery=1&address=5&postal_code=74401');

  await person.selectOptions(page.getByRole('combobox', { name: 'Delivery' }), '');
  await waitFor(() => expect(address()).not.toContain('delivery'));
});

it('counts to the place of the search, until another is typed', async () => {
  const { person, sent, address } = open(
    '?from=2026-12-01&to=2026-12-02&delivery=1&at=30.27,-97.74&place=Austin, TX',
    { [QUOTE]: delivered },
    null,
  );

  expect(await page.findByPlaceholderText('Austin, TX')).toBe(page.getByLabelText(/Delivery ZIP code/));
  expect(quotes(sent())).toEqual([
    {
      end_date: '2026-12-02',
      lat: 30.27,
      lng: -97.74,
      machine_delivery_option_id: 1,
      machine_id: 1,
      start_date: '2026-12-01',
    },
  ]);
  await person.type(page.getByLabelText(/Delivery ZIP code/), '7');
  await waitFor(() =>
    expect(address()).toBe('/machines/1?from=2026-12-01&to=2026-12-02&delivery=1&postal_code=7'),
  );
});

it('shows the price before as of a choice before until the next is there', async () => {
  const { person, answer } = open('?from=2026-12-01&to=2026-12-02');
  await page.findByText('Total, picked up');
  const next = lateAnswer();
  answer(QUOTE, next.answer);

  await person.selectOptions(page.getByRole('combobox', { name: 'Delivery' }), 'Lowboy, weekdays');
  await person.type(page.getByLabelText(/Delivery ZIP code/), '74401');
  await waitFor(() => expect(document.querySelector('.faded')).not.toBeNull());
  expect(box()).toContain('Total, picked up');
  next.give(delivered);
  await page.findByText('Total, delivered');
  expect(document.querySelector('.faded')).toBeNull();
});
