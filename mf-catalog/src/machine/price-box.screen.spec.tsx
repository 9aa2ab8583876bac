/** @jest-environment-options {"zone": "Asia/Tokyo"} */
import { act, machineRecord, page, quoteRecord, read, refused, waitFor } from '@yard/testing/screen';
import { QUOTE, two, open, box, cost, quotes } from '../../test/price-scene';

const bar = () => read(page.getByRole('region', { name: 'Request' }));

it('says what the days of the address cost, line by line', async () => {
  const { sent } = open('?from=2026-12-01&to=2026-12-02');

  await page.findByText('Total, picked up');
  await waitFor(() =>
    expect(page.getByRole('region', { name: 'Price' }).querySelector('[aria-busy=true]')).toBeNull(),
  );
  expect(box()).toBe(
    '(Price) | (Rates) | $530 a day | $1,845 a week | $5,280 4 weeks | Dates | [12/01/2026–12/02/2026] | Delivery | ‹*I’ll pick it up, Lowboy, Saturday, Lowboy, weekdays› | 2 days2 × $530 | $1,060.00 | Total, picked up | $1,060 | Deposit, once Olive approves | $212 | Rental, Sun, Nov 29 | $1,060 | Deposit back after return | $212 | Request to rent → /machines/1/request?from=2026-12-01&to=2026-12-02 | You won’t be charged until the owner approves.',
  );
  expect(bar()).toBe(
    '(Request) | $1,060 total+ $212 deposit, returned → #price | Request to rent → /machines/1/request?from=2026-12-01&to=2026-12-02',
  );
  expect(quotes(sent())).toEqual([{ machine_id: 1, start_date: '2026-12-01', end_date: '2026-12-02' }]);
});

it('says of an instant booking what its press charges', async () => {
  open('?from=2026-12-01&to=2026-12-02', { 'GET /api/machines/1': machineRecord({ instant_book: true }) });

  await waitFor(() =>
    expect(box()).toContain(
      'Total, picked up | $1,060 | Deposit, when you book | $212 | Rental, Sun, Nov 29 | $1,060 | Deposit back after return | $212 | Request to rent',
    ),
  );
});

it('chooses days from the calendar of the machine’s own today, and keeps them in the address', async () => {
  const { person, press, address, sent } = open('');
  await person.hover(await page.findByRole('heading', { level: 1 }));
  await press(/^Calendar/);

  const day = (name: string | RegExp) => page.getAllByRole('button', { name }).at(-1) ?? document.body;
  expect(day(/November 19, 2026, not to be chosen: past/).getAttribute('aria-disabled')).toBe('true');
  await person.click(day(/November 20, 2026/));
  await person.click(day(/November 21, 2026/));

  await waitFor(() => expect(address()).toBe('/machines/1?from=2026-11-20&to=2026-11-21'));
  await page.findByText('Total, picked up');
  expect(quotes(sent())).toEqual([{ machine_id: 1, start_date: '2026-11-20', end_date: '2026-11-21' }]);
});

it.each([
  [
    'the server refuses it',
    refused({ start_date: ['That is too far ahead.'] }),
    'That is too far ahead. | [Try again]',
  ],
  ['the server fails', { status: 500, body: { message: 'Oh' } }, 'Oh'],
  [
    'it cannot be delivered there',
    quoteRecord({ ...two, delivery_message: 'That is beyond 150 mi.' }),
    'That is beyond 150 mi. | [Request',
  ],
])('says why a choice cannot be had where %s', async (_, quote, words) => {
  open('?from=2026-12-01&to=2026-12-02&delivery=1&postal_code=10001', { [QUOTE]: quote });

  await waitFor(() => expect(box()).toContain(words));
  expect(box()).toContain('[Request to rent, disabled]');
  expect(bar()).toContain('[Request to rent, disabled]');
});

it('asks again for a price that could not be had', async () => {
  const { press, answer } = open('?from=2026-12-01&to=2026-12-02', {
    [QUOTE]: refused({ start_date: ['Not now.'] }),
  });
  await page.findByText('Not now.');

  answer(QUOTE, two);
  await press('Try again');
  await page.findByText('Total, picked up');
});

it('says that days are too few', async () => {
  open('?from=2026-12-01&to=2026-12-05', { 'GET /api/machines/1': machineRecord({ minimum_days: 7 }) });

  await waitFor(() => expect(box()).toContain('[Request to rent, disabled]'));
  expect(box()).toContain('At least 7 days.');
  expect(cost()).toBe(
    '| Delivery | ‹*I’ll pick it up, Lowboy, Saturday, Lowboy, weekdays› | 2 days2 × $530 | $1,060.00 | This machine is rented for at least 7 days. | [Request to rent, disabled] | You won’t be charged until the owner approves.',
  );
});

it.each([
  [['2028'], 'A rental lasts at most 366 days.'],
  [['2040', '2040'], 'A rental can start at most ten years from today.'],
])('takes no days that no owner rents for, and says why: to %s', async (typed, words) => {
  const { person, address } = open('?from=2026-12-01&to=2026-12-02');
  const elsewhere = await page.findByRole('heading', { level: 1 });
  await person.click(elsewhere);
  const years = await page.findAllByRole('spinbutton', { name: /^year/ });
  for (const [at, year] of years.slice(-typed.length).entries()) {
    act(() => year.focus());
    await person.keyboard(typed[at] ?? '');
  }
  await person.click(elsewhere);

  await page.findByText(words);
  expect(address()).toBe('/machines/1');
});

it('offers more days where they cost no more', async () => {
  const { press, address } = open('?from=2026-12-01&to=2026-12-05');

  await page.findByRole('button', { name: /^Keep it/ });
  expect(box().slice(box().indexOf('[Keep it'))).toBe(
    '[Keep it through Dec 7 for the same $1,845] | Total, picked up | $1,060 | Deposit, once Olive approves | $212 | Rental, Sun, Nov 29 | $1,060 | Deposit back after return | $212 | Request to rent → /machines/1/request?from=2026-12-01&to=2026-12-05 | You won’t be charged until the owner approves.',
  );
  await press(/^Keep it/);
  await waitFor(() => expect(address()).toBe('/machines/1?from=2026-12-01&to=2026-12-07'));
});

it('offers the next free days where the chosen ones are taken', async () => {
  const { press, address } = open('?from=2026-12-01&to=2026-12-02&at=30.27,-97.74&place=Austin, TX', {
    'GET /api/machines/1/availability': {
      taken: [{ from: '2026-12-02', to: '2026-12-04', reason: 'rental' }],
    },
    [QUOTE]: quoteRecord({ ...two, available: false }),
  });

  await page.findByText('Next free dates:');
  expect(cost()).toBe(
    '| Delivery | ‹*I’ll pick it up, Lowboy, Saturday, Lowboy, weekdays› | 2 days2 × $530 | $1,060.00 | Next free dates: | [Nov 29–30, 2026] | [Nov 28–29, 2026] | [Dec 5–6, 2026] | Similar machines free on your dates → /search?type=3&from=2026-12-01&to=2026-12-02&at=30.27%2C-97.74&place=Austin%2C+TX | These dates are taken. The calendar shows which ones are free. | [Request to rent, disabled] | You won’t be charged until the owner approves.',
  );
  expect(bar()).toContain('Change dates or delivery');
  await press('Nov 29–30, 2026');
  await waitFor(() => expect(address()).toContain('from=2026-11-29&to=2026-11-30'));
});

it('looks for others near the ZIP code that was typed', async () => {
  open('?from=2026-12-01&to=2026-12-02&postal_code=78701', {
    'GET /api/machines/1/availability': {
      taken: [{ from: '2026-12-02', to: '2026-12-04', reason: 'rental' }],
    },
    [QUOTE]: quoteRecord({ ...two, available: false }),
  });

  expect(
    (await page.findByRole('link', { name: 'Similar machines free on your dates' })).getAttribute('href'),
  ).toBe('/search?type=3&from=2026-12-01&to=2026-12-02&place=78701');
});
