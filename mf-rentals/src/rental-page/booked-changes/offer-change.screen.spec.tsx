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
import { choose, dialog, dialogsGone, openRental, part, refusalOf } from '../../../test/open-rental';

const user = people.olive;
const path = 'POST /api/rental_requests/2/changes';
const { rental_amount, delivery_amount, subtotal, difference, lines, plan } = rentalChangeRecord();
const quote = { rental_amount, delivery_amount, subtotal, difference, lines, plan };
const seen = expect.objectContaining({ subtotal, deposit_amount: 224, due_now: 0 });
const change = rentalChangeRecord();

it('offers an owner’s change of days, hours and machine, with what it costs', async () => {
  const late = lateAnswer();
  const { person, sent, asked } = openRental(approvedRental({ start_time: '08:00:00', end_time: null }), {
    user,
    answers: {
      [path]: late.answer,
      [`${path}/quote`]: quote,
      'GET /api/machines': listOf([
        machineRecord({ id: 17, subject: 'The generator' }),
        machineRecord({ id: 18, subject: 'Another one' }),
      ]),
    },
  });

  await choose('Change rental');
  await page.findByRole('combobox', { name: /^Machine/ });
  expect(await dialog()).toBe(
    'Change rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Ray can accept or decline. Until then, nothing changes. | (Change rental) | First day | {month, }12/{day, }14/{year, }2026 | [Calendar] | ‹2026-12-14› | Pick-up time (optional) ‹08:00› | [Choose a time: Pick-up time] | Last day | {month, }12/{day, }18/{year, }2026 | [Calendar] | ‹2026-12-18› | Return time (optional) ‹› | [Choose a time: Return time] | MachineOne of your other machines, at this rental’s price. | ‹*The generator, Another one› | Message to Ray (optional) ‹› | [Send change, disabled]',
  );
  expect(asked('GET /api/machines')).toEqual([{ user_id: '2', per_page: '100' }]);
  await person.selectOptions(page.getByRole('combobox', { name: /^Machine/ }), 'Another one');
  await page.findByText(/more than now/);
  await person.type(page.getByRole('textbox', { name: /^Message to Ray/ }), 'It runs better.');
  expect(await dialog()).toBe(
    'Change rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Ray can accept or decline. Until then, nothing changes. | (Change rental) | First day | {month, }12/{day, }14/{year, }2026 | [Calendar] | ‹2026-12-14› | Pick-up time (optional) ‹08:00› | [Choose a time: Pick-up time] | Last day | {month, }12/{day, }18/{year, }2026 | [Calendar] | ‹2026-12-18› | Return time (optional) ‹› | [Choose a time: Return time] | MachineOne of your other machines, at this rental’s price. | ‹The generator, *Another one› | Message to Ray (optional) ‹It runs better.› | 1 week | $1,120.00 | Days2 × $220 | $440.00 | Total | $1,560.00 | $440 more than now. It’s charged with the rent. | You’ll earn $396 more (after our 10% fee). | [Send change]',
  );
  const button = page.getByRole('button', { name: 'Send change' });
  await person.click(button);
  await person.click(button);
  late.give(change);

  await page.findByText('Change sent to Ray');
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
  const { pressInDialog, sent } = openRental(activeRental());

  await choose('Change rental');
  expect(await dialog()).toBe(
    'Change rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Olive can accept or decline. Until then, nothing changes. | (Change rental) | Last day | {month, }11/{day, }24/{year, }2026 | [Calendar] | ‹2026-11-24› | Return time (optional) ‹› | [Choose a time: Return time] | Message to Olive (optional) ‹› | [Send change, disabled]',
  );
  await pressInDialog('Close');

  await dialogsGone();
  expect(sent()).toEqual([]);
});

it('begins with today where the rental is overdue, and says what that costs', async () => {
  const { pressInDialog, sent } = openRental(activeRental({ end_date: '2026-11-18' }), {
    user,
    answers: { [path]: change, [`${path}/quote`]: quote, 'GET /api/machines': listOf([]) },
  });

  await choose('Change rental');
  await page.findByText(/more than now/);
  expect(await dialog()).toContain('‹2026-11-20›');
  expect(page.getByRole('dialog').querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  await pressInDialog('Send change');

  await page.findByText('Change sent to Ray');
  const body = { end_date: '2026-11-20', message: null, seen };
  expect(sent().filter(({ call }) => call === path)).toEqual([{ call: path, body }]);
});

it('takes a press while its price is read again in the background', async () => {
  const { person, tell, answer, sent } = openRental(activeRental({ end_date: '2026-11-18' }), {
    answers: { [path]: change, [`${path}/quote`]: quote },
  });

  await choose('Change rental');
  await page.findByText(/more than now/);
  const again = lateAnswer();
  answer(`${path}/quote`, again.answer);
  answer('GET /api/rental_requests/2', { status: 500, body: { message: 'Server Error' } });
  tell('rental_requests', 'saved', { id: 2 });
  await waitFor(() => expect(sent().filter(({ call }) => call === `${path}/quote`)).toHaveLength(2));
  await person.click(page.getByRole('button', { name: 'Send change' }));

  await waitFor(() => expect(sent().map(({ call }) => call)).toContain(path));
});

it('says why a change cannot be counted, and what of it is refused', async () => {
  const { person, pressInDialog } = openRental(approvedRental(), {
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

  await choose('Change rental');
  await person.selectOptions(await page.findByRole('combobox', { name: /^Machine/ }), 'Another one');
  await page.findByText('It is taken then.');
  await person.type(page.getByRole('textbox', { name: /^Message to Ray/ }), 'Now!');
  await pressInDialog('Send change');

  expect(await refusalOf(/^Message/)).toBe('Too rude.');
});

it('ends a rental early', async () => {
  const called = { number: 'C-17', called_at: '2026-11-20T12:00:00.000000Z', last_day: '2026-11-20' };
  const { person, pressInDialog, sent } = openRental(activeRental(), {
    answers: {
      'POST /api/rental_requests/2/call_off': activeRental({ call_off: called, end_date: '2026-11-20' }),
      [`${path}/quote`]: { ...quote, difference: 0 },
    },
  });

  await choose('End rental early');
  await page.findByText('The price doesn’t change.');
  expect(await dialog()).toBe(
    'End rental early | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Billing stops after the last day. We’ll ask Olive to pick it up. Keep it safe until then. | (End rental early) | Last day | {month, }11/{day, }20/{year, }2026 | [Calendar] | ‹2026-11-20› | 1 week | $1,120.00 | Days2 × $220 | $440.00 | Total | $1,560.00 | The price doesn’t change. | [End rental early]',
  );
  await person.click(page.getByRole('spinbutton', { name: /^day/ }));
  await person.keyboard('24');
  await waitFor(() => expect(page.queryByText('The price doesn’t change.')).toBeNull());
  expect(page.getByRole('button', { name: 'End rental early' })).toHaveProperty('disabled', false);
  await pressInDialog('Close');
  await dialogsGone();
  expect(sent().map(({ call }) => call)).toEqual([`${path}/quote`]);
  await choose('End rental early');
  await pressInDialog('End rental early');

  await page.findByText('Rental ended early, number C-17');
  await dialogsGone();
  expect(sent()).toEqual([
    { call: 'POST /api/rental_requests/2/changes/quote', body: { end_date: '2026-11-20' } },
    { call: 'POST /api/rental_requests/2/call_off', body: { last_day: '2026-11-20', seen: { back: 0 } } },
  ]);
  expect(await part('Status')).toBe(
    '(Status) | Rental is running | Waiting for Olive to pick up the machine | Number C-17. The last billed day is Fri, Nov 20. Olive records hours, fuel and condition. Then the deposit comes back. | [More actions]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | You sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | The rental amount of $1,120 was paid | Wed, Nov 18, 5:00 AM | Rental started | Thu, Nov 19 | Ended early | Fri, Nov 20, 6:00 AM | Number C-17. | Due back | Fri, Nov 20 | Deposit refunded | After the return is accepted.',
  );
});

it('tells an owner to fetch a machine that was called off', async () => {
  const called = { number: 'C-17', called_at: '2026-11-20T12:00:00.000000Z', last_day: '2026-11-20' };
  openRental(activeRental({ call_off: called, end_date: '2026-11-20' }), { user });

  expect(await part('Status')).toBe(
    '(Status) | Rental is runningYour turn | Pick up the machine | Ray ended the rental early, number C-17. The last billed day is Fri, Nov 20. Record the return when the machine is back. | [Record return] | [More actions]',
  );
});

it('begins with the day that it is where the machine is', async () => {
  openRental(activeRental(), { now: '2026-11-20T04:00:00Z', answers: { [`${path}/quote`]: quote } });

  await choose('End rental early');
  expect(await dialog()).toContain('‹2026-11-19›');
});

it('leads an owner from a breakdown to another machine', async () => {
  const { press } = openRental(activeRental({ breakdowns: [breakdownRecord()] }), {
    user,
    answers: { 'GET /api/machines': listOf([]) },
  });

  await press('Offer another machine');
  await page.findByRole('dialog', { name: 'Change rental' });
});

it('sends of times and days what differs alone, and an hour that is taken away as none', async () => {
  const { person, pressInDialog, sent } = openRental(
    approvedRental({ start_time: '08:00:00', end_time: '17:30:00' }),
    { answers: { [path]: change, [`${path}/quote`]: quote } },
  );

  await choose('Change rental');
  const offer = await page.findByRole('button', { name: 'Send change' });
  expect(offer).toMatchObject({ disabled: true });
  const back = page.getByLabelText(/^Return time/);
  await person.clear(back);
  await person.tab();
  await page.findByText(/more than now/);
  await pressInDialog('Send change');

  await page.findByText('Change sent to Olive');
  expect(sent().filter(({ call }) => call === path)).toEqual([
    { call: path, body: { end_time: null, message: null, seen } },
  ]);
});

it('offers no change at a price that is not shown yet', async () => {
  const late = lateAnswer();
  const machines = listOf([machineRecord({ id: 17 }), machineRecord({ id: 18, subject: 'Another one' })]);
  const { person } = openRental(approvedRental(), {
    user,
    answers: { [`${path}/quote`]: late.answer, 'GET /api/machines': machines },
  });
  await choose('Change rental');
  await person.selectOptions(await page.findByRole('combobox', { name: /^Machine/ }), 'Another one');
  const button = page.getByRole('button', { name: 'Send change' });
  expect(button).toHaveProperty('disabled', true);

  late.give(quote);
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
});
