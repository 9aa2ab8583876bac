import { machineRecord, page, quoteRecord, read, refused, waitFor } from '@yard/testing/screen';
import { firstStep, openRequest, QUOTE, wanted } from '../../test/open-request';

const summary = () => read(page.getByRole('complementary', { name: 'Summary' }));
const first = () => read(page.getByRole('form', { name: 'When and where' }));

it('takes from the address what was chosen before', async () => {
  const { quotes } = openRequest('?from=2026-12-14&to=2026-12-18&delivery=10&address=29');

  await page.findByRole('button', { name: 'Change dates' });
  expect(first()).toBe(
    '(When and where) | When and where | Dates | Mon, Dec 14 – Fri, Dec 18, 2026 | [Change dates] | Delivery time (optional) ‹› | [Choose a time: Delivery time] | Return time (optional) ‹› | [Choose a time: Return time] | Where will you use it? | [ ] 1011 Honor Heights DriveMuskogee, OK 74401 | [x] 2 Quarry RoadMuskogee, OK 74401 | [ ] Another address | Delivery | Saturdays | [Change delivery] | Notes for the owner (optional)The job, the ground, how to get in. ‹› | [Total $2,240.00] | [Continue]',
  );
  expect(quotes()).toEqual([
    {
      address_id: 29,
      end_date: '2026-12-18',
      machine_delivery_option_id: 10,
      machine_id: 1,
      start_date: '2026-12-14',
    },
  ]);
});

it('counts delivery to where the reader searched, until there is an address', async () => {
  const { person, quotes } = openRequest(
    '?from=2026-12-14&to=2026-12-18&delivery=10&at=30.2,-97.7&place=Austin,+TX',
  );

  await page.findByText(/Delivery is priced to Austin, TX/);
  expect(summary()).toBe(
    '(Summary) | Caterpillar 320 GC crawler excavator | Crawler Excavator | from Olive Owner | Mon, Dec 14 – Fri, Dec 18 | 5 days at the best rate | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | Deposit, once Olive approves | $448.00 | Rental, Sat, Dec 12 | $2,240.00 | Deposit back after return | $448.00 | Delivery is priced to Austin, TX, in whole miles. It may change with your exact address. | If you cancel | Until Sat, Nov 14, 12:00 AM | everything back | Until Mon, Dec 7, 12:00 AM | 50% of the rental, 100% of the delivery, 100% of the deposit back | Until Sat, Dec 12, 12:00 AM | 0% of the rental, 100% of the delivery, 50% of the deposit back | After Sat, Dec 12, 12:00 AM | nothing back | If the owner cancels, you get everything back.',
  );
  await person.click(page.getByRole('radio', { name: /2 Quarry/ }));
  await waitFor(() => expect(page.queryByText(/Delivery is priced/)).toBeNull());
  expect(summary()).toBe(
    '(Summary) | Caterpillar 320 GC crawler excavator | Crawler Excavator | from Olive Owner | Mon, Dec 14 – Fri, Dec 18 | 5 days at the best rate | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | Deposit, once Olive approves | $448.00 | Rental, Sat, Dec 12 | $2,240.00 | Deposit back after return | $448.00 | If you cancel | Until Sat, Nov 14, 12:00 AM | everything back | Until Mon, Dec 7, 12:00 AM | 50% of the rental, 100% of the delivery, 100% of the deposit back | Until Sat, Dec 12, 12:00 AM | 0% of the rental, 100% of the delivery, 50% of the deposit back | After Sat, Dec 12, 12:00 AM | nothing back | If the owner cancels, you get everything back.',
  );
  expect(quotes()).toEqual([
    {
      end_date: '2026-12-18',
      lat: 30.2,
      lng: -97.7,
      machine_delivery_option_id: 10,
      machine_id: 1,
      start_date: '2026-12-14',
    },
    {
      address_id: 29,
      end_date: '2026-12-18',
      machine_delivery_option_id: 10,
      machine_id: 1,
      start_date: '2026-12-14',
    },
  ]);
});

it('says that delivery is added once there is an address, in kilometers', async () => {
  const { person } = openRequest('?from=2026-12-14&to=2026-12-18&delivery=10', {
    settings: { distance_unit: 'km' },
  });

  await page.findByText('We’ll add delivery once you choose an address.');
  await firstStep({ person });
  expect(first()).toBe(
    '(When and where) | When and where | First and last dayBoth days count. | {month, Start Date, }12/{day, Start Date, }14/{year, Start Date, }2026 | – | {month, End Date, }12/{day, End Date, }18/{year, End Date, }2026 | [Calendar] | [Keep it through Dec 20 for the same $1,845] | Delivery time (optional) ‹› | [Choose a time: Delivery time] | Return time (optional) ‹› | [Choose a time: Return time] | Where will you use it? | [ ] 1011 Honor Heights DriveMuskogee, OK 74401 | [ ] 2 Quarry RoadMuskogee, OK 74401 | [ ] Another address | How does it get there? | [ ] Pick it up yourselfFreeIn Austin, TX | [ ] Lowboy, weekdays$250and $5.50 per km, up to 150 km | [x] Saturdays$400and $6.50 per km, up to 80 km | Notes for the owner (optional)The job, the ground, how to get in. ‹› | [Total $2,240.00] | [Continue]',
  );
});

it('says why a delivery is not possible, and goes no further', async () => {
  const { press, person } = openRequest('?from=2026-12-14&to=2026-12-18&delivery=10&address=29', {
    answers: { [QUOTE]: quoteRecord({ delivery_message: 'It is 90 mi away.' }) },
  });

  await page.findByText('It is 90 mi away.');
  await press('Continue');
  expect(page.queryByRole('form', { name: 'Agreements' })).toBeNull();
  await person.click(page.getByRole('radio', { name: /Pick it up/ }));
  expect(page.queryByRole('radio', { name: /Saturdays/ })).not.toBeNull();
  await press('Continue');

  await page.findByRole('form', { name: 'Agreements' });
});

it('leaves the focus on a way to deliver that turns out not to be possible', async () => {
  const { press, person, answer } = openRequest('?from=2026-12-14&to=2026-12-18&address=29');
  await press('Change delivery');
  const saturdays = page.getByRole('radio', { name: /Saturdays/ });
  answer(QUOTE, quoteRecord({ delivery_message: 'It is 90 mi away.' }));
  await person.click(saturdays);
  await page.findByText('It is 90 mi away.');
  expect(document.activeElement).toBe(saturdays);
});

it('says that days are taken, or too few', async () => {
  const { person, press } = openRequest('?from=2026-12-14&to=2026-12-15', {
    machine: machineRecord({ ...wanted, minimum_days: 3, city: null, state: null, delivery_options: [] }),
  });

  await firstStep({ person });
  await waitFor(() => expect(page.getAllByText('Total').length).toBeGreaterThan(0));
  await press('Continue');
  await waitFor(() => expect(first()).toContain('Choose where you will use it.'));
  expect(first()).toBe(
    '(When and where) | When and where | First and last dayAt least 3 days. Both days count. | {month, Start Date, }12/{day, Start Date, }14/{year, Start Date, }2026 | – | {month, End Date, }12/{day, End Date, }15/{year, End Date, }2026 | [Calendar] | This machine is rented for at least 3 days. | Pick-up time (optional) ‹› | [Choose a time: Pick-up time] | Return time (optional) ‹› | [Choose a time: Return time] | Where will you use it?Choose where you will use it. | [ ] 1011 Honor Heights DriveMuskogee, OK 74401 | [ ] 2 Quarry RoadMuskogee, OK 74401 | [ ] Another address | How does it get there? | [x] Pick it up yourselfFree | Notes for the owner (optional)The job, the ground, how to get in. ‹› | [Total $2,240.00] | [Continue]',
  );
});

it('says that the days are taken', async () => {
  const { press } = openRequest('?from=2026-12-14&to=2026-12-18&address=29', {
    answers: { [QUOTE]: quoteRecord({ available: false }) },
  });

  await waitFor(() => expect(page.getAllByText('Total').length).toBeGreaterThan(0));
  await press('Continue');

  await page.findByText('These days are taken. Choose other days.');
});

it('offers more days where those cost no more', async () => {
  const { press, quotes, address } = openRequest('?from=2026-12-14&to=2026-12-18&address=29');

  await press('Change dates');
  await press('Keep it through Dec 20 for the same $1,845');

  await waitFor(() => expect(address()).toContain('to=2026-12-20'));
  await waitFor(() =>
    expect(quotes().at(-1)).toEqual({
      address_id: 29,
      end_date: '2026-12-20',
      machine_delivery_option_id: null,
      machine_id: 1,
      start_date: '2026-12-14',
    }),
  );
});

it('says that the price could not be loaded, and loads it again', async () => {
  const { answer, person } = openRequest(undefined, {
    answers: { [QUOTE]: refused({ machine_id: ['Not today.'] }) },
  });

  await firstStep({ person });
  await waitFor(() => expect(summary()).toContain('couldn’t'));
  expect(summary()).toBe(
    '(Summary) | Caterpillar 320 GC crawler excavator | Crawler Excavator | from Olive Owner | Mon, Dec 14 – Fri, Dec 18 | We couldn’t load the price | Not today. | [Try again] | If you cancel | Until Sat, Nov 14, 12:00 AM | everything back | Until Mon, Dec 7, 12:00 AM | 50% of the rental, 100% of the delivery, 100% of the deposit back | Until Sat, Dec 12, 12:00 AM | 0% of the rental, 100% of the delivery, 50% of the deposit back | After Sat, Dec 12, 12:00 AM | nothing back | If the owner cancels, you get everything back.',
  );
  answer(QUOTE, quoteRecord());
  await person.click(page.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);

  await waitFor(() => expect(summary()).toContain('Total'));
});

it('opens the summary from the bar on narrow screens', async () => {
  const { press, pressInDialog } = openRequest('?from=2026-12-14&to=2026-12-18&address=29');

  await waitFor(() => expect(page.getAllByText('Total').length).toBeGreaterThan(0));
  await press(/^Total/);
  expect(read(await page.findByRole('dialog', { name: 'Summary' }))).toBe(
    'Summary | [Close] | Caterpillar 320 GC crawler excavator | Crawler Excavator | from Olive Owner | Mon, Dec 14 – Fri, Dec 18 | 5 days at the best rate | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | Deposit, once Olive approves | $448.00 | Rental, Sat, Dec 12 | $2,240.00 | Deposit back after return | $448.00 | If you cancel | Until Sat, Nov 14, 12:00 AM | everything back | Until Mon, Dec 7, 12:00 AM | 50% of the rental, 100% of the delivery, 100% of the deposit back | Until Sat, Dec 12, 12:00 AM | 0% of the rental, 100% of the delivery, 50% of the deposit back | After Sat, Dec 12, 12:00 AM | nothing back | If the owner cancels, you get everything back.',
  );
  await pressInDialog('Close');
});
