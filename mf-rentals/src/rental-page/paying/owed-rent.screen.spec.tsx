import {
  depositPaid,
  listOf,
  page,
  paymentMethodRecord,
  people,
  rentPaid,
  returnedRental,
} from '@yard/testing/screen';
import { dialog, openRental, openRentalDesk, part } from '../../../test/open-rental';

const change = {
  ...rentPaid,
  id: 5,
  rental_change_id: 7,
  amount: 300,
  status: 'failed' as const,
  succeeded_at: null,
  failure_message: 'Your card was declined.',
};
const unpaid = {
  kind: 'rental' as const,
  since: '2026-11-18T11:00:00.000000Z',
  attempts: 3,
  next_attempt_at: null,
  deadline_at: '2026-11-19T11:00:00.000000Z',
};
const owing = returnedRental({ payments: [depositPaid, rentPaid, change], unpaid });
const closed = { ...owing, status: 'closed' as const, closed_at: '2026-11-20T11:00:00.000000Z' };
const retry = 'POST /api/rental_requests/2/payments/5/retry';
const cards = { 'GET /api/payment_methods': listOf([paymentMethodRecord()]) };

it('has the return answered first, and takes what is owed beside it', async () => {
  openRental(owing, { answers: cards });

  expect(await part('Status')).toContain('[Accept return]');
  expect(await part('Money')).toContain('Your card was declined. | [Pay with another card]');
});

it('asks for what is owed of a rental that is closed, and takes it', async () => {
  const { press, sent } = openRental(closed, {
    answers: { ...cards, [retry]: { ...change, status: 'succeeded' } },
  });

  expect(await part('Status')).toMatch(
    /Your turn \| The rental change of \$300 couldn’t be charged \| Your card was declined\. Try again, or pay with another card\. It’s still owed.* \| \[Pay with another card\] \| \[Try this card again\]/,
  );
  expect(await part('Money')).toContain(
    'Change of the rental$300.00 | FailedWed, Nov 18, 5:00 AM | Your card was declined. | [Pay with another card]',
  );
  await press('Try this card again');

  await page.findByText('The rental change of $300 is paid');
  expect(sent().map(({ call }) => call)).toEqual([retry]);
});

it('says before a card is chosen what else is charged to it', async () => {
  const bill = { ...change, id: 6, kind: 'bill' as const, rental_change_id: null, amount: 70 };
  const { person } = openRental({ ...closed, payments: [...closed.payments, bill] }, { answers: cards });
  const [first] = await page.findAllByRole('button', { name: 'Pay with another card' });
  await person.click(first ?? document.body);

  expect(await dialog()).toContain('A new card also pays the bill of $70 now.');
});

it('tells an admin that a bill beside it can be paid, too, and no last moment of what is owed', async () => {
  const bill = { ...change, id: 6, kind: 'bill' as const, rental_change_id: null, amount: 70 };
  const later = { ...unpaid, deadline_at: '2026-11-30T11:00:00.000000Z' };
  openRentalDesk({ ...owing, unpaid: later, payments: [...owing.payments, bill] });

  expect(await part('Money')).toMatch(/\$70\.00.*Ray Renter can pay at any time\./);
  expect(page.queryByText(/Last moment/)).toBeNull();
});

it('has a last attempt answered by the bank', async () => {
  const payments = [depositPaid, rentPaid, { ...change, status: 'processing' as const }];
  openRental({ ...closed, payments });
  expect(await part('Status')).toContain('The rental change of $300 is being charged');
});

it('tells the owner', async () => {
  openRental(closed, { user: people.olive });
  expect(await part('Status')).toContain('Waiting for Ray to pay the rental change | It’s still owed.');
});

it('lets an admin charge again, and ask for another card', async () => {
  openRentalDesk(closed);

  expect(await part('Money')).toContain(
    'We won’t retry it automatically. Ray Renter can pay at any time. | [Ask for another card] | [Charge again]',
  );
});
