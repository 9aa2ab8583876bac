/** @jest-environment-options {"zone": "Asia/Tokyo"} */
import {
  activeRental,
  approvedRental,
  page,
  paymentRecord,
  pendingRental,
  people,
  read,
  planRecord,
  rentalChangeRecord,
  returnedRental,
} from '@yard/testing/screen';
import { openRental, openRentalDesk, part } from '../../test/open-rental';

const { ray, olive } = people;
const cancellation = {
  id: 1,
  user_id: 2,
  user_name: 'Olive Owner',
  reason: 'It broke.',
  refund_amount: 0,
  created_at: '2026-11-20T12:00:00.000000Z',
};
const late = activeRental({
  end_date: '2026-11-19',
  end_time: '17:00:00',
  late: { since: '2026-11-19T23:00:00.000000Z', through: '2026-11-20', amount: 220 },
});
const contested = returnedRental();
if (contested.machine_return) {
  contested.machine_return.contested_at = '2026-11-20T10:00:00.000000Z';
  contested.machine_return.contest_reason = 'It was cut before.';
}

it.each([
  [
    'a renter of a declined request',
    pendingRental({ status: 'declined', days_free: null, answer_by: null }),
    ray,
    '(Status) | DeclinedNothing to do right now | The owner said no | Nothing was charged. The owner’s answer is among the messages. | Find another for these days → /search?search=Towable+Generator&address=28&from=2026-12-14&to=2026-12-18',
  ],
  [
    'an owner of a declined request',
    pendingRental({ status: 'declined', days_free: null, answer_by: null }),
    olive,
    '(Status) | DeclinedNothing to do right now | The owner said no | Nothing was charged. The owner’s answer is among the messages.',
  ],
  [
    'a renter whom the owner cancelled',
    approvedRental({ status: 'cancelled', cancellation }),
    ray,
    '(Status) | CanceledNothing to do right now | Olive Owner cancelled it | “It broke.” The days are free again. | Find another for these days → /search?search=Towable+Generator&address=28&from=2026-12-14&to=2026-12-18',
  ],
  [
    'an owner who cancelled',
    approvedRental({ status: 'cancelled', cancellation }),
    olive,
    '(Status) | CanceledNothing to do right now | Olive Owner cancelled it | “It broke.” The days are free again.',
  ],
  [
    'a renter whom Yard cancelled',
    approvedRental({
      status: 'cancelled',
      cancellation: { ...cancellation, user_id: null, user_name: null },
    }),
    ray,
    '(Status) | CanceledNothing to do right now | Yard cancelled it | “It broke.” The days are free again. | Find another for these days → /search?search=Towable+Generator&address=28&from=2026-12-14&to=2026-12-18',
  ],
  [
    'a renter without a card',
    pendingRental({ has_card: false, stripe_payment_method_id: null }),
    ray,
    '(Status) | Waiting for an answerYour turn | Add a card | Olive Owner sees your request. Once it is approved, the deposit is charged to your card. | Olive Owner has 22 hours to answeruntil Sat 21 Nov, 4:00 AM (Chicago time) | [Add a card] | [Change dates or details] | [Cancel the request]',
  ],
  [
    'a renter whose machine is late',
    approvedRental({ start_date: '2026-11-21', machine_late: true, cancels_free: true }),
    ray,
    '(Status) | Approved | The machine is not back from the rental before | This rental starts on Sat 21 Nov. Ask Olive Owner when it comes, find another for these days, or cancel: until you pick it up, that is free of charge. | [Change the rental] | [Record the hand-over] | [Change card] | Find another for these days → /search?search=Towable+Generator&address=28&from=2026-11-21&to=2026-12-18 | [Cancel the rental]',
  ],
  [
    'an owner whose machine is late',
    approvedRental({ start_date: '2026-11-21', machine_late: true }),
    olive,
    '(Status) | Approved | The machine is not back from the rental before | This rental starts on Sat 21 Nov. Ray Renter can take another machine, or cancel free of charge. | [Change the rental] | [Record the hand-over] | [Cancel the rental]',
  ],
  [
    'a renter who is late',
    late,
    ray,
    '(Status) | Rental has endedYour turn | Bring the machine back | It was due back on Thu 19 Nov, 5:00 PM. Kept through Fri 20 Nov, it costs $220 more. Olive Owner notes hours, fuel and condition; then the deposit comes back. | [Change the rental] | [Report a breakdown] | [Change card]',
  ],
  [
    'an owner who waits for a late machine',
    late,
    olive,
    '(Status) | Rental has endedYour turn | Record the return | It was due back on Thu 19 Nov, 5:00 PM. Kept through Fri 20 Nov, it costs $220 more. | [Record the return] | [Change the rental]',
  ],
  [
    'an owner of a running rental',
    activeRental(),
    olive,
    '(Status) | Rental is runningNothing to do right now | Due back Tue 24 Nov | Record the return once it is there. | [Record the return] | [Change the rental] | [Record the hand-over]',
  ],
  [
    'an owner with a change to answer',
    activeRental({
      changes: [
        rentalChangeRecord({
          message: null,
          plan: planRecord({ now: [{ kind: 'rental', amount: 440, person_id: 3 }] }),
        }),
      ],
    }),
    olive,
    '(Status) | Rental is runningYour turn | Answer the change | Ray Renter would like to change the rental. Accept or decline until Sun 22 Nov, 4:00 AM (Chicago time); then the offer lapses. | (Ray Renter wants to change it to Mon 14 Dec to Sun 20 Dec) | Ray Renter wants to change it to Mon 14 Dec to Sun 20 Dec | 1 week | $1,120.00 | Days2 × $220 | $440.00 | Total | $1,560.00 | $440.00 more than now. It is charged at once when the change is accepted. | You’ll earn $396.00 more, after our 10% fee. | [Accept the change] | [Decline the change] | [Record the hand-over] | [Record the return]',
  ],
  [
    'a renter who contests',
    contested,
    ray,
    '(Status) | Return is contested | Yard decides on the return | Ray Renter contested it: It was cut before. | (Return) | Return | Back on | Thu 19 Nov, 12:00 PM (Chicago time) | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | Contested: It was cut before.',
  ],
  [
    'an owner whose return is contested',
    contested,
    olive,
    '(Status) | Return is contested | Yard decides on the return | Ray Renter contested it: It was cut before. | (Return) | Return | [Change the return] | Back on | Thu 19 Nov, 12:00 PM (Chicago time) | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | Contested: It was cut before. | [Make a bill]',
  ],
  [
    'an owner of a returned machine',
    returnedRental(),
    olive,
    '(Status) | Returned | Ray Renter looks at the return | Without an answer until Sat 21 Nov, 2:00 PM (Chicago time) it is accepted. | (Return) | Return | [Change the return] | Back on | Thu 19 Nov, 12:00 PM (Chicago time) | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | [Make a bill]',
  ],
  [
    'a renter whose deposit is charged',
    approvedRental({
      payments: [paymentRecord({ kind: 'deposit', status: 'processing', succeeded_at: null })],
    }),
    ray,
    '(Status) | ApprovedNothing to do right now | The deposit of $2,240 is being charged | The answer of the bank is shown here. | [Change the rental] | [Change card] | [Cancel the rental]',
  ],
  [
    'an owner of an approved rental',
    approvedRental(),
    olive,
    '(Status) | ApprovedNothing to do right now | Starts Mon 14 Dec | It is picked up. The rental amount is charged from Sat 12 Dec, 12:00 AM (Chicago time). | [Change the rental] | [Cancel the rental]',
  ],
])('tells %s where the rental stands and what they may do', async (_who, request, user, words) => {
  openRental(request, { user });

  expect(await part('Status')).toBe(words);
});

it.each([
  [
    'a pending request',
    pendingRental(),
    '(Status) | Waiting for an answer | Olive Owner answers next | Nothing is charged before the approval; then the deposit is. Without an answer in time the request is cancelled, and other machines are offered. | Olive Owner has 22 hours to answeruntil Sat 21 Nov, 4:00 AM (Chicago time) | [Cancel the request]',
  ],
  [
    'an approved rental',
    approvedRental(),
    '(Status) | ApprovedNothing to do right now | Starts Mon 14 Dec | It is picked up. The rental amount is charged from Sat 12 Dec, 12:00 AM (Chicago time). | [Refund a payment] | [Cancel the rental]',
  ],
  [
    'a running rental',
    activeRental(),
    '(Status) | Rental is runningNothing to do right now | Due back Tue 24 Nov | Olive Owner notes hours, fuel and condition; then the deposit comes back. | [Refund a payment] | [Cancel the rental]',
  ],
  [
    'a late rental',
    late,
    '(Status) | Rental has ended | The return is recorded next | Olive Owner notes hours, fuel and condition; then the deposit comes back. | [Refund a payment] | Close the rental → #/rental_requests/2/decide | [Cancel the rental]',
  ],
  [
    'a contested return',
    contested,
    '(Status) | Return is contestedYour turn | Decide on the return | Ray Renter contested it: It was cut before. | (Return) | Return | Back on | Thu 19 Nov, 12:00 PM (Chicago time) | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | Contested: It was cut before. | Decide and close → #/rental_requests/2/decide | [Refund a payment]',
  ],
])('tells an admin where %s stands', async (_what, request, words) => {
  openRentalDesk(request);

  expect(await part('Status')).toBe(words);
  expect(page.queryByRole('link', { name: 'Get help with this rental' })).toBeNull();
  expect(read(page.getByRole('main'))).not.toContain('/support?new=1');
});
