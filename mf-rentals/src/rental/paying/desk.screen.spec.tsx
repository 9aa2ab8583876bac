import {
  approvedRental,
  depositPaid,
  held,
  listOf,
  machineReturn,
  page,
  paymentRecord,
  people,
  refused,
  rentalRequestRecord,
  rentPaid,
  returnedRental,
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
    '(Status) | ApprovedWaiting for somebody else | Ray Renter has to pay the rental amount | It can be paid until Sun 22 Nov, 5:00 AM; then the owner may end the rental. The card is tried again on Sat 21 Nov, 5:00 AM. | [Refund the deposit] | [Cancel the rental]',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 27 days at the cheapest mix of rates | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed 18 Nov, 5:00 AM | Rental and delivery$1,120.00 | FailedWed 18 Nov, 5:00 AM | Your card was declined. The card provider’s code: | card_declined | The card is tried again on Sat 21 Nov, 5:00 AM. Ray Renter can pay until Sun 22 Nov, 5:00 AM. | [Ask for another card] | [Charge again] | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
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
    '(Money) | Money | 27 days at the cheapest mix of rates | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed 18 Nov, 5:00 AM | Rental and delivery$1,120.00 | Needs your bank’s approvalWed 18 Nov, 5:00 AM | The bank waits for Ray Renter. It is not tried again by itself. | Ray Renter was asked for another card on Thu 19 Nov, 6:00 AM. | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | Since then the rental amount is unpaid | Wed 18 Nov, 5:00 AM | One attempt so far. | The deposit of $224 is paid | Wed 18 Nov, 5:00 AM | Another card was asked for | Thu 19 Nov, 6:00 AM | The card is tried again | Sat 21 Nov, 5:00 AM | Last moment to pay the rent | Sun 22 Nov, 5:00 AM | Then the owner may end the rental. | Rental begins | Sun 22 Nov | Due back | Fri 18 Dec | Deposit goes back | Once the return is accepted.',
  );
});

it('offers nothing for a rent of a rental that is closed, nor without the right to money', async () => {
  openRentalDesk(rentalRequestRecord({ payments: [failed] }));

  expect(await part('Money')).toBe(
    '(Money) | Money | 14 days at the cheapest mix of rates | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | DepositNot part of the total. It comes back after the return. | $448.00 | Payments | Rental and delivery$1,120.00 | FailedWed 18 Nov, 5:00 AM | Your card was declined. The card provider’s code: | card_declined',
  );
});

it('leaves the card to those with the right to money', async () => {
  openRentalDesk(owing, {}, { ...people.ada, role: 'support' });

  await part('Money');
  expect(page.queryByRole('button', { name: 'Charge again' })).toBeNull();
  expect(page.queryByRole('button', { name: 'Ask for another card' })).toBeNull();
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
    { call: `${path}/charge_again`, body: { updated_at: '2026-11-18T10:00:00.000000Z' } },
  ]);
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

const refund = 'POST /api/rental_requests/2/refund_deposit';
const closed = rentalRequestRecord({ payments: [depositPaid, rentPaid], deposit_refunded_at: null });

it('refunds a part of the deposit once that is confirmed', async () => {
  const { person, press, pressInDialog, sent } = openRentalDesk(closed, { [refund]: closed });

  await press('Refund the deposit');
  expect(await dialog()).toBe(
    'Refund the deposit | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Refund the deposit) | Amount (optional)Left empty, all that is left goes back: $224.00.$ ‹› | Why ‹› | $224.00 goes back to Ray Renter, $0.00 remains. | [Refund $224.00]',
  );
  await person.type(page.getByRole('textbox', { name: /^Amount/ }), '100');
  await person.type(page.getByRole('textbox', { name: 'Why' }), 'Half was fair.');
  expect(await dialog()).toBe(
    'Refund the deposit | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Refund the deposit) | Amount (optional)Left empty, all that is left goes back: $224.00.$ ‹100› | Why ‹Half was fair.› | $100.00 goes back to Ray Renter, $124.00 remains. | [Refund $100.00]',
  );
  await pressInDialog('Refund $100.00');
  expect(await dialog()).toBe(
    'Give $100.00 back? | $100.00 goes back to Ray Renter, $124.00 remains. This cannot be taken back. | [Cancel] | [Refund $100.00]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
  expect(sent()).toEqual([]);
  await pressInDialog('Refund $100.00');
  await waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  await pressInDialog('Refund $100.00');

  await page.findByText('The deposit goes back');
  await dialogsGone();
  expect(sent()).toEqual([
    {
      call: 'POST /api/rental_requests/2/refund_deposit',
      body: { amount: 100, reason: 'Half was fair.', updated_at: '2026-10-03T08:33:31.302000Z' },
    },
  ]);
});

it('refunds all that is left where no amount is said, and says that it waits', async () => {
  const { person, press, pressInDialog, sent } = openRentalDesk(closed, {
    [refund]: closed,
    'GET /api/proposed_refunds': listOf([{ id: 1 }]),
  });

  await press('Refund the deposit');
  await person.type(await page.findByRole('textbox', { name: 'Why' }), 'All fair.');
  await pressInDialog('Refund $224.00');
  await waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  await pressInDialog('Refund $224.00');

  await page.findByText('The refund waits: see the rental’s page');
  expect(sent()[0]?.body).toEqual({
    amount: null,
    reason: 'All fair.',
    updated_at: '2026-10-03T08:33:31.302000Z',
  });
});

it('asks for a reason, and for no more than there is, without a question', async () => {
  const { person, press, pressInDialog, sent, answer } = openRentalDesk(closed, {
    [refund]: refused({ amount: ['224 is left.'] }),
  });

  await press('Refund the deposit');
  await pressInDialog('Refund $224.00');
  expect(await refusalOf('Why')).toBe('“Why” is required.');
  expect(sent()).toEqual([]);
  await person.type(page.getByRole('textbox', { name: 'Why' }), 'All.');
  await person.type(page.getByRole('textbox', { name: /^Amount/ }), '300');
  await pressInDialog('Refund $300.00');
  await page.findByText('224 is left.');
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
  answer(refund, closed);
});

it('says what changed while the refund was read', async () => {
  const { press, pressInDialog, answer, tell } = openRentalDesk(returnedRental({ status: 'closed' }));

  await press('Refund the deposit');
  await dialog();
  answer('GET /api/rental_requests/2', {
    ...returnedRental({ status: 'closed', updated_at: '2026-11-20T12:00:00.000000Z' }),
    machine_return: machineReturn({ damage_amount: 90 }),
    decision: {
      amount: 90,
      user_id: 1,
      user_name: 'Ada Admin',
      reason: null,
      decided_at: '2026-11-20T12:00:00.000000Z',
    },
  });
  tell('rental_requests', 'saved', { model: { id: 2 } });

  await page.findByText('This rental changed while you read');
  expect(await dialog()).toBe(
    'Refund the deposit | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | This rental changed while you read | Ada Admin decided that $90.00 is kept for damage. Olive Owner changed the damage from $180.00 to $90.00. Close this and look at it again. | (Refund the deposit) | Amount (optional)Left empty, all that is left goes back: $224.00.$ ‹› | Why ‹› | $224.00 goes back to Ray Renter, $0.00 remains. | [Refund $224.00] | This rental has changed since you began | Return: | Damaged, $180.00 claimed, 5500 h, 20% fuel, “One cable is cut.” | Damaged, $90.00 claimed, 5500 h, 20% fuel, “One cable is cut.” | [I have seen it]',
  );
  await pressInDialog('Close');
  await dialogsGone();
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Rental began | Sun 15 Nov | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | The deposit of $224 is paid | Wed 18 Nov, 5:00 AM | The rental amount of $1,120 is paid | Wed 18 Nov, 5:00 AM | Returned | Thu 19 Nov, 12:00 PM | Ada Admin decided | Fri 20 Nov, 6:00 AM | $90.00 is kept for damage; $90.00 was claimed.',
  );
});

const disputed = (status: string, fields: object = {}) =>
  paymentRecord({
    amount: 1120,
    dispute: { status, amount: 1120, due_by: '2026-11-28T12:00:00.000000Z' },
    disputed_at: '2026-11-19T12:00:00.000000Z',
    ...fields,
  });

it('sends the evidence of a dispute', async () => {
  const late = held();
  const request = returnedRental({ payments: [depositPaid, disputed('needs_response')] });
  const { person, press, sent } = openRentalDesk(request, { [`${path}/answer_dispute`]: late.answer });

  expect(await part('Status')).toBe(
    '(Status) | ReturnedWaiting for somebody else | Ray Renter looks at the return | Without an answer until Sat 21 Nov, 2:00 PM it is accepted. | Ray Renter’s bank asks for $1,120 back | Answer until Sat 28 Nov, 6:00 AM. A day before, the evidence goes out by itself. | [Send the evidence] | (Return) | Return | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | [Refund the deposit] | Close the rental → #/rental_requests/2/decide',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 5 days at the cheapest mix of rates | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed 18 Nov, 5:00 AM | Rental and delivery$1,120.00 | PaidDisputedWed 18 Nov, 5:00 AM | Ray Renter’s bank asks for $1,120 back. Answer until Sat 28 Nov, 6:00 AM. A day before, the evidence goes out by itself. | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
  );
  await press('Send the evidence');
  expect(await dialog()).toBe(
    'Send the evidence | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | The bank hears it once. It is sent from the record of this rental: | Ray Renter’s name and e-mail, the machine, the days and the place | What was agreed to, each text with its version and fingerprint | Every payment and refund | The return, with its pictures | All messages between renter and owner | (Send the evidence) | In your words (optional)Stands before the rest. ‹› | [Send the evidence]',
  );
  await person.type(page.getByRole('textbox', { name: /^In your words/ }), ' He had it. ');
  const button = page.getAllByRole('button', { name: 'Send the evidence' }).at(-1) ?? document.body;
  await person.click(button);
  await person.click(button);
  late.give(disputed('under_review'));

  await dialogsGone();
  expect(sent()).toEqual([{ call: `${path}/answer_dispute`, body: { explanation: 'He had it.' } }]);
  await page.findByText('Ray Renter’s bank decides about $1,120');
});

it('sends the evidence without words, or none at all', async () => {
  const request = approvedRental({ payments: [depositPaid, disputed('warning_needs_response')] });
  const { press, pressInDialog, sent } = openRentalDesk(request, {
    [`${path}/answer_dispute`]: { ...rentPaid },
  });

  await press('Send the evidence');
  expect(await dialog()).not.toContain('The return');
  await pressInDialog('Close');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('Send the evidence');
  await pressInDialog('Send the evidence');

  await page.findByText('The evidence is sent');
  expect(sent()).toEqual([{ call: `${path}/answer_dispute`, body: { explanation: null } }]);
});

it('tells how a dispute ended', async () => {
  openRentalDesk(
    returnedRental({
      payments: [depositPaid, disputed('lost', { dispute_closed_at: '2026-11-20T11:00:00.000000Z' })],
    }),
  );

  expect(await part('Status')).toBe(
    '(Status) | ReturnedWaiting for somebody else | Ray Renter looks at the return | Without an answer until Sat 21 Nov, 2:00 PM it is accepted. | (Return) | Return | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | [Refund the deposit] | Close the rental → #/rental_requests/2/decide',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 5 days at the cheapest mix of rates | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed 18 Nov, 5:00 AM | Rental and delivery$1,120.00 | PaidDispute lostWed 18 Nov, 5:00 AM | Ray Renter’s bank keeps $1,120. The dispute is lost. | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Rental began | Sun 15 Nov | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | The deposit of $224 is paid | Wed 18 Nov, 5:00 AM | The rental amount of $1,120 is paid | Wed 18 Nov, 5:00 AM | The bank asks for $1,120 back | Thu 19 Nov, 6:00 AM | Returned | Thu 19 Nov, 12:00 PM | Ray Renter’s bank keeps $1,120 | Fri 20 Nov, 5:00 AM | Return accepted | Sat 21 Nov, 2:00 PM | At once when Ray Renter accepts it, or then by silence. | Deposit goes back, less what is kept for damage | Once the return is accepted.',
  );
});
