import {
  billLine,
  billRecord,
  lateAnswer,
  machineReturn,
  page,
  people,
  refused,
  rentalChangeRecord,
  rentalRequestRecord,
  returnedRental,
  waitFor,
} from '@yard/testing/screen';
import type { BillRecord } from '@yard/contracts';
import { handoverRecord } from '../../../test/open-ends';
import { dialog, dialogsGone, openRental, part, refusalOf } from '../../../test/open-rental';

const user = people.olive;
const path = 'POST /api/rental_requests/2/bill';
const back = (bill: BillRecord | null, fields: object = {}) => returnedRental({ bill, ...fields });
const quote = {
  lines: billRecord().lines.slice(1, 3),
  claimed_total: 544,
  total: 544,
  from_deposit: 224,
  to_charge: 320,
  to_refund: 0,
};

it('has an owner make a bill from what the machine says', async () => {
  const late = lateAnswer();
  const { person, press, sent } = openRental(back(null), {
    user,
    answers: { [`${path}/quote`]: quote, [path]: late.answer },
  });

  expect(await part('Status')).toBe(
    '(Status) | Returned | Waiting for Ray to review the return | If there’s no answer by Sat, Nov 21, 2:00 PM, it counts as accepted. | [Make a bill] | (Return) | Return | [Edit return] | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut.',
  );
  await press('Make a bill');
  await page.findByText('The bill');
  expect(await dialog()).toBe(
    'Make a bill | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Ray Renter accepts or contests it within 48 hours. Nothing is charged above the deposit before that. | (Make a bill) | [ ] It came back dirty ($120) | Fuel (optional)$ ‹144› | Cleaning (optional)$ ‹› | Damage (optional)$ ‹180› | Why (optional)Ray will see this next to the amounts. ‹› | [Add photos] | Fuel | $144.00 | Damage | $400.00 | The bill | $544.00 | From the deposit | $224.00 | Charged to the renter’s card | $320.00 | [Send bill] | [No bill]',
  );
  const dirty = page.getByRole('checkbox', { name: 'It came back dirty ($120)' });
  await person.click(dirty);
  expect(await dialog()).toContain(
    '[x] It came back dirty ($120) | Fuel (optional)$ ‹144› | Cleaning (optional)$ ‹120› |',
  );
  await person.click(dirty);
  await person.type(page.getByRole('textbox', { name: /^Why/ }), '  Mud.  ');
  await person.tab();
  const button = page.getByRole('button', { name: 'Send bill' });
  await person.click(button);
  await person.click(button);
  late.give(billRecord());

  await page.findByText('Bill sent to Ray');
  await dialogsGone();
  expect(sent().filter(({ call }) => call === path)).toEqual([
    {
      call: 'POST /api/rental_requests/2/bill',
      body: { cleaning_amount: null, damage_amount: 180, details: 'Mud.', fuel_amount: 144, photo_ids: [] },
    },
  ]);
  expect(sent().filter(({ call }) => call !== path)).toEqual([
    {
      call: 'POST /api/rental_requests/2/bill/quote',
      body: { cleaning_amount: null, damage_amount: 180, fuel_amount: 144 },
    },
    {
      call: 'POST /api/rental_requests/2/bill/quote',
      body: { cleaning_amount: 120, damage_amount: 180, fuel_amount: 144 },
    },
    {
      call: 'POST /api/rental_requests/2/bill/quote',
      body: { cleaning_amount: null, damage_amount: 180, fuel_amount: 144 },
    },
  ]);
});

const covered = billLine({ id: 1, kind: 'late', label: '1 day late', unit_amount: 0, claimed_amount: 0 });
it.each([
  ['nothing', []],
  ['days that the rent covers', [covered]],
])('makes no bill of %s, and none when the owner wants none', async (_what, lines) => {
  const machine = rentalRequestRecord().machine;
  const { press, pressInDialog, sent } = openRental(
    back(null, {
      machine: { ...machine, tank_amount: null, cleaning_amount: null },
      machine_return: machineReturn({ damage_amount: null, fuel_level: 100 }),
    }),
    { user, answers: { [`${path}/quote`]: { ...quote, lines } } },
  );

  await press('Make a bill');
  await page.findByText('Nothing to bill yet.');
  expect(await dialog()).toBe(
    'Make a bill | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Ray Renter accepts or contests it within 48 hours. Nothing is charged above the deposit before that. | (Make a bill) | Fuel (optional)$ ‹› | Cleaning (optional)$ ‹› | Damage (optional)$ ‹› | Why (optional)Ray will see this next to the amounts. ‹› | [Add photos] | Nothing to bill yet. | [Send bill, disabled] | [No bill]',
  );
  await pressInDialog('No bill');

  await dialogsGone();
  expect(sent().map(({ call }) => call)).toEqual([`${path}/quote`]);
});

it('says why a bill cannot be counted, and what of it is refused', async () => {
  const { press, pressInDialog } = openRental(back(null), {
    user,
    answers: {
      [`${path}/quote`]: refused({ fuel_amount: ['The fuel amount field must be between 0 and 10000.'] }),
      [path]: refused({ damage_amount: ['More than the claim.'] }),
    },
  });

  await press('Make a bill');
  expect(await refusalOf(/^Fuel/)).toBe('“Fuel” must be between 0 and 10000.');
  expect(await dialog()).not.toContain('The fuel amount');
  await pressInDialog('Send bill');

  expect(await refusalOf(/^Damage/)).toBe('More than the claim.');
});

it('says why a bill cannot be counted where no field is at fault', async () => {
  const reading = refused({ reading: ['No clock allows it.'] });
  const { press } = openRental(back(null), { user, answers: { [`${path}/quote`]: reading } });

  await press('Make a bill');
  await page.findByText('No clock allows it.');
});

it('counts a bill again whose sum was lost, and sends none before', async () => {
  const { press, answer } = openRental(back(null), {
    user,
    answers: { [`${path}/quote`]: { status: 500, body: {} } },
  });

  await press('Make a bill');
  await page.findByText('We couldn’t load the price');
  expect(page.getByRole('button', { name: 'Send bill' })).toHaveProperty('disabled', true);
  answer(`${path}/quote`, quote);
  await press('Try again');
  await page.findByText('The bill');
  expect(page.getByRole('button', { name: 'Send bill' })).toHaveProperty('disabled', false);
});

it('makes no bill of a sum that is not shown yet', async () => {
  const { person, press, answer } = openRental(back(null), { user, answers: { [`${path}/quote`]: quote } });
  await press('Make a bill');
  await page.findByText('The bill');
  const late = lateAnswer();
  answer(`${path}/quote`, late.answer);
  await person.click(page.getByRole('checkbox', { name: 'It came back dirty ($120)' }));
  const button = page.getByRole('button', { name: 'Send bill' });
  expect(button).toHaveProperty('disabled', true);

  late.give({ ...quote, total: 664 });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
});

it.each([
  ['2026-11-19T14:00:01.000000Z', true],
  ['2026-11-19T13:59:59.000000Z', false],
])('says that hours of another machine are not counted, swapped at %s', async (answered_at, isSaid) => {
  const { from } = rentalChangeRecord();
  const swap = rentalChangeRecord({ status: 'accepted', answered_at, to: { ...from, machine_id: 18 } });
  const { press } = openRental(back(null, { changes: [swap], handover: handoverRecord() }), {
    user,
    answers: { [`${path}/quote`]: quote },
  });

  await press('Make a bill');
  await page.findByText('The bill');
  const words =
    'Extra hours aren’t billed: the machine was swapped, and this one’s meter wasn’t read at the start.';
  expect((await dialog()).includes(words)).toBe(isSaid);
});

it('leaves the hours of an impossible reading out, and leads to the return', async () => {
  const { press, pressInDialog } = openRental(
    back(null, { handover: handoverRecord(), start_date: '2026-11-19' }),
    { user, answers: { [`${path}/quote`]: quote } },
  );
  await press('Make a bill');
  await page.findByText('Correct the meter reading in the return first');
  await page.findByText(/^5,500 h is more than a machine can run in these days/);
  expect(page.getByRole('button', { name: 'Send bill' })).toHaveProperty('disabled', false);

  await pressInDialog('Edit return');
  await page.findByRole('dialog', { name: 'Edit return' });
});

it('asks for a photo or a reason where damage is billed of a good return', async () => {
  const machine_return = machineReturn({ condition: 'good', damage_amount: null });
  const { person, press, pressInDialog, sent } = openRental(back(null, { machine_return }), {
    user,
    answers: { [`${path}/quote`]: quote, [path]: billRecord() },
  });
  await press('Make a bill');
  await person.type(await page.findByRole('textbox', { name: /^Damage/ }), '50');
  await waitFor(() =>
    expect(page.getByRole('button', { name: 'Send bill' })).toHaveProperty('disabled', false),
  );
  await pressInDialog('Send bill');
  expect(await refusalOf(/^Why/)).toBe(
    'Ray will see this next to the amounts. Add a photo of the damage, or say why you’re billing it.',
  );
  expect(sent().map(({ call }) => call)).not.toContain(path);
  await person.type(page.getByRole('textbox', { name: /^Why/ }), 'Found it when I washed it.');
  await pressInDialog('Send bill');
  await page.findByText('Bill sent to Ray');
});

it.each(['12,50', 'abc', '-5'])('sums up nothing while %s is typed', async (typed) => {
  const { person, press } = openRental(back(null), { user, answers: { [`${path}/quote`]: quote } });
  await press('Make a bill');
  await page.findByText('The bill');
  await person.type(page.getByRole('textbox', { name: /^Cleaning/ }), typed);
  await waitFor(() => expect(page.queryByText('The bill')).toBeNull());
});
