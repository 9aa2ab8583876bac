import {
  activeRental,
  approvedRental,
  type Call,
  depositPaid,
  lateAnswer,
  page,
  paymentRecord,
  pendingRental,
  people,
  refused,
  rentPaid,
  waitFor,
} from '@yard/testing/screen';
import { dialog, dialogsGone, openRental, openRentalDesk, part, refusalOf } from '../../../test/open-rental';

const user = people.olive;
type Sent = { seen: { back: number } };

const cancel = 'POST /api/rental_requests/2/cancel';
const end = 'POST /api/rental_requests/2/end_unpaid';
const cancelled = approvedRental({
  status: 'cancelled',
  cancellation: {
    id: 1,
    user_id: 3,
    user_name: 'Ray Renter',
    reason: 'No need.',
    refund_amount: 224,
    created_at: '2026-11-20T12:00:00.000000Z',
  },
});
/** What the server says comes back, by the payments' ids. */
const comesBack = (back: Record<number, number> = {}) => {
  const payments = Object.entries(back).map(([id, amount]) => ({ id: Number(id), amount }));
  const plan = { now: [], later: [], held: 0, back: payments, becomes: 'cancelled' };
  return { [`${cancel}/preview`]: { plan, payments, waits: null } };
};
const half = comesBack({ [depositPaid.id]: 224, [rentPaid.id]: 560 });
const deposit = comesBack({ [depositPaid.id]: 224 });
const shown = () => page.findByText(/comes back$/);
const reason = () => page.findByRole('textbox', { name: 'Reason' });

it('tells a renter what comes back, and cancels', async () => {
  const { person, press, pressInDialog, sent } = openRental(
    approvedRental({ payments: [depositPaid, rentPaid] }),
    { answers: { ...half, [cancel]: cancelled } },
  );

  await press('Cancel the rental');
  await shown();
  expect(await dialog()).toBe(
    'Cancel this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | $784.00 comes back | By the cancellation terms, this goes back to your card. | Depositof $224.00 paid | $224.00 | Rental and deliveryof $1,120.00 paid | $560.00 | Comes back | $784.00 | (Cancel this rental) | ReasonEverybody concerned reads it. ‹› | [Cancel the rental]',
  );
  await pressInDialog('Cancel the rental');
  expect(await refusalOf('Reason')).toBe('Everybody concerned reads it. “Reason” is required.');
  expect(sent()).toEqual([]);
  await person.type(await reason(), 'No need.');
  await pressInDialog('Cancel the rental');

  await dialogsGone();
  await page.findByText('Ray Renter cancelled it');
  expect(await part('Status')).toBe(
    '(Status) | CancelledNothing to do right now | Ray Renter cancelled it | “No need.” $224 goes back to the card. The days are free again.',
  );
  expect(sent()).toEqual([{ call: cancel, body: { reason: 'No need.', seen: { back: 784 } } }]);
});

it('cancels nothing when the dialog is closed', async () => {
  const { press, pressInDialog, sent } = openRental(pendingRental(), { answers: comesBack() });

  await press('Cancel the request');
  await shown();
  expect(await dialog()).toBe(
    'Cancel this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Nothing comes back | Nothing was charged so far, so nothing has to. | (Cancel this rental) | ReasonEverybody concerned reads it. ‹› | [Cancel the rental]',
  );
  await pressInDialog('Close');

  await dialogsGone();
  expect(sent()).toEqual([]);
});

it('shows what comes back by now where it is less than was shown, and sends that once it is pressed again', async () => {
  let answers = { ...half };
  const refuse = () => {
    answers = comesBack({ [depositPaid.id]: 224 });
    return { status: 409, body: { message: 'What you were shown has changed since.', seen: { back: 224 } } };
  };
  const { person, press, pressInDialog, sent } = openRental(
    approvedRental({ payments: [depositPaid, rentPaid] }),
    {
      answers: {
        [`${cancel}/preview`]: () => answers[`${cancel}/preview`],
        [cancel]: ({ body }: Call) => ((body as Sent).seen.back === 224 ? cancelled : refuse()),
      },
    },
  );
  await press('Cancel the rental');
  await shown();
  await person.type(await reason(), 'No need.');

  await pressInDialog('Cancel the rental');

  await page.findByText('$224.00 comes back');
  await page.findByText(/What you were shown has changed since/);
  await pressInDialog('Close');
  expect(await reason()).toMatchObject({ value: 'No need.' });
  await pressInDialog('Cancel the rental');
  await dialogsGone();
  expect(sent().map(({ body }) => (body as Sent).seen.back)).toEqual([784, 224]);
});

it('cancels nothing while it is not known what comes back', async () => {
  const { person, press, sent } = openRental(approvedRental(), {
    answers: { [`${cancel}/preview`]: { status: 500, body: { message: 'Server Error' } } },
  });

  await press('Cancel the rental');
  await page.findByText(/Something went wrong on our side/);
  await person.type(await reason(), 'No need.{Enter}');

  const button = page.getAllByRole('button', { name: 'Cancel the rental' }).at(-1);
  expect([button?.getAttribute('disabled'), sent()]).toEqual(['', []]);
});

it('tells a renter that nothing comes back any more', async () => {
  const { press } = openRental(
    approvedRental({ start_date: '2026-11-21', end_date: '2026-12-04', payments: [depositPaid, rentPaid] }),
    { answers: comesBack() },
  );

  await press('Cancel the rental');
  await shown();
  expect(await dialog()).toBe(
    'Cancel this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Nothing comes back | The cancellation terms give nothing back any more. | Depositof $224.00 paid | $0.00 | Rental and deliveryof $1,120.00 paid | $0.00 | Comes back | $0.00 | (Cancel this rental) | ReasonEverybody concerned reads it. ‹› | [Cancel the rental]',
  );
});

it('tells an owner that all goes back, and keeps the words of a refusal', async () => {
  const late = lateAnswer();
  const { person, press, sent } = openRental(approvedRental(), {
    user,
    answers: { ...deposit, [cancel]: late.answer },
  });

  await press('Cancel the rental');
  await shown();
  expect(await dialog()).toBe(
    'Cancel this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | $224.00 comes back | When you cancel, everything that Ray Renter paid goes back to the card. | Depositof $224.00 paid | $224.00 | Comes back | $224.00 | (Cancel this rental) | ReasonEverybody concerned reads it. ‹› | [Cancel the rental]',
  );
  await person.type(await reason(), 'Broken.');
  const button = page.getAllByRole('button', { name: 'Cancel the rental' }).at(-1) ?? document.body;
  await person.click(button);
  await person.click(button);
  late.give(refused({ reason: ['Say more.'] }));

  await page.findByText('Say more.');
  expect(await reason()).toMatchObject({ value: 'Broken.' });
  expect(sent()).toHaveLength(1);
});

it('promises an owner nothing of what a bank has taken, or is on its way back', async () => {
  const dispute = { status: 'needs_response', amount: 1120, due_by: null };
  const payments = [
    { ...depositPaid, returning_amount: 24 },
    { ...rentPaid, dispute },
  ];
  const { press } = openRental(approvedRental({ payments }), {
    user,
    answers: comesBack({ [depositPaid.id]: 200 }),
  });

  await press('Cancel the rental');
  await shown();
  expect(await dialog()).toContain(
    '$200.00 comes back | When you cancel, all that is left of what Ray Renter paid goes back to the card. | Depositof $224.00 paid; $24.00 is on its way back | $200.00 | Rental and deliveryof $1,120.00 paid; the bank has $1,120.00 | $0.00 | Comes back | $200.00',
  );
});

it('says that it waits where an admin sends back more than one of them may', async () => {
  const { person, press, pressInDialog } = openRentalDesk(approvedRental(), {
    ...deposit,
    [cancel]: { status: 202, body: approvedRental() },
  });

  await press('Cancel the rental');
  await person.type(await reason(), 'No need.');
  await pressInDialog('Cancel the rental');
  await page.findByText('It waits for another admin: see the rental’s page');
});

it('keeps a reason that was begun', async () => {
  const { person, press, pressInDialog } = openRental(approvedRental(), { answers: deposit });

  await press('Cancel the rental');
  await person.type(await reason(), 'No need.');
  await pressInDialog('Close');
  await dialogsGone();
  await press('Cancel the rental');

  await waitFor(async () => expect(await reason()).toMatchObject({ value: 'No need.' }));
});

const unpaid = activeRental({
  status: 'approved',
  start_date: '2026-11-21',
  payments: [
    depositPaid,
    paymentRecord({ amount: 1120, status: 'failed', failure_message: 'Your card was declined.' }),
  ],
  unpaid: {
    kind: 'rental',
    since: '2026-11-18T11:00:00.000000Z',
    attempts: 2,
    next_attempt_at: null,
    deadline_at: '2026-11-20T11:00:00.000000Z',
  },
});

it('has an owner end a rental that is not paid', async () => {
  const { person, press, pressInDialog, sent } = openRental(unpaid, { user, answers: { [end]: cancelled } });

  expect(await part('Status')).toBe(
    '(Status) | ApprovedYour turn | Do not hand over: the rent is unpaid | The time to pay was over on Fri 20 Nov, 5:00 AM. End the rental, or hand over anyway. | [End the rental] | [Hand over anyway] | [Change the rental] | [Record the hand-over]',
  );
  await press('End the rental');
  expect(await dialog()).toBe(
    'End this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | $224.00 comes back | When you cancel, everything that Ray Renter paid goes back to the card. | Depositof $224.00 paid | $224.00 | Comes back | $224.00 | (End this rental) | ReasonRay Renter reads it. ‹› | [End the rental]',
  );
  await pressInDialog('End the rental');
  expect(await refusalOf('Reason')).toBe('Ray Renter reads it. “Reason” is required.');
  await person.type(await reason(), 'Not paid.');
  await pressInDialog('End the rental');

  await page.findByText('Ended. What was paid goes back.');
  await dialogsGone();
  expect(sent()).toEqual([{ call: end, body: { reason: 'Not paid.' } }]);
});

it('ends nothing when the dialog is closed, and keeps the typed reason', async () => {
  const { person, press, pressInDialog, sent } = openRental(unpaid, { user });

  await press('End the rental');
  await person.type(await reason(), 'Not paid.');
  await pressInDialog('Close');

  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('End the rental');
  expect((await reason()).textContent).toBe('Not paid.');
});

it('hands over without the rent once that is confirmed', async () => {
  const handOver = 'POST /api/rental_requests/2/hand_over_unpaid';
  const { press, pressInDialog, sent } = openRental(unpaid, {
    user,
    answers: { [handOver]: { ...unpaid, handed_over_unpaid_at: '2026-11-20T12:00:00.000000Z' } },
  });

  await press('Hand over anyway');
  expect(await dialog()).toBe(
    'Hand over without the rent? | Ray Renter still owes the rent and can pay it later. Whether it comes is not certain. | [Cancel] | [Hand over anyway]',
  );
  await pressInDialog('Cancel');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('Hand over anyway');
  await pressInDialog('Hand over anyway');

  await page.findByText('Noted. The rent is still owed.');
  expect(sent()).toEqual([{ call: handOver, body: {} }]);
  expect(await part('Status')).toBe(
    '(Status) | Approved | Handed over, the rent is unpaid | Ray Renter still owes the rent and can pay it here. | [Change the rental] | [Record the hand-over] | [Cancel the rental]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | The rental amount of $1,120 was refused | Wed 18 Nov, 5:00 AM | The card was declined. | Since then the rental amount is unpaid | Wed 18 Nov, 5:00 AM | 2 attempts so far. | The deposit of $224 is paid | Wed 18 Nov, 5:00 AM | The time to pay was over | Fri 20 Nov, 5:00 AM | Handed over, the rent unpaid | Fri 20 Nov, 6:00 AM | Rental begins | Sat 21 Nov | Due back | Tue 24 Nov | Deposit goes back | Once the return is accepted.',
  );
});
