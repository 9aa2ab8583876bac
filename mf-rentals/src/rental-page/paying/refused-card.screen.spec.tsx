import {
  approvedRental,
  depositPaid,
  page,
  people,
  rentalRequestRecord,
  rentPaid,
  waitFor,
} from '@yard/testing/screen';
import { dialog, dialogsGone, openRentalDesk, part, refusalOf } from '../../../test/open-rental';

const failed = {
  ...rentPaid,
  status: 'failed' as const,
  succeeded_at: null,
  failure_message: 'Your card was declined.',
  failure_code: 'card_declined',
};
const owing = approvedRental({
  start_date: '2026-11-22',
  payments: [depositPaid, failed],
  unpaid: {
    kind: 'rental',
    since: '2026-11-18T11:00:00.000000Z',
    attempts: 1,
    next_attempt_at: '2026-11-21T11:00:00.000000Z',
    deadline_at: '2026-11-22T11:00:00.000000Z',
  },
});
const path = 'POST /api/rental_requests/2/payments/4';

it('tells an admin why a card was refused, and asks for another', async () => {
  const { press, sent } = openRentalDesk(owing, { [`${path}/ask_for_card`]: failed });

  expect(await part('Status')).toBe(
    '(Status) | Payment failed | Waiting for Ray to pay the rental amount | It can be paid until Sun, Nov 22, 5:00 AM. While it’s unpaid, the owner can end the rental. We’ll retry the card on Sat, Nov 21, 5:00 AM. | [More actions]',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 27 days at the best rate | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed, Nov 18, 5:00 AM | Rental$1,120.00 | FailedWed, Nov 18, 5:00 AM | The card was declined. The card provider’s code: | card_declined | We’ll retry the card on Sat, Nov 21, 5:00 AM. Ray Renter can pay until Sun, Nov 22, 5:00 AM. | [Ask for another card] | [Charge again] | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
  );
  await press('Ask for another card');

  await page.findByText('Ray Renter is asked for another card, by mail too');
  expect(sent()).toEqual([{ call: `${path}/ask_for_card`, body: {} }]);
});

it('says when another card was asked for, and that the bank waits', async () => {
  const asked = {
    ...failed,
    status: 'requires_action' as const,
    failure_message: null,
    failure_code: null,
    card_asked_at: '2026-11-19T12:00:00.000000Z',
  };
  openRentalDesk({ ...owing, payments: [depositPaid, asked] });

  expect(await part('Money')).toBe(
    '(Money) | Money | 27 days at the best rate | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed, Nov 18, 5:00 AM | Rental$1,120.00 | Needs your bank’s approvalWed, Nov 18, 5:00 AM | The bank is waiting for Ray Renter. We won’t retry it automatically. | Ray Renter was asked for another card on Thu, Nov 19, 6:00 AM. | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | The rental amount is unpaid | Wed, Nov 18, 5:00 AM | One attempt so far. | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | Another card requested | Thu, Nov 19, 6:00 AM | Card retried | Sat, Nov 21, 5:00 AM | Payment deadline | Sun, Nov 22, 5:00 AM | After that, the owner can end the rental. | Rental starts | Sun, Nov 22 | Due back | Fri, Dec 18 | Deposit refunded | After the return is accepted.',
  );
});

it('offers nothing for a rent that is not owed, nor without the right to money', async () => {
  openRentalDesk(rentalRequestRecord({ payments: [failed] }));

  expect(await part('Money')).toBe(
    '(Money) | Money | 14 days at the best rate | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | DepositIt was never charged. | $448.00 | Payments | Rental$1,120.00 | FailedWed, Nov 18, 5:00 AM | The card was declined. The card provider’s code: | card_declined',
  );
});

it('leaves the card to those with the right to money', async () => {
  openRentalDesk({ ...owing, status: 'closed' }, {}, { ...people.ada, role: 'support' });

  await part('Money');
  expect(page.queryByRole('button', { name: 'Charge again' })).toBeNull();
  expect(page.queryByRole('button', { name: 'Ask for another card' })).toBeNull();
  expect(page.queryByRole('button', { name: 'Waive it' })).toBeNull();
});

it.each([
  ['succeeded', '$1,120.00 is paid'],
  ['processing', '$1,120.00 is asked for'],
])('charges again once that is confirmed: %s', async (status, words) => {
  const { press, pressInDialog, sent } = openRentalDesk(owing, {
    [`${path}/charge_again`]: { ...failed, id: 5, status },
  });

  await press('Charge again');
  expect(await dialog()).toBe(
    'Charge $1,120.00 again? | Ray Renter’s card is charged with the rental amount once more. Ray Renter hears of the outcome. | [Cancel] | [Charge $1,120.00]',
  );
  await pressInDialog('Cancel');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('Charge again');
  await pressInDialog('Charge $1,120.00');

  await page.findByText(words);
  expect(sent()).toEqual([
    { call: `${path}/charge_again`, body: { amount: 1120, updated_at: '2026-11-18T10:00:00.000000Z' } },
  ]);
});

describe('of a rental that is over', () => {
  const over = { ...owing, status: 'closed' as const, closed_at: '2026-11-19T12:00:00.000000Z' };

  it('waives what is owed, with a reason', async () => {
    const waived = { ...failed, id: 5, status: 'waived', waiver_reason: 'They are bankrupt.' };
    const { person, press, pressInDialog, sent } = openRentalDesk(over, { [`${path}/waive`]: waived });

    await press('Waive it');
    expect(await dialog()).toBe(
      'Waive $1,120.00 | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Ray Renter no longer owes the rental amount, and Olive Owner won’t be paid it. This can’t be undone. | (Waive $1,120.00) | WhyRay Renter and Olive Owner read this. ‹› | [Waive $1,120.00]',
    );
    const reason = () => page.getByRole('textbox', { name: /^Why/ });
    await person.type(reason(), 'They owe.');
    await pressInDialog('Close');
    await dialogsGone();
    await press('Waive it');
    await waitFor(() => expect(reason().textContent).toBe('They owe.'));
    await person.clear(reason());
    await pressInDialog('Waive $1,120.00');
    expect(await refusalOf(/^Why/)).toBe('Ray Renter and Olive Owner read this. “Why” is required.');
    expect(sent()).toEqual([]);
    await person.type(reason(), 'They are bankrupt.');
    await pressInDialog('Waive $1,120.00');

    await page.findByText('$1,120.00 waived. We notified both');
    await dialogsGone();
    const body = { reason: 'They are bankrupt.', amount: 1120, updated_at: '2026-11-18T10:00:00.000000Z' };
    expect(sent()).toEqual([{ call: `${path}/waive`, body }]);
  });

  it('says that somebody was faster', async () => {
    const { person, press, pressInDialog } = openRentalDesk(over, {
      [`${path}/waive`]: { status: 409, body: { message: 'The payment changed since.' } },
    });
    await press('Waive it');
    await person.type(await page.findByRole('textbox', { name: /^Why/ }), 'They are bankrupt.');
    await pressInDialog('Waive $1,120.00');
    await page.findByText('The payment changed since.');
  });

  it('is shown as waived, with the reason', async () => {
    const waived = {
      ...failed,
      id: 5,
      status: 'waived' as const,
      failure_message: null,
      waived_at: '2026-11-19T12:00:00.000000Z',
      waiver_reason: 'They are bankrupt.',
    };
    openRentalDesk({ ...over, unpaid: null, payments: [depositPaid, failed, waived] });

    expect(await part('Money')).toContain('WaivedThu, Nov 19, 6:00 AM | They are bankrupt.');
    expect(await part('Timeline')).toContain(
      'The rental amount is waived | Thu, Nov 19, 6:00 AM | They are bankrupt.',
    );
    expect(page.queryByRole('button', { name: 'Waive it' })).toBeNull();
  });
});

it('charges and waives the sum that is due, where its price changed after it was refused', async () => {
  const { press, pressInDialog, sent } = openRentalDesk(
    { ...owing, status: 'closed', payments: [depositPaid, { ...failed, amount: 1000 }] },
    { [`${path}/charge_again`]: { ...failed, id: 5, status: 'succeeded' } },
  );

  await press('Waive it');
  expect(await dialog()).toMatch(/^Waive \$1,120\.00 /);
  await pressInDialog('Close');
  await dialogsGone();
  await press('Charge again');
  await pressInDialog('Charge $1,120.00');
  await page.findByText('$1,120.00 is paid');
  expect(sent()).toMatchObject([{ body: { amount: 1120 } }]);
});

it('says that the card was refused again', async () => {
  const { press, pressInDialog } = openRentalDesk(owing, {
    [`${path}/charge_again`]: { ...failed, id: 5, failure_message: 'Not enough money.' },
  });

  await press('Charge again');
  await pressInDialog('Charge $1,120.00');

  await page.findByText('The card was refused again');
  expect(await dialog()).toBe('The card was refused again | Not enough money. | [Close]');
});
