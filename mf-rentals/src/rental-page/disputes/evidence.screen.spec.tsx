import {
  approvedRental,
  depositPaid,
  lateAnswer,
  page,
  paymentRecord,
  rentPaid,
  returnedRental,
} from '@yard/testing/screen';
import { dialog, dialogsGone, openRentalDesk, part } from '../../../test/open-rental';

const path = 'POST /api/rental_requests/2/payments/4';
const disputed = (status: string, fields: object = {}) =>
  paymentRecord({
    amount: 1120,
    dispute: { status, amount: 1120, due_by: '2026-11-28T12:00:00.000000Z' },
    disputed_at: '2026-11-19T12:00:00.000000Z',
    ...fields,
  });

it('sends the evidence of a dispute', async () => {
  const late = lateAnswer();
  const request = returnedRental({ payments: [depositPaid, disputed('needs_response')] });
  const { person, press, sent } = openRentalDesk(request, { [`${path}/answer_dispute`]: late.answer });

  expect(await part('Status')).toBe(
    '(Status) | Returned | Waiting for Ray to review the return | If there’s no answer by Sat, Nov 21, 2:00 PM, it counts as accepted. | [More actions] | Ray Renter’s bank asks for $1,120 back | Answer by Sat, Nov 28, 6:00 AM. If you don’t, we’ll send the evidence a day before. | [Send the evidence] | (Return) | Return | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut.',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 5 days at the best rate | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed, Nov 18, 5:00 AM | Rental$1,120.00 | PaidDisputedWed, Nov 18, 5:00 AM | Ray Renter’s bank asks for $1,120 back. Answer by Sat, Nov 28, 6:00 AM. If you don’t, we’ll send the evidence a day before. | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
  );
  await press('Send the evidence');
  expect(await dialog()).toBe(
    'Send the evidence | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | You can send this once. We take it from the rental’s record: | Ray Renter’s name and email, the machine, the days and the place | What was agreed to, each text with its version and fingerprint | Every payment and refund | The return, with its pictures | All messages of the rental | (Send the evidence) | In your words (optional)Comes first. ‹› | [Send the evidence]',
  );
  await person.type(page.getByRole('textbox', { name: /^In your words/ }), ' He had it. ');
  const button = page.getAllByRole('button', { name: 'Send the evidence' }).at(-1) ?? document.body;
  await person.click(button);
  await person.click(button);
  late.give(disputed('under_review'));

  await dialogsGone();
  expect(sent()).toEqual([{ call: `${path}/answer_dispute`, body: { explanation: 'He had it.' } }]);
  await page.findByText('Ray Renter’s bank is deciding about $1,120');
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

  await page.findByText('Evidence sent');
  expect(sent()).toEqual([{ call: `${path}/answer_dispute`, body: { explanation: null } }]);
});

it('keeps the words for a bank when the dialog is closed', async () => {
  const request = approvedRental({ payments: [depositPaid, disputed('needs_response')] });
  const { person, press, pressInDialog } = openRentalDesk(request);
  const words = () => page.findByRole<HTMLTextAreaElement>('textbox', { name: /^In your words/ });

  await press('Send the evidence');
  await person.type(await words(), 'He had it.');
  await pressInDialog('Close');
  await dialogsGone();
  await press('Send the evidence');
  expect((await words()).value).toBe('He had it.');
});

it('tells how a dispute ended', async () => {
  openRentalDesk(
    returnedRental({
      payments: [depositPaid, disputed('lost', { dispute_closed_at: '2026-11-20T11:00:00.000000Z' })],
    }),
  );

  expect(await part('Status')).toBe(
    '(Status) | Returned | Waiting for Ray to review the return | If there’s no answer by Sat, Nov 21, 2:00 PM, it counts as accepted. | [More actions] | (Return) | Return | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut.',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 5 days at the best rate | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed, Nov 18, 5:00 AM | Rental$1,120.00 | PaidDispute lostWed, Nov 18, 5:00 AM | Ray Renter’s bank keeps $1,120. The dispute was lost. | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | Rental started | Sun, Nov 15 | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | The rental amount of $1,120 was paid | Wed, Nov 18, 5:00 AM | The bank asks for $1,120 back | Thu, Nov 19, 6:00 AM | Returned | Thu, Nov 19, 12:00 PM | Ray Renter’s bank keeps $1,120 | Fri, Nov 20, 5:00 AM | Return accepted | Sat, Nov 21, 2:00 PM | When Ray Renter accepts it, or then if there’s no answer. | Deposit refunded, minus damage | After the return is accepted.',
  );
});
