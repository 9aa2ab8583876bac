import {
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
import { dialog, dialogsGone, openRentalDesk, part, refusalOf } from '../../../test/open-rental';

const refund = 'POST /api/rental_requests/2/refund_deposit';
const closed = rentalRequestRecord({ payments: [depositPaid, rentPaid], deposit_refunded_at: null });

it('refunds a part of the deposit once that is confirmed', async () => {
  const { person, press, pressInDialog, sent } = openRentalDesk(closed, { [refund]: closed });

  await press('Refund the deposit');
  expect(await dialog()).toBe(
    'Refund the deposit | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Refund the deposit) | Amount (optional)Left empty, all that is left goes back: $224.00.$ ‹› | Why ‹› | $224.00 goes back to Ray Renter, $0.00 remains. | [Refund $224.00]',
  );
  await person.type(page.getByRole('textbox', { name: /^Amount/ }), '1000');
  await page.findByText('No more than $224.00 can go back.');
  await person.type(page.getByRole('textbox', { name: /^Amount/ }), '{Backspace}');
  await person.type(page.getByRole('textbox', { name: 'Why' }), 'Half was fair.');
  expect(await dialog()).toBe(
    'Refund the deposit | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Refund the deposit) | Amount (optional)Left empty, all that is left goes back: $224.00.$ ‹100› | Why ‹Half was fair.› | $100.00 goes back to Ray Renter, $124.00 remains. | [Refund $100.00]',
  );
  await pressInDialog('Refund $100.00');
  expect(await dialog()).toBe(
    'Give $100.00 back? | $100.00 goes back to Ray Renter, $124.00 remains. A large sum waits for another admin first. Once it went back, it cannot be taken back. | [Cancel] | [Refund $100.00]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
  expect(sent()).toEqual([]);
  await pressInDialog('Refund $100.00');
  await waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  await pressInDialog('Refund $100.00');

  await page.findByText('$100.00 goes back');
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

it('keeps what was typed when the dialog is closed', async () => {
  const { person, press, pressInDialog } = openRentalDesk(closed);
  const reason = () => page.findByRole('textbox', { name: 'Why' });

  await press('Refund the deposit');
  await person.type(await reason(), 'All fair.');
  await pressInDialog('Close');
  await dialogsGone();
  await press('Refund the deposit');
  expect((await reason()).textContent).toBe('All fair.');
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
