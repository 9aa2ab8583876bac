import {
  billLine,
  billRecord,
  depositPaid,
  held,
  machineReturn,
  page,
  paymentRecord,
  people,
  refused,
  rentalRequestRecord,
  rentPaid,
  returnedRental,
} from '@yard/testing/screen';
import type { BillRecord } from '@yard/contracts';
import { dialog, dialogsGone, openRental, part, refusalOf } from '../../../test/open-rental';

const user = people.olive;
const path = 'POST /api/rental_requests/2/bill';
const back = (bill: BillRecord | null, fields: object = {}) => returnedRental({ bill, ...fields });
const contested = billRecord({
  status: 'contested',
  contested_at: '2026-11-20T11:00:00.000000Z',
  reason: 'It was cut before.',
  contest_reason: 'It was cut before.',
  contest_photos: [{ media_id: 8, url: '/api/media/8/file', width: 800, height: 600 }],
});
const offer = (user_id: number, message: string | null = 'Half and half.') => ({
  ...contested,
  offer: { user_id, line_id: 3, amount: 250, message, created_at: '2026-11-20T10:00:00.000000Z' },
});

it('shows a renter a bill, and accepts it once that is confirmed', async () => {
  const { press, pressInDialog, sent } = openRental(back(billRecord()), {
    answers: { [`${path}/accept`]: billRecord({ status: 'paid' }) },
  });

  expect(await part('Status')).toBe(
    '(Status) | ReturnedYour turn | Look at the bill | Accept it, or say what is wrong, until Sun 22 Nov, 4:00 AM. Without an answer the deposit pays what it covers, and Yard decides on the rest. | (Return) | Return | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | (Bill) | Bill | Waits for the renter | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | Out of the deposit | $224.00 | Charged to your card | $300.00 | The forklift cut the cable. | [Accept the bill] | [Contest it]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Rental began | Sun 15 Nov | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | The deposit of $224 is paid | Wed 18 Nov, 5:00 AM | The rental amount of $1,120 is paid | Wed 18 Nov, 5:00 AM | Returned | Thu 19 Nov, 12:00 PM | Bill made | Fri 20 Nov, 4:00 AM | $524.00 is asked for. | Deposit goes back, less what is kept for the bill | Once it is accepted.',
  );
  await press('Accept the bill');
  expect(await dialog()).toBe(
    'Accept the bill of $524.00? | $224.00 is kept of your deposit. $300.00 is charged to your card now. This cannot be taken back. | [Cancel] | [Accept the bill]',
  );
  await pressInDialog('Cancel');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('Accept the bill');
  await pressInDialog('Accept the bill');

  await page.findByText('The bill is accepted');
  expect(sent()).toEqual([{ call: `${path}/accept`, body: {} }]);
});

it('says that the card was refused for a bill that is accepted', async () => {
  const bill = billRecord({ from_deposit: 0, to_charge: 0, to_refund: 12, total: -12 });
  const { press, pressInDialog } = openRental(back(bill), {
    answers: { [`${path}/accept`]: billRecord({ status: 'unpaid' }) },
  });

  await press('Accept the bill');
  expect(await dialog()).toBe(
    'Accept the bill of -$12.00? | $12.00 of the rent goes back to your card. This cannot be taken back. | [Cancel] | [Accept the bill]',
  );
  await pressInDialog('Accept the bill');

  await page.findByText('Accepted. The card was refused');
});

it('contests a bill', async () => {
  const { person, press, pressInDialog, sent, answer } = openRental(back(billRecord()), {
    answers: { [`${path}/contest`]: refused({ reason: ['Say more.'] }) },
  });

  await press('Contest it');
  expect(await dialog()).toBe(
    'Contest the bill | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Contest the bill) | What is wrongThe owner and Yard read it. Agree with the owner on the damage, or Yard decides. ‹› | [Add photos] | [Contest the bill]',
  );
  await person.type(page.getByRole('textbox', { name: 'What is wrong' }), 'It was cut before.');
  await pressInDialog('Contest the bill');
  expect(await refusalOf('What is wrong')).toBe(
    'The owner and Yard read it. Agree with the owner on the damage, or Yard decides. Say more.',
  );
  answer(`${path}/contest`, contested);
  await pressInDialog('Contest the bill');

  await page.findByText('Contested. Nothing is charged meanwhile');
  await dialogsGone();
  expect(sent().at(-1)).toEqual({
    call: `${path}/contest`,
    body: { reason: 'It was cut before.', photo_ids: [] },
  });
});

it('sends nothing when the contest is closed', async () => {
  const { press, pressInDialog, sent } = openRental(back(billRecord()));

  await press('Contest it');
  await pressInDialog('Close');

  await dialogsGone();
  expect(sent()).toEqual([]);
});

it('shows a renter what they contest, and takes their offer', async () => {
  const { person, press, pressInDialog, sent } = openRental(back(contested), {
    answers: { [`${path}/offer`]: offer(3) },
  });

  expect(await part('Status')).toBe(
    '(Status) | Bill is contestedWaiting for somebody else | Yard decides on the bill | Until then the two of you can agree on the damage. | (Return) | Return | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | (Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | Out of the deposit | $224.00 | Charged to your card | $300.00 | The forklift cut the cable. | Ray Renter contests the bill | It was cut before. | (Photos from Ray Renter) | [Enlarge: Photos from Ray Renter, 1 of 1] | [Accept the bill] | [Make an offer]',
  );
  await press('Make an offer');
  expect(await dialog()).toBe(
    'Make an offer | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | $400.00 is claimed for the damage. When Olive Owner accepts your amount the bill is settled; everything else of it stands. | (Make an offer) | For the damage$ ‹› | Message to Olive Owner (optional) ‹› | [Offer it]',
  );
  await pressInDialog('Offer it');
  expect(await refusalOf('For the damage')).toBe('“For the damage” is required.');
  await person.type(page.getByRole('textbox', { name: 'For the damage' }), '250');
  await person.type(page.getByRole('textbox', { name: /^Message to Olive Owner/ }), 'Half.');
  await pressInDialog('Offer it');

  await page.findByText('Offered. Olive Owner answers next');
  await dialogsGone();
  expect(sent()).toEqual([
    { call: 'POST /api/rental_requests/2/bill/offer', body: { amount: 250, line_id: 3, message: 'Half.' } },
  ]);
});

it('offers without a message', async () => {
  const { person, press, pressInDialog, sent } = openRental(back(contested), {
    user,
    answers: { [`${path}/offer`]: offer(2) },
  });

  expect(await part('Status')).toBe(
    '(Status) | Bill is contestedWaiting for somebody else | Yard decides on the bill | Until then the two of you can agree on the damage. | (Return) | Return | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | (Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | Out of the deposit | $224.00 | Charged to the renter’s card | $300.00 | The forklift cut the cable. | Ray Renter contests the bill | It was cut before. | (Photos from Ray Renter) | [Enlarge: Photos from Ray Renter, 1 of 1] | [Make an offer]',
  );
  await press('Make an offer');
  await person.type(await page.findByRole('textbox', { name: 'For the damage' }), '300');
  await pressInDialog('Offer it');

  await page.findByText('Offered. Ray Renter answers next');
  expect(sent()).toEqual([{ call: `${path}/offer`, body: { line_id: 3, amount: 300, message: null } }]);
});

it('shows an owner the renter’s offer, and accepts it once that is confirmed', async () => {
  const { press, pressInDialog, sent } = openRental(back(offer(3)), {
    user,
    answers: { [`${path}/accept_offer`]: billRecord({ status: 'paid' }) },
  });

  expect(await part('Status')).toBe(
    '(Status) | Bill is contestedYour turn | Answer the offer | Ray Renter offers another amount for the damage. Accept it, and the bill is settled; or make an offer of your own. | (Return) | Return | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | (Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | Out of the deposit | $224.00 | Charged to the renter’s card | $300.00 | The forklift cut the cable. | Ray Renter contests the bill | It was cut before. | (Photos from Ray Renter) | [Enlarge: Photos from Ray Renter, 1 of 1] | Ray Renter offers $250.00 for the damage | “Half and half.” | With it the bill comes to $374.00; everything else of it stands. | [Accept the offer] | [Make an offer]',
  );
  await press('Accept the offer');
  expect(await dialog()).toBe(
    'Accept $250.00 for the damage? | The bill is settled with it. This cannot be taken back. | [Cancel] | [Accept the offer]',
  );
  await pressInDialog('Cancel');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('Accept the offer');
  await pressInDialog('Accept the offer');

  await page.findByText('Agreed. The bill is settled');
  expect(sent()).toEqual([{ call: `${path}/accept_offer`, body: {} }]);
});

it('shows a renter their own offer, without words', async () => {
  openRental(back(offer(3, null)));

  expect(await part('Bill')).toBe(
    '(Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | Out of the deposit | $224.00 | Charged to your card | $300.00 | The forklift cut the cable. | Ray Renter contests the bill | It was cut before. | (Photos from Ray Renter) | [Enlarge: Photos from Ray Renter, 1 of 1] | You offer $250.00 for the damage | With it the bill comes to $374.00; everything else of it stands. | [Accept the bill] | [Make an offer]',
  );
});

it('shows a renter the owner’s offer', async () => {
  openRental(back(offer(2)));

  expect(await part('Bill')).toBe(
    '(Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | Out of the deposit | $224.00 | Charged to your card | $300.00 | The forklift cut the cable. | Ray Renter contests the bill | It was cut before. | (Photos from Ray Renter) | [Enlarge: Photos from Ray Renter, 1 of 1] | Olive Owner offers $250.00 for the damage | “Half and half.” | With it the bill comes to $374.00; everything else of it stands. | [Accept the offer] | [Accept the bill] | [Make an offer]',
  );
});

it('says that a renter did not answer in time', async () => {
  openRental(back({ ...contested, reason: null, contest_reason: null, contest_photos: [] }), { user });

  expect(await part('Bill')).toBe(
    '(Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | Out of the deposit | $224.00 | Charged to the renter’s card | $300.00 | The forklift cut the cable. | Ray Renter did not answer in time | The deposit pays what it covers. Yard decides on the rest. | [Make an offer]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Rental began | Sun 15 Nov | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | The deposit of $224 is paid | Wed 18 Nov, 5:00 AM | The rental amount of $1,120 is paid | Wed 18 Nov, 5:00 AM | Returned | Thu 19 Nov, 12:00 PM | Bill made | Fri 20 Nov, 4:00 AM | $524.00 is asked for. | Bill contested | Fri 20 Nov, 5:00 AM | Ray Renter did not answer in time. | Deposit goes back, less what is kept for the bill | Once it is agreed or Yard has decided.',
  );
});

const decided = {
  ...contested,
  status: 'unpaid' as const,
  decided_at: '2026-11-20T11:30:00.000000Z',
  decider_name: null,
  reason: 'Half each.',
  total: 324,
  to_charge: 100,
  lines: contested.lines.map((line) =>
    billLine({ ...line, decided_amount: line.id === 3 ? 200 : line.claimed_amount }),
  ),
};

it('shows what was decided of a bill, once the rental is closed and it is not paid', async () => {
  const payments = [
    { ...depositPaid, refunded_amount: 0 },
    rentPaid,
    paymentRecord({
      id: 9,
      kind: 'bill',
      amount: 100,
      status: 'failed',
      failure_message: 'Your card was declined.',
    }),
  ];
  openRental(
    rentalRequestRecord({ bill: decided, payments, deposit_refunded_at: '2026-11-20T11:00:00.000000Z' }),
  );

  expect(await part('Status')).toBe(
    '(Status) | ClosedYour turn | The bill of $100 could not be charged | Your card was declined. Try again, or pay with another card. It is owed still. | [Pay with another card]',
  );
  expect(await part('Bill')).toBe(
    '(Bill) | Bill | Unpaid | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage$400.00 was claimed | $200.00 | Days it was down | −$80.00 | The bill | $324.00 | Out of the deposit | $224.00 | Charged to your card | $100.00 | The forklift cut the cable. | Yard decided | Half each. | Ray Renter had contested it: It was cut before. | (Photos from Ray Renter) | [Enlarge: Photos from Ray Renter, 1 of 1]',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 14 days at the cheapest mix of rates | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | DepositNot part of the total. It comes back after the return. | $448.00 | Payments | Deposit$224.00 | PaidWed 18 Nov, 5:00 AM | Rental and delivery$1,120.00 | PaidWed 18 Nov, 5:00 AM | Bill after the return$100.00 | FailedWed 18 Nov, 5:00 AM | Your card was declined. | [Pay with another card] | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter asked | Sun 6 Sep, 3:33 AM | Approved | Mon 7 Sep, 3:33 AM | Rental began | Fri 18 Sep | Returned | Fri 2 Oct, 1:09 PM | Return accepted | Sat 3 Oct, 3:33 AM | Closed | Sat 3 Oct, 3:33 AM | The bill of $100 was refused | Wed 18 Nov, 5:00 AM | Your card was declined. | The deposit of $224 is paid | Wed 18 Nov, 5:00 AM | The rental amount of $1,120 is paid | Wed 18 Nov, 5:00 AM | Bill made | Fri 20 Nov, 4:00 AM | $524.00 is asked for. | Deposit went back | Fri 20 Nov, 5:00 AM | Bill contested | Fri 20 Nov, 5:00 AM | It was cut before. | Yard decided on the bill | Fri 20 Nov, 5:30 AM | Half each.',
  );
});

it('says that all of the deposit was kept for the bill', async () => {
  openRental(
    back(billRecord({ status: 'paid', accepted_at: '2026-11-20T11:00:00.000000Z' }), {
      status: 'closed',
      closed_at: '2026-11-20T11:00:00.000000Z',
      deposit_refunded_at: '2026-11-20T11:00:00.000000Z',
    }),
    { user },
  );

  expect(await part('Status')).toBe(
    '(Status) | ClosedNobody has to act now | All is done | All of the deposit was kept for the bill.',
  );
  expect(await part('Bill')).toBe(
    '(Bill) | Bill | Paid | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | Out of the deposit | $224.00 | Charged to the renter’s card | $300.00 | The forklift cut the cable.',
  );
});

const quote = {
  lines: billRecord().lines.slice(1, 3),
  claimed_total: 544,
  total: 544,
  from_deposit: 224,
  to_charge: 320,
  to_refund: 0,
};

it('has an owner make a bill from what the machine says', async () => {
  const late = held();
  const { person, press, pressInDialog, sent } = openRental(back(null), {
    user,
    answers: { [`${path}/quote`]: quote, [path]: late.answer },
  });

  expect(await part('Status')).toBe(
    '(Status) | ReturnedWaiting for somebody else | Ray Renter looks at the return | Without an answer until Sat 21 Nov, 2:00 PM it is accepted. | (Return) | Return | [Change the return] | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | [Make a bill]',
  );
  await press('Make a bill');
  await page.findByText('The bill');
  expect(await dialog()).toBe(
    'Make a bill | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Ray Renter accepts or contests it within 48 hours. Nothing is charged above the deposit before that. | (Make a bill) | Fuel (optional)$ ‹144› | Cleaning (optional)$ ‹120› | Damage (optional)$ ‹180› | Why (optional)Ray Renter reads it beside the amounts. ‹› | [Add photos] | Fuel | $144.00 | Damage | $400.00 | The bill | $544.00 | Out of the deposit | $224.00 | Charged to the renter’s card | $320.00 | [Make the bill] | [No bill]',
  );
  await person.clear(page.getByRole('textbox', { name: /^Cleaning/ }));
  await person.type(page.getByRole('textbox', { name: /^Why/ }), '  Mud.  ');
  await person.tab();
  const button = page.getByRole('button', { name: 'Make the bill' });
  await person.click(button);
  await person.click(button);
  late.give(billRecord());

  await page.findByText('Ray Renter has the bill');
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
      body: { cleaning_amount: 120, damage_amount: 180, fuel_amount: 144 },
    },
    {
      call: 'POST /api/rental_requests/2/bill/quote',
      body: { cleaning_amount: null, damage_amount: 180, fuel_amount: 144 },
    },
    {
      call: 'POST /api/rental_requests/2/bill/quote',
      body: { cleaning_amount: null, damage_amount: 180, fuel_amount: 144 },
    },
  ]);
});

it('makes no bill of nothing, and none when the owner wants none', async () => {
  const machine = rentalRequestRecord().machine;
  const { press, pressInDialog, sent } = openRental(
    back(null, {
      machine: machine && { ...machine, tank_amount: null, cleaning_amount: null },
      machine_return: machineReturn({ damage_amount: null, fuel_level: 100 }),
    }),
    { user, answers: { [`${path}/quote`]: { ...quote, lines: [] } } },
  );

  await press('Make a bill');
  await page.findByText('There is nothing to bill.');
  expect(await dialog()).toBe(
    'Make a bill | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Ray Renter accepts or contests it within 48 hours. Nothing is charged above the deposit before that. | (Make a bill) | Fuel (optional)$ ‹› | Cleaning (optional)$ ‹› | Damage (optional)$ ‹› | Why (optional)Ray Renter reads it beside the amounts. ‹› | [Add photos] | There is nothing to bill. | [Make the bill, disabled] | [No bill]',
  );
  await pressInDialog('No bill');

  await dialogsGone();
  expect(sent().map(({ call }) => call)).toEqual([`${path}/quote`]);
});

it('says why a bill cannot be counted, and what of it is refused', async () => {
  const { press, pressInDialog } = openRental(back(null), {
    user,
    answers: {
      [`${path}/quote`]: refused({ fuel_amount: ['Too much.'] }),
      [path]: refused({ damage_amount: ['More than the claim.'] }),
    },
  });

  await press('Make a bill');
  await page.findByText('Too much.');
  await pressInDialog('Make the bill');

  expect(await refusalOf(/^Damage/)).toBe('More than the claim.');
});
