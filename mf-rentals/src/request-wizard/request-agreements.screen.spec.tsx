import {
  addressRecord,
  lateAnswer,
  listOf,
  page,
  pendingRental,
  quoteRecord,
  read,
  refused,
  rentalRequestRecord,
  waitFor,
} from '@yard/testing/screen';
import { agreed, firstStep, goToCard, openRequest, QUOTE, SEND, texts } from '../../test/open-request';

const summary = () => read(page.getByRole('complementary', { name: 'Summary' }));
const first = () => read(page.getByRole('form', { name: 'When and where' }));

it('stores a new address with what the search told of it', async () => {
  const { person, press, sent, answer } = openRequest(
    '?from=2026-12-14&to=2026-12-18&place=Austin,+TX+78701',
    {
      answers: {
        'GET /api/addresses': listOf([]),
        'POST /api/addresses': refused({ line1: ['There is no such street.'] }),
      },
    },
  );

  await person.type(await page.findByLabelText(/^Street and number/), '3 New Street');
  expect(first().replace(/‹\*?Choose.*?›/, '')).toContain('City ‹Austin›');
  await press('Continue');
  await page.findByText('There is no such street.');
  answer('POST /api/addresses', addressRecord({ id: 30, line1: '3 New Street' }));
  answer('GET /api/addresses', listOf([addressRecord({ id: 30, line1: '3 New Street' })]));
  await press('Continue');

  await page.findByRole('form', { name: 'Agreements' });
  expect(sent().at(-1)).toEqual({
    call: 'POST /api/addresses',
    body: { city: 'Austin', line1: '3 New Street', line2: '', postal_code: '78701', state: 'TX' },
  });
});

const sites = [29, 30].map((id) => addressRecord({ id, user_id: 3, line1: `${id} Quarry Road` }));

it('means the only address of who has one', async () => {
  const { press } = openRequest(undefined, { answers: { 'GET /api/addresses': listOf(sites.slice(1)) } });

  const only = await page.findByRole<HTMLInputElement>('radio', { name: /30 Quarry/ });
  await waitFor(() => expect(only.checked).toBe(true));
  await press('Continue');

  await page.findByRole('checkbox', { name: /Equipment/ });
  expect(page.queryByRole('combobox')).toBeNull();
});

it('asks once which of several addresses is their own', async () => {
  const { person, press, pressInDialog, sent, answer } = openRequest(undefined, {
    answers: { 'GET /api/addresses': listOf(sites) },
  });
  await person.click(await page.findByRole('radio', { name: /30 Quarry/ }));
  await press('Continue');
  const choice = await page.findByRole('combobox', { name: /^Your address/ });

  answer('PATCH /api/addresses/29', refused({ own: ['Not today.'] }));
  await person.selectOptions(choice, '30');
  await person.selectOptions(choice, '29');
  expect(sent()).toEqual([]);
  await press('Save address');
  await waitFor(() => expect(choice).toMatchObject({ value: '' }));
  await pressInDialog('Close');
  answer('PATCH /api/addresses/29', { ...sites[0], own: true });
  answer('GET /api/addresses', listOf([{ ...sites[0], own: true }, sites[1]]));
  const agreement = page.getByRole('checkbox', { name: /Equipment/ });
  await person.click(agreement);
  await person.selectOptions(choice, '29');
  await press('Save address');

  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Your address: 29 Quarry Road/));
  await waitFor(() => expect(agreement).toMatchObject({ checked: false }));
  const call = { call: 'PATCH /api/addresses/29', body: { own: true } };
  expect(sent()).toEqual([call, call]);
});

it('has two steps and one box where the texts are those of the last request', async () => {
  const screen = openRequest('?from=2026-12-14&to=2026-12-18&address=29', {
    answers: { 'GET /api/rental_requests': listOf([rentalRequestRecord()]), [SEND]: pendingRental() },
  });
  const { press, person, asked, sent } = screen;
  await press('Continue');
  const form = await page.findByRole('form', { name: 'Agreements and card' });
  await page.findByRole('checkbox');
  await page.findByRole('radio', { name: /4242/ });
  expect(read(form)).toBe(
    '(Agreements and card) | Agreements and card | The rental agreement is filled in with your names, the machine, days and amounts. | Terms and Conditions | [Read: Terms and Conditions] | Privacy Policy | [Read: Privacy Policy] | Insurance disclaimer | Equipment Rental Agreement | [Read: Equipment Rental Agreement] | [ ] I agree to all of them. The terms are those of my last request. The rental agreement is filled in for this one. | Card | [x] Visa ending in 4242, 12/2029Your default card | [ ] New card | [ ] Add a card laterYour request waits until you do. | You won’t pay now. The owner answers first. | Deposit, once Olive approves | $448.00 | Rental, Sat, Dec 12 | $2,240.00 | Deposit back after return | $448.00 | [Total $2,240.00] | [Send request] | [Back]',
  );
  await press('Send request');
  await page.findByText('Please agree to continue.');
  await person.click(page.getByRole('checkbox', { name: /^I agree to all/ }));
  await press('Send request');

  await page.findByText('Request sent');
  expect(asked('GET /api/rental_requests')[0]).toMatchObject({ role: 'renter', direction: 'desc' });
  const body = { agree_to_privacy_policy: true, seen: { document_ids: agreed } };
  expect(sent()).toMatchObject([{ call: SEND, body }]);
});

it('shows no step before it is known how many there are', async () => {
  const late = lateAnswer();
  openRequest('?from=2026-12-14&to=2026-12-18&address=29&step=2', {
    answers: {
      'GET /api/rental_requests': listOf([rentalRequestRecord()]),
      'GET /api/documents': late.answer,
    },
  });
  await waitFor(() => expect(page.getAllByText('Total').length).toBeGreaterThan(0));
  await page.findByText('If you cancel');
  expect(page.queryByRole('form')).toBeNull();
  late.give(listOf(texts));

  await page.findByRole('form', { name: 'Agreements and card' });
});

it('leaves the only address to who searched elsewhere, or wants another', async () => {
  const site = addressRecord({ id: 29, user_id: 3, line1: '2 Quarry Road' });
  const answers = { 'GET /api/addresses': listOf([site]) };
  const { person } = openRequest('?from=2026-12-14&to=2026-12-18&place=Austin,+TX', { answers });
  const radio = (name: RegExp) => page.findByRole<HTMLInputElement>('radio', { name });

  expect((await radio(/2 Quarry/)).checked).toBe(false);
  await person.click(await radio(/2 Quarry/));
  await person.click(await radio(/Another address/));

  await page.findByLabelText(/^Street and number/);
  expect((await radio(/2 Quarry/)).checked).toBe(false);
});

it('says that the agreements could not be loaded, and tries again', async () => {
  const { press, person, answer } = openRequest(undefined, {
    answers: { 'GET /api/documents': { status: 422, body: { message: 'Not today.' } } },
  });

  await person.click(await page.findByRole('radio', { name: /2 Quarry/ }));
  await press('Continue');
  await page.findByText('We couldn’t load the agreements');
  answer('GET /api/documents', listOf([]));
  await press('Try again');

  await page.findByRole('checkbox', { name: 'I agree: Rental agreement' });
  await waitFor(() =>
    expect(read(page.getByRole('form', { name: 'Agreements' }))).toBe(
      '(Agreements) | Agreements | The rental agreement is filled in with your names, the machine, days and amounts. | [ ] I agree: Terms and conditions | [ ] I agree: Privacy policy | [ ] I agree: Insurance disclaimer | [ ] I agree: Rental agreement | [Total $2,240.00] | [Continue] | [Back]',
    ),
  );
});

it('goes no further than what lacks something, whatever the address says', async () => {
  const { address } = openRequest('?from=2026-12-14&to=2026-12-18&address=29&step=3');

  await page.findByRole('form', { name: 'Agreements' });
  await waitFor(() => expect(address()).toContain('step=2'));
});

it('keeps what was written for the next visit', async () => {
  sessionStorage.setItem(
    'draft:3:rental_request.1',
    JSON.stringify({
      address_id: 29,
      start_date: '2026-12-14',
      end_date: '2026-12-18',
      start_time: '08:00',
      end_time: null,
      details: 'Soft ground.',
      delivery_enabled: true,
      machine_delivery_option_id: 9,
    }),
  );
  const { person } = openRequest('');

  await firstStep({ person });
  expect(first()).toBe(
    '(When and where) | When and where | First and last dayBoth days count. | {month, Start Date, }12/{day, Start Date, }14/{year, Start Date, }2026 | – | {month, End Date, }12/{day, End Date, }18/{year, End Date, }2026 | [Calendar] | [Keep it through Dec 20 for the same $1,845] | Delivery time (optional) ‹08:00› | [Choose a time: Delivery time] | Return time (optional) ‹› | [Choose a time: Return time] | Where will you use it? | [ ] 1011 Honor Heights DriveMuskogee, OK 74401 | [x] 2 Quarry RoadMuskogee, OK 74401 | [ ] Another address | How does it get there? | [ ] Pick it up yourselfFreeIn Austin, TX | [x] Lowboy, weekdays$250and $5.50 per mi, up to 150 mi | [ ] Saturdays$400and $6.50 per mi, up to 80 mi | Notes for the owner (optional)The job, the ground, how to get in. ‹Soft ground.› | [Total $2,240.00] | [Continue]',
  );
});

it('goes to the card', async () => {
  const screen = openRequest();
  await goToCard(screen);
  expect(summary()).toBe(
    '(Summary) | Caterpillar 320 GC crawler excavator | Crawler Excavator | from Olive Owner | Mon, Dec 14 – Fri, Dec 18 | 5 days at the best rate | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | Deposit, once Olive approves | $448.00 | Rental, Sat, Dec 12 | $2,240.00 | Deposit back after return | $448.00 | If you cancel | Until Sat, Nov 14, 12:00 AM | everything back | Until Mon, Dec 7, 12:00 AM | 50% of the rental, 100% of the delivery, 100% of the deposit back | Until Sat, Dec 12, 12:00 AM | 0% of the rental, 100% of the delivery, 50% of the deposit back | After Sat, Dec 12, 12:00 AM | nothing back | If the owner cancels, you get everything back.',
  );
});

it('has nothing to read before the price of this place fills it in', async () => {
  const late = lateAnswer();
  const { person, press, answer } = openRequest();
  await waitFor(() => expect(page.getAllByText('Total').length).toBeGreaterThan(0));
  answer(QUOTE, late.answer);

  await person.click(await page.findByRole('radio', { name: /2 Quarry/ }));
  await press('Continue');
  const form = await page.findByRole('form', { name: 'Agreements' });
  expect(read(form)).not.toContain('Read:');
  late.give(quoteRecord({ subtotal: 1400 }));

  await press('Read: Equipment Rental Agreement');
  expect(read(await page.findByRole('dialog'))).toContain('$1,400.00');
});
