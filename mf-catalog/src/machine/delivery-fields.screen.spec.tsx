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

  await person.click(page.getByRole('radio', { name: /Lowboy, weekdays/ }));
  await page.findByText('Say where it is delivered to see what that costs.');
  await page.findByLabelText('Delivered to');
  expect(box()).toContain(
    'Delivered to | ‹*Another place, by ZIP code, 1011 Honor Heights Drive, Muskogee, OK 74401› | ZIP code of the place ‹78701› |',
  );
  await person.type(page.getByLabelText(/ZIP code of the place/), '74401');
  await waitFor(() => expect(quotes(sent())).toHaveLength(2));
  await person.selectOptions(page.getByLabelText('Delivered to'), '5');
  await waitFor(() => expect(quotes(sent())).toHaveLength(3));
  await page.findByText('Total, delivered');
  expect(page.queryByLabelText(/ZIP code of the place/)).toBeNull();
  expect(cost()).toBe(
    '| Delivery | [ ] I pick it up | [ ] Lowboy, Saturday$400 + $6.50 a mi, up to 80 mi by road | [x] Lowboy, weekdays$250 + $5.50 a mi, up to 150 mi by road | Delivered to | ‹Another place, by ZIP code, *1011 Honor Heights Drive, Muskogee, OK 74401› | 2 days2 × $530 | $1,060.00 | Delivery | $305.00 | Total, delivered | $1,365.00 | DepositCharged at approval, back after the return | $212.00 | Included: 8 engine hours a day, 40 a week, 160 in four weeks | Extra hour: $66.25 | Refueling a whole tank: $180.00 | Cleaning, if it comes back dirty: $120.00 | $1,365 total+ $212 deposit | Request to rent → /machines/1/request?from=2026-12-01&to=2026-12-02&delivery=1&address=5&postal_code=74401 | Nothing is charged before the owner approves.',
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

  await person.click(page.getByRole('radio', { name: 'I pick it up' }));
  await waitFor(() => expect(address()).not.toContain('delivery'));
});

it('counts to the place of the search, until another is typed', async () => {
  const { person, sent, address } = open(
    '?from=2026-12-01&to=2026-12-02&delivery=1&at=30.27,-97.74&place=Austin, TX',
    { [QUOTE]: delivered },
    null,
  );

  await page.findByText('Counted to Austin, TX.');
  expect(page.getByPlaceholderText('Austin, TX')).toBe(page.getByLabelText(/ZIP code of the place/));
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
  await person.type(page.getByLabelText(/ZIP code of the place/), '7');
  await waitFor(() =>
    expect(address()).toBe('/machines/1?from=2026-12-01&to=2026-12-02&delivery=1&postal_code=7'),
  );
});

it('shows the price before as of a choice before until the next is there', async () => {
  const { person, answer } = open('?from=2026-12-01&to=2026-12-02');
  await page.findByText('Total, without delivery');
  const next = lateAnswer();
  answer(QUOTE, next.answer);

  await person.click(page.getByRole('radio', { name: /Lowboy, weekdays/ }));
  await person.type(page.getByLabelText(/ZIP code of the place/), '74401');
  await waitFor(() => expect(document.querySelector('.faded')).not.toBeNull());
  expect(box()).toContain('Total, without delivery');
  next.give(delivered);
  await page.findByText('Total, delivered');
  expect(document.querySelector('.faded')).toBeNull();
});
