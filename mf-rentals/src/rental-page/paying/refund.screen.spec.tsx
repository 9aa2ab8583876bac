import type { RefundPreviewRecord } from '@yard/contracts';
import {
  type Answers,
  type Call,
  depositPaid,
  listOf,
  machineReturn,
  page,
  refused,
  rentalRequestRecord,
  rentPaid,
  returnedRental,
  waitFor,
} from '@yard/testing/screen';
import { choose, dialog, dialogsGone, openRentalDesk, part, refusalOf } from '../../../test/open-rental';

const refund = 'POST /api/rental_requests/2/refund';
const preview = `${refund}/preview`;
const closed = rentalRequestRecord({ payments: [depositPaid, rentPaid], deposit_refunded_at: null });

const planned =
  (fields: Partial<RefundPreviewRecord> = {}) =>
  ({ body }: Call): RefundPreviewRecord => {
    const { amount } = body as { amount: number | null };
    const back = [
      {
        kind: 'deposit' as const,
        amount: amount ?? 224,
        after: null,
        person_id: 3,
        taken_from: 'deposit' as const,
      },
    ];
    const nothing = { now: [], later: [], held: 0, becomes: 'closed', waits: null };
    return { ...nothing, back, left: 224 - (amount ?? 224), ...fields };
  };
const open = (answers: Answers = {}) =>
  openRentalDesk(closed, { [preview]: planned(), [refund]: closed, ...answers });
const status = () => page.getByRole('dialog').querySelector('[role=status]')?.textContent;
const asked = async () => (await page.findByRole('alertdialog')).textContent;

it('refunds a part of the deposit once that is confirmed', async () => {
  const { person, pressInDialog, sent } = open();

  await choose('Refund a payment');
  await page.findByRole('button', { name: 'Refund $224.00' });
  expect(await dialog()).toBe(
    'Refund a payment | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Refund a payment) | Payment | ‹*Deposit: $224.00 left, Rental: $1,120.00 left› | Amount (optional)Leave it empty to refund what’s left: $224.00.$ ‹› | WhyRay sees this. ‹› | Ray Renter gets $224.00. $0.00 is left. | [Refund $224.00]',
  );
  await person.type(page.getByRole('textbox', { name: /^Amount/ }), '100');
  await person.type(page.getByRole('textbox', { name: 'Why' }), 'Half was fair.');
  await page.findByRole('button', { name: 'Refund $100.00' });
  await pressInDialog('Refund $100.00');
  expect(await asked()).toBe(
    'Refund $100.00?Ray Renter gets $100.00. $124.00 is left. This can’t be undone.CancelRefund $100.00',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
  expect(sent().filter(({ call }) => call === refund)).toEqual([]);
  await pressInDialog('Refund $100.00');
  await waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  await pressInDialog('Refund $100.00');

  await page.findByText('Refund of $100.00 started');
  await dialogsGone();
  expect(sent().at(-1)).toEqual({
    call: refund,
    body: { payment_id: 3, amount: 100, reason: 'Half was fair.', updated_at: '2026-10-03T08:33:31.302000Z' },
  });
});

it('names whose money goes back, and who has to agree first', async () => {
  const back = [
    { kind: 'rental' as const, amount: 60, after: null, person_id: 2, taken_from: 'payout' as const },
    { kind: 'rental' as const, amount: 30, after: null, person_id: 2, taken_from: 'paid_out' as const },
    { kind: 'rental' as const, amount: 10, after: null, person_id: null, taken_from: 'fee' as const },
  ];
  const plan = planned({ back, left: 1020, waits: 'second_admin' });
  const { person, pressInDialog, sent } = open({
    [preview]: plan,
    'GET /api/proposed_refunds': listOf([{ id: 1 }]),
  });

  await choose('Refund a payment');
  await person.selectOptions(await page.findByRole('combobox', { name: 'Payment' }), '4');
  await person.type(page.getByRole('textbox', { name: 'Why' }), 'All fair.');
  const words =
    'Ray Renter gets $100.00. $1,020.00 is left. $60.00 is taken from Olive Owner’s payout. $30.00 was paid out to Olive Owner already: Olive Owner then owes it, and it is taken from the next payouts. $10.00 is our fee. We’ll email Olive Owner. Another admin must agree first.';
  await waitFor(() => expect(status()).toBe(words));
  await pressInDialog('Refund $100.00');
  expect(await asked()).toBe(`Refund $100.00?${words} This can’t be undone.CancelRefund $100.00`);
  await pressInDialog('Refund $100.00');

  await page.findByText('The refund waits: see the rental’s page');
  expect(sent().at(-1)?.body).toMatchObject({ payment_id: 4, amount: 100 });
});

it.each(['12,50', 'abc', '-5'])('says no figure and asks nothing where %s was typed', async (typed) => {
  const { person, pressInDialog, sent } = open();
  await choose('Refund a payment');
  await person.type(await page.findByRole('textbox', { name: 'Why' }), 'All.');
  await person.type(page.getByRole('textbox', { name: /^Amount/ }), typed);
  await waitFor(() => expect(status()).toBe(''));
  await pressInDialog('Refund');

  await page.findByText('Write a number, such as 1,250.50.');
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
  expect(sent().filter(({ call }) => call === refund)).toEqual([]);
});

it('asks for a reason, and for no more than there is, without a question', async () => {
  const { person, pressInDialog, sent, answer } = open();

  await choose('Refund a payment');
  await page.findByRole('button', { name: 'Refund $224.00' });
  await pressInDialog('Refund $224.00');
  expect(await refusalOf('Why')).toBe('Ray sees this. “Why” is required.');
  await person.type(page.getByRole('textbox', { name: 'Why' }), 'All.');
  answer(preview, refused({ amount: ['The amount must not be greater than 224.'] }));
  await person.type(page.getByRole('textbox', { name: /^Amount/ }), '$300');
  await page.findByText('The amount must be 224 at most.');
  await pressInDialog('Refund');
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
  expect(sent().filter(({ call }) => call === refund)).toEqual([]);
});

it('keeps what was typed when the dialog is closed', async () => {
  const { person, pressInDialog } = open();
  const reason = () => page.findByRole('textbox', { name: 'Why' });

  await choose('Refund a payment');
  await person.type(await reason(), 'All fair.');
  await pressInDialog('Close');
  await dialogsGone();
  await choose('Refund a payment');
  expect((await reason()).textContent).toBe('All fair.');
});

it('says what changed while the refund was read', async () => {
  const { pressInDialog, answer, tell } = openRentalDesk(returnedRental({ status: 'closed' }), {
    [preview]: planned(),
  });

  await choose('Refund a payment');
  await page.findByRole('button', { name: 'Refund $224.00' });
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
  await waitFor(() =>
    expect(page.getByRole('button', { name: 'Refund $224.00' })).toHaveProperty('disabled', false),
  );
  expect(await dialog()).toBe(
    'Refund a payment | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | This rental changed while you read | Ada Admin decided that $90.00 is kept for damage. Olive Owner changed the damage from $180.00 to $90.00. Close this and look at it again. | (Refund a payment) | Payment | ‹*Deposit: $224.00 left, Rental: $1,120.00 left› | Amount (optional)Leave it empty to refund what’s left: $224.00.$ ‹› | WhyRay sees this. ‹› | Ray Renter gets $224.00. $0.00 is left. | [Refund $224.00] | This rental has changed since you began | Return: | Damaged, $180.00 claimed, 5500 h, 20% fuel, “One cable is cut.” | Damaged, $90.00 claimed, 5500 h, 20% fuel, “One cable is cut.” | [I have seen it]',
  );
  await pressInDialog('Close');
  await dialogsGone();
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | Rental started | Sun, Nov 15 | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | The rental amount of $1,120 was paid | Wed, Nov 18, 5:00 AM | Returned | Thu, Nov 19, 12:00 PM | Ada Admin decided | Fri, Nov 20, 6:00 AM | $90.00 goes to damage; $90.00 was claimed.',
  );
});
