import {
  approvedRental,
  type Call,
  depositPaid,
  lateAnswer,
  page,
  pendingRental,
  people,
  refused,
  rentPaid,
  waitFor,
} from '@yard/testing/screen';
import {
  choose,
  dialog,
  dialogsGone,
  openRental,
  openRentalDesk,
  part,
  refusalOf,
} from '../../../test/open-rental';

const user = people.olive;
type Sent = { seen: { back: number } };

const cancel = 'POST /api/rental_requests/2/cancel';
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
const comesBack = (back: Record<number, number> = {}) => {
  const payments = Object.entries(back).map(([id, amount]) => ({ id: Number(id), amount }));
  const plan = { now: [], later: [], held: 0, back: payments, becomes: 'cancelled' };
  return { [`${cancel}/preview`]: { plan, payments, waits: null } };
};
const half = comesBack({ [depositPaid.id]: 224, [rentPaid.id]: 560 });
const deposit = comesBack({ [depositPaid.id]: 224 });
const shown = () => page.findByText(/ refund$/);
const reason = () => page.findByRole('textbox', { name: 'Reason' });

it('tells a renter what comes back, and cancels', async () => {
  const { person, pressInDialog, sent } = openRental(approvedRental({ payments: [depositPaid, rentPaid] }), {
    answers: { ...half, [cancel]: cancelled },
  });

  await choose('Cancel rental');
  await shown();
  expect(await dialog()).toBe(
    'Cancel this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | $784 refund | Under the cancellation terms, we’ll refund this to your card. | Depositof $224 paid | $224.00 | Rentalof $1,120 paid | $560.00 | Refund | $784.00 | (Cancel this rental) | ReasonThe other person will see this. ‹› | [Cancel rental]',
  );
  await pressInDialog('Cancel rental');
  expect(await refusalOf('Reason')).toBe('The other person will see this. “Reason” is required.');
  expect(sent()).toEqual([]);
  await person.type(await reason(), 'No need.');
  await pressInDialog('Cancel rental');

  await dialogsGone();
  await page.findByText('You canceled this');
  expect(await part('Status')).toBe(
    '(Status) | CanceledNothing to do right now | You canceled this | “No need.” $224 is going back to the card. The days are free again. | Find another for these days → /search?search=Towable+Generator&address=28&from=2026-12-14&to=2026-12-18',
  );
  expect(sent()).toEqual([{ call: cancel, body: { reason: 'No need.', seen: { back: 784 } } }]);
});

it('cancels nothing when the dialog is closed', async () => {
  const { pressInDialog, sent } = openRental(pendingRental(), { answers: comesBack() });

  await choose('Cancel request');
  await shown();
  expect(await dialog()).toBe(
    'Cancel this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Nothing to refund | You haven’t been charged, so there’s nothing to refund. | (Cancel this rental) | ReasonThe other person will see this. ‹› | [Cancel rental]',
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
  const { person, pressInDialog, sent } = openRental(approvedRental({ payments: [depositPaid, rentPaid] }), {
    answers: {
      [`${cancel}/preview`]: () => answers[`${cancel}/preview`],
      [cancel]: ({ body }: Call) => ((body as Sent).seen.back === 224 ? cancelled : refuse()),
    },
  });
  await choose('Cancel rental');
  await shown();
  await person.type(await reason(), 'No need.');

  await pressInDialog('Cancel rental');

  await page.findByText('$224 refund');
  await page.findByText(/What you were shown has changed since/);
  await pressInDialog('Close');
  expect(await reason()).toMatchObject({ value: 'No need.' });
  await pressInDialog('Cancel rental');
  await dialogsGone();
  expect(sent().map(({ body }) => (body as Sent).seen.back)).toEqual([784, 224]);
});

it('cancels nothing while it is not known what comes back, which can be asked for again', async () => {
  const { person, sent, answer, pressInDialog } = openRental(approvedRental(), {
    answers: { [`${cancel}/preview`]: { status: 500, body: { message: 'Server Error' } } },
  });

  await choose('Cancel rental');
  await page.findByText(/Something went wrong on our side/);
  await person.type(await reason(), 'No need.{Enter}');

  const button = page.getAllByRole('button', { name: 'Cancel rental' }).at(-1);
  expect([button?.getAttribute('disabled'), sent()]).toEqual(['', []]);
  answer(`${cancel}/preview`, comesBack()[`${cancel}/preview`]);
  await pressInDialog('Try again');
  await waitFor(() => expect(button?.getAttribute('disabled')).toBeNull());
});

it('tells a renter that nothing comes back any more', async () => {
  openRental(
    approvedRental({ start_date: '2026-11-21', end_date: '2026-12-04', payments: [depositPaid, rentPaid] }),
    { answers: comesBack() },
  );

  await choose('Cancel rental');
  await shown();
  expect(await dialog()).toBe(
    'Cancel this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | No refund | Under the cancellation terms, it’s too late for a refund. | Depositof $224 paid | $0.00 | Rentalof $1,120 paid | $0.00 | Refund | $0.00 | (Cancel this rental) | ReasonThe other person will see this. ‹› | [Cancel rental]',
  );
});

it('tells an owner that all goes back, and keeps the words of a refusal', async () => {
  const late = lateAnswer();
  const { person, sent } = openRental(approvedRental(), {
    user,
    answers: { ...deposit, [cancel]: late.answer },
  });

  await choose('Cancel rental');
  await shown();
  expect(await dialog()).toBe(
    'Cancel this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | $224 refund | We’ll refund everything Ray paid to the card. | Depositof $224 paid | $224.00 | Refund | $224.00 | (Cancel this rental) | ReasonThe other person will see this. ‹› | [Cancel rental]',
  );
  await person.type(await reason(), 'Broken.');
  const button = page.getAllByRole('button', { name: 'Cancel rental' }).at(-1) ?? document.body;
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
  openRental(approvedRental({ payments }), { user, answers: comesBack({ [depositPaid.id]: 200 }) });

  await choose('Cancel rental');
  await shown();
  expect(await dialog()).toContain(
    '$200 refund | We’ll refund what’s left of what Ray paid to the card. | Depositof $224 paid; $24 is on its way back | $200.00 | Rentalof $1,120 paid; the bank has $1,120 | $0.00 | Refund | $200.00',
  );
});

it('says that it waits where an admin sends back more than one of them may', async () => {
  const { person, pressInDialog } = openRentalDesk(approvedRental(), {
    ...deposit,
    [cancel]: { status: 202, body: approvedRental() },
  });

  await choose('Cancel rental');
  await person.type(await reason(), 'No need.');
  await pressInDialog('Cancel rental');
  await page.findByText('Another admin must agree: see the rental’s page');
});

it('keeps a reason that was begun', async () => {
  const { person, pressInDialog } = openRental(approvedRental(), { answers: deposit });

  await choose('Cancel rental');
  await person.type(await reason(), 'No need.');
  await pressInDialog('Close');
  await dialogsGone();
  await choose('Cancel rental');

  await waitFor(async () => expect(await reason()).toMatchObject({ value: 'No need.' }));
});
