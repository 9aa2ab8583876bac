import {
  billLine,
  billRecord,
  depositPaid,
  paymentRecord,
  people,
  rentalRequestRecord,
  rentPaid,
} from '@yard/testing/screen';
import { back, contested, offer } from '../../../test/bill-scene';
import { openRental, part } from '../../../test/open-rental';

const user = people.olive;
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

it('shows a renter their own offer, without words', async () => {
  openRental(back(offer(3, null)));

  expect(await part('Bill')).toBe(
    '(Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | From the deposit | $224.00 | Charged to your card | $300.00 | The forklift cut the cable. | Ray contests the bill | It was cut before. | (Photos from Ray) | [Enlarge: Photos from Ray, 1 of 1] | You offered $250 for the damage | If accepted, the bill is $374 in total. Nothing else on it changes.',
  );
});

it('shows a renter the owner’s offer', async () => {
  openRental(back(offer(2)));

  expect(await part('Bill')).toBe(
    '(Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | From the deposit | $224.00 | Charged to your card | $300.00 | The forklift cut the cable. | Ray contests the bill | It was cut before. | (Photos from Ray) | [Enlarge: Photos from Ray, 1 of 1] | Olive offered $250 for the damage | “Half and half.” | If accepted, the bill is $374 in total. Nothing else on it changes.',
  );
});

it('says that a renter did not answer in time', async () => {
  openRental(back({ ...contested, reason: null, contest_reason: null, contest_photos: [] }), { user });

  expect(await part('Bill')).toBe(
    '(Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | From the deposit | $224.00 | Charged to the renter’s card | $300.00 | The forklift cut the cable. | Ray didn’t answer in time | Yard decides.',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | Rental started | Sun, Nov 15 | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | The rental amount of $1,120 was paid | Wed, Nov 18, 5:00 AM | Returned | Thu, Nov 19, 12:00 PM | Bill sent | Fri, Nov 20, 4:00 AM | $524.00 in total. | Bill contested | Fri, Nov 20, 5:00 AM | Ray Renter didn’t answer in time. | Deposit refunded, minus the bill | After you agree or Yard decides.',
  );
});

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
    '(Status) | ClosedYour turn | The bill of $100 couldn’t be charged | Your card was declined. Try again, or pay with another card. It’s still owed. | [Pay with another card] | Rent again → /machines/17',
  );
  expect(await part('Bill')).toBe(
    '(Bill) | Bill | Unpaid | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage$400.00 was claimed | $200.00 | Days it was down | −$80.00 | The bill | $324.00 | From the deposit | $224.00 | Charged to your card | $100.00 | The forklift cut the cable. | Yard decided | Half each. | Ray had contested it: It was cut before. | (Photos from Ray) | [Enlarge: Photos from Ray, 1 of 1]',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 14 days at the best rate | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | DepositNot part of the total. | $448.00 | Payments | Deposit$224.00 | PaidWed, Nov 18, 5:00 AM | Rental$1,120.00 | PaidWed, Nov 18, 5:00 AM | Bill after the return$100.00 | FailedWed, Nov 18, 5:00 AM | Your card was declined. | [Pay with another card] | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | You sent the request | Sun, Sep 6, 3:33 AM | Approved | Mon, Sep 7, 3:33 AM | Rental started | Fri, Sep 18 | Returned | Fri, Oct 2, 1:09 PM | Return accepted | Sat, Oct 3, 3:33 AM | Closed | Sat, Oct 3, 3:33 AM | The bill of $100 was declined | Wed, Nov 18, 5:00 AM | The card was declined. | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | The rental amount of $1,120 was paid | Wed, Nov 18, 5:00 AM | Bill sent | Fri, Nov 20, 4:00 AM | $524.00 in total. | Bill contested | Fri, Nov 20, 5:00 AM | It was cut before. | All of the deposit went to the owner | Fri, Nov 20, 5:00 AM | Yard decided on the bill | Fri, Nov 20, 5:30 AM | Half each.',
  );
});

it('says of a bill that an admin waived what was waived, and why', async () => {
  const waived = paymentRecord({
    ...{ id: 9, kind: 'bill', status: 'waived', waiver_reason: 'They are bankrupt.' },
  });
  const bill = billRecord({ status: 'decided', accepted_at: '2026-11-20T11:00:00.000000Z' });
  openRental(back(bill, { status: 'closed', payments: [depositPaid, rentPaid, waived] }), { user });

  const words = await part('Bill');
  expect(words).toMatch(/^\(Bill\) \| Bill \| Waived \| .* \| Waived \| \$300\.00 \| /);
  expect(words).toMatch(/ \| The bill is waived \| They are bankrupt\.$/);
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
    '(Status) | ClosedNothing to do right now | All done | The whole deposit paid for the bill.',
  );
  expect(await part('Bill')).toBe(
    '(Bill) | Bill | Paid | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | From the deposit | $224.00 | Charged to the renter’s card | $300.00 | The forklift cut the cable.',
  );
});

it('says that late days which cost nothing are covered by the rent', async () => {
  const late = billLine({
    id: 1,
    kind: 'late',
    label: '2 days late',
    quantity: 2,
    unit_amount: 0,
    claimed_amount: 0,
  });
  openRental(back(billRecord({ lines: [late], total: 0, from_deposit: 0, to_charge: 0, details: null })), {
    user,
  });

  expect(await part('Bill')).toBe(
    '(Bill) | Bill | Waiting for an answer | 2 days lateCovered by the rent | $0.00 | The bill | $0.00',
  );
});
