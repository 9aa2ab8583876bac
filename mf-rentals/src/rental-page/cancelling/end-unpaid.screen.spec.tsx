import { activeRental, depositPaid, page, paymentRecord, people } from '@yard/testing/screen';
import { dialog, dialogsGone, openRental, part, refusalOf } from '../../../test/open-rental';

const user = people.olive;
const end = 'POST /api/rental_requests/2/end_unpaid';
const reason = () => page.findByRole('textbox', { name: 'Reason' });

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
  const { person, press, pressInDialog, sent } = openRental(unpaid, {
    user,
    answers: { [end]: { ...unpaid, status: 'cancelled' } },
  });

  expect(await part('Status')).toBe(
    '(Status) | Payment failedYour turn | Don’t hand over: the rent is unpaid | The payment deadline was Fri, Nov 20, 5:00 AM. End the rental, or hand over anyway. | [End rental] | [Hand over anyway] | [More actions]',
  );
  await press('End rental');
  expect(await dialog()).toBe(
    'End this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | $224 refund | We’ll refund everything Ray paid to the card. | Depositof $224 paid | $224.00 | Refund | $224.00 | (End this rental) | ReasonRay will see this. ‹› | [End rental]',
  );
  await pressInDialog('End rental');
  expect(await refusalOf('Reason')).toBe('Ray will see this. “Reason” is required.');
  await person.type(await reason(), 'Not paid.');
  await pressInDialog('End rental');

  await page.findByText('Rental ended. What was paid is on its way back.');
  await dialogsGone();
  expect(sent()).toEqual([{ call: end, body: { reason: 'Not paid.', seen: { back: 224 } } }]);
});

it('ends nothing when the dialog is closed, and keeps the typed reason', async () => {
  const { person, press, pressInDialog, sent } = openRental(unpaid, { user });

  await press('End rental');
  await person.type(await reason(), 'Not paid.');
  await pressInDialog('Close');

  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('End rental');
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
    'Hand over without the rent? | Ray still owes the rent. We can’t guarantee that it’ll be paid. | [Cancel] | [Hand over anyway]',
  );
  await pressInDialog('Cancel');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('Hand over anyway');
  await pressInDialog('Hand over anyway');

  await page.findByText('You can hand over. The rent is still owed.');
  expect(sent()).toEqual([{ call: handOver, body: {} }]);
  expect(await part('Status')).toBe(
    '(Status) | Payment failed | Handed over with the rent unpaid | Ray still owes the rent and can pay it here. | [More actions]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | The rental amount of $1,120 was declined | Wed, Nov 18, 5:00 AM | The card was declined. | The rental amount is unpaid | Wed, Nov 18, 5:00 AM | 2 attempts so far. | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | Payment overdue | Fri, Nov 20, 5:00 AM | Handed over with the rent unpaid | Fri, Nov 20, 6:00 AM | Rental starts | Sat, Nov 21 | Due back | Tue, Nov 24 | Deposit refunded | After the return is accepted.',
  );
});
