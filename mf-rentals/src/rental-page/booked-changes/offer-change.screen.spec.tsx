import {
  activeRental,
  approvedRental,
  breakdownRecord,
  lateAnswer,
  listOf,
  machineRecord,
  page,
  people,
  refused,
  rentalChangeRecord,
  waitFor,
} from '@yard/testing/screen';
import { dialog, dialogsGone, openRental, part, refusalOf } from '../../../test/open-rental';

const user = people.olive;
const path = 'POST /api/rental_requests/2/changes';
const { rental_amount, delivery_amount, subtotal, difference, lines, plan } = rentalChangeRecord();
const quote = { rental_amount, delivery_amount, subtotal, difference, lines, plan };
const seen = expect.objectContaining({ subtotal, deposit_amount: 224, due_now: 0 });
const change = rentalChangeRecord();

it('offers an owner’s change of days, hours and machine, with what it costs', async () => {
  const late = lateAnswer();
  const { person, press, sent, asked } = openRental(
    approvedRental({ start_time: '08:00:00', end_time: null }),
    {
      user,
      answers: {
        [path]: late.answer,
        [`${path}/quote`]: quote,
        'GET /api/machines': listOf([
          machineRecord({ id: 17, subject: 'The generator' }),
          machineRecord({ id: 18, subject: 'Another one' }),
        ]),
      },
    },
  );

  await press('Change the rental');
  await page.findByRole('combobox', { name: /^Machine/ });
  expect(await dialog()).toBe(
    'Change the rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Ray Renter accepts or declines the change. Until then the rental stays as it is. | (Change the rental) | First day | {month, }12/{day, }14/{year, }2026 | [Calendar] | ‹2026-12-14› | From what time (optional) ‹08:00› | [Choose a time: From what time] | Last day | {month, }12/{day, }18/{year, }2026 | [Calendar] | ‹2026-12-18› | Back at what time (optional) ‹› | [Choose a time: Back at what time] | MachineAnother one of yours, at the price of this rental. | ‹*The generator, Another one› | Message to Ray Renter (optional) ‹› | [Offer the change, disabled]',
  );
  expect(asked('GET /api/machines')).toEqual([{ user_id: '2', per_page: '100' }]);
  await person.selectOptions(page.getByRole('combobox', { name: /^Machine/ }), 'Another one');
  await page.findByText(/more than now/);
  await person.type(page.getByRole('textbox', { name: /^Message to Ray Renter/ }), 'It runs better.');
  expect(await dialog()).toBe(
    'Change the rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Ray Renter accepts or declines the change. Until then the rental stays as it is. | (Change the rental) | First day | {month, }12/{day, }14/{year, }2026 | [Calendar] | ‹2026-12-14› | From what time (optional) ‹08:00› | [Choose a time: From what time] | Last day | {month, }12/{day, }18/{year, }2026 | [Calendar] | ‹2026-12-18› | Back at what time (optional) ‹› | [Choose a time: Back at what time] | MachineAnother one of yours, at the price of this rental. | ‹The generator, *Another one› | Message to Ray Renter (optional) ‹It runs better.› | 1 week | $1,120.00 | Days2 × $220 | $440.00 | Total | $1,560.00 | $440.00 more than now. It is charged with the rent. | You’ll earn $396.00 more, after our 10% fee. | [Offer the change]',
  );
  const button = page.getByRole('button', { name: 'Offer the change' });
  await person.click(button);
  await person.click(button);
  late.give(change);

  await page.findByText('Offered. Ray Renter answers next');
  await dialogsGone();
  expect(sent()).toEqual([
    { call: 'POST /api/rental_requests/2/changes/quote', body: { machine_id: 18, message: null } },
    {
      call: 'POST /api/rental_requests/2/changes',
      body: { machine_id: 18, message: 'It runs better.', seen },
    },
    { call: 'POST /api/rental_requests/2/changes/quote', body: { machine_id: 18, message: null } },
  ]);
});

it('lets a renter of a running rental change the end alone', async () => {
  const { press, pressInDialog, sent } = openRental(activeRental());

  await press('Change the rental');
  expect(await dialog()).toBe(
    'Change the rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Olive Owner accepts or declines the change. Until then the rental stays as it is. | (Change the rental) | Last day | {month, }11/{day, }24/{year, }2026 | [Calendar] | ‹2026-11-24› | Back at what time (optional) ‹› | [Choose a time: Back at what time] | Message to Olive Owner (optional) ‹› | [Offer the change, disabled]',
  );
  await pressInDialog('Close');

  await dialogsGone();
  expect(sent()).toEqual([]);
});

it('begins with today where the rental is overdue, and says what that costs', async () => {
  const { press, pressInDialog, sent } = openRental(activeRental({ end_date: '2026-11-18' }), {
    user,
    answers: { [path]: change, [`${path}/quote`]: quote, 'GET /api/machines': listOf([]) },
  });

  await press('Change the rental');
  await page.findByText(/more than now/);
  expect(await dialog()).toContain('‹2026-11-20›');
  expect(page.getByRole('dialog').querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  await pressInDialog('Offer the change');

  await page.findByText('Offered. Ray Renter answers next');
  const body = { end_date: '2026-11-20', message: null, seen };
  expect(sent().filter(({ call }) => call === path)).toEqual([{ call: path, body }]);
});

it('takes a press while its price is read again in the background', async () => {
  const { person, press, tell, answer, sent } = openRental(activeRental({ end_date: '2026-11-18' }), {
    answers: { [path]: change, [`${path}/quote`]: quote },
  });

  await press('Change the rental');
  await page.findByText(/more than now/);
  const again = lateAnswer();
  answer(`${path}/quote`, again.answer);
  answer('GET /api/rental_requests/2', { status: 500, body: { message: 'Server Error' } });
  tell('rental_requests', 'saved', { id: 2 });
  await waitFor(() => expect(sent().filter(({ call }) => call === `${path}/quote`)).toHaveLength(2));
  await person.click(page.getByRole('button', { name: 'Offer the change' }));

  await waitFor(() => expect(sent().map(({ call }) => call)).toContain(path));
});

it('says why a change cannot be counted, and what of it is refused', async () => {
  const { person, press, pressInDialog } = openRental(approvedRental(), {
    user,
    answers: {
      [path]: refused({ message: ['Too rude.'] }),
      [`${path}/quote`]: refused({ machine_id: ['It is taken then.'] }),
      'GET /api/machines': listOf([
        machineRecord({ id: 17, subject: 'The generator' }),
        machineRecord({ id: 18, subject: 'Another one' }),
      ]),
    },
  });

  await press('Change the rental');
  await person.selectOptions(await page.findByRole('combobox', { name: /^Machine/ }), 'Another one');
  await page.findByText('It is taken then.');
  await person.type(page.getByRole('textbox', { name: /^Message to Ray Renter/ }), 'Now!');
  await pressInDialog('Offer the change');

  expect(await refusalOf(/^Message/)).toBe('Too rude.');
});

it('ends a rental early', async () => {
  const called = { number: 'C-17', called_at: '2026-11-20T12:00:00.000000Z', last_day: '2026-11-20' };
  const { press, pressInDialog, sent } = openRental(activeRental(), {
    answers: {
      'POST /api/rental_requests/2/call_off': activeRental({ call_off: called, end_date: '2026-11-20' }),
      [`${path}/quote`]: { ...quote, difference: 0 },
    },
  });

  await press('I am done early');
  await page.findByText('The price stays as it is.');
  expect(await dialog()).toBe(
    'End the rental early | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Billing stops after the last day. The owner is told to fetch the machine; keep it safe until it is gone. | (End the rental early) | Last day | {month, }11/{day, }20/{year, }2026 | [Calendar] | ‹2026-11-20› | 1 week | $1,120.00 | Days2 × $220 | $440.00 | Total | $1,560.00 | The price stays as it is. | [Call the machine off]',
  );
  await pressInDialog('Close');
  await dialogsGone();
  expect(sent().map(({ call }) => call)).toEqual([`${path}/quote`]);
  await press('I am done early');
  await pressInDialog('Call the machine off');

  await page.findByText('Called off, number C-17');
  await dialogsGone();
  expect(sent()).toEqual([
    { call: 'POST /api/rental_requests/2/changes/quote', body: { end_date: '2026-11-20' } },
    { call: 'POST /api/rental_requests/2/call_off', body: { last_day: '2026-11-20', seen: { back: 0 } } },
  ]);
  expect(await part('Status')).toBe(
    '(Status) | Rental is running | Olive Owner fetches the machine | Number C-17. The last day that is billed is Fri 20 Nov. Olive Owner notes hours, fuel and condition; then the deposit comes back. | [Record the hand-over] | [Report a breakdown] | [Change card]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | The deposit of $224 is paid | Wed 18 Nov, 5:00 AM | The rental amount of $1,120 is paid | Wed 18 Nov, 5:00 AM | Rental began | Thu 19 Nov | Called off early | Fri 20 Nov, 6:00 AM | Number C-17. | Due back | Fri 20 Nov | Deposit goes back | Once the return is accepted.',
  );
});

it('tells an owner to fetch a machine that was called off', async () => {
  const called = { number: 'C-17', called_at: '2026-11-20T12:00:00.000000Z', last_day: '2026-11-20' };
  openRental(activeRental({ call_off: called, end_date: '2026-11-20' }), { user });

  expect(await part('Status')).toBe(
    '(Status) | Rental is runningYour turn | Fetch the machine | Ray Renter called it off, number C-17. The last day that is billed is Fri 20 Nov. Record the return once it is there. | [Record the return] | [Record the hand-over]',
  );
});

it('begins with the day that it is where the machine is', async () => {
  const { press } = openRental(activeRental(), {
    now: '2026-11-20T04:00:00Z',
    answers: { [`${path}/quote`]: quote },
  });

  await press('I am done early');
  expect(await dialog()).toContain('‹2026-11-19›');
});

it('leads an owner from a breakdown to another machine', async () => {
  const { press } = openRental(activeRental({ breakdowns: [breakdownRecord()] }), {
    user,
    answers: { 'GET /api/machines': listOf([]) },
  });

  await press('Offer another machine');
  await page.findByRole('dialog', { name: 'Change the rental' });
});

it('sends of times and days what differs alone, and an hour that is taken away as none', async () => {
  const { person, press, pressInDialog, sent } = openRental(
    approvedRental({ start_time: '08:00:00', end_time: '17:30:00' }),
    { answers: { [path]: change, [`${path}/quote`]: quote } },
  );

  await press('Change the rental');
  const offer = await page.findByRole('button', { name: 'Offer the change' });
  expect(offer).toMatchObject({ disabled: true });
  const back = page.getByLabelText(/^Back at what time/);
  await person.clear(back);
  await person.tab();
  await page.findByText(/more than now/);
  await pressInDialog('Offer the change');

  await page.findByText('Offered. Olive Owner answers next');
  expect(sent().filter(({ call }) => call === path)).toEqual([
    { call: path, body: { end_time: null, message: null, seen } },
  ]);
});

it('offers no change at a price that is not shown yet', async () => {
  const late = lateAnswer();
  const machines = listOf([machineRecord({ id: 17 }), machineRecord({ id: 18, subject: 'Another one' })]);
  const { person, press } = openRental(approvedRental(), {
    user,
    answers: { [`${path}/quote`]: late.answer, 'GET /api/machines': machines },
  });
  await press('Change the rental');
  await person.selectOptions(await page.findByRole('combobox', { name: /^Machine/ }), 'Another one');
  const button = page.getByRole('button', { name: 'Offer the change' });
  expect(button).toHaveProperty('disabled', true);

  late.give(quote);
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
});
