/** @jest-environment-options {"zone": "Asia/Tokyo"} */
import type { RentalRequestRecord } from '@yard/contracts';
import {
  activeRental,
  approvedRental,
  page,
  paymentRecord,
  pendingRental,
  people,
  planRecord,
  rentalChangeRecord,
  returnedRental,
} from '@yard/testing/screen';
import { openRental, openRentalDesk, others, part } from '../../test/open-rental';

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

it.each(
  Object.entries<[RentalRequestRecord, typeof ray | typeof olive, string]>({
    'a renter of a declined request': [
      pendingRental({ status: 'declined', days_free: null, answer_by: null }),
      ray,
      '(Status) | DeclinedNothing to do right now | Olive declined this request | Nothing was charged. The answer is in the messages. | Find another for these days → /search?search=Towable+Generator&address=28&from=2026-12-14&to=2026-12-18',
    ],
    'a renter whom the owner cancelled': [
      approvedRental({ status: 'cancelled', cancellation }),
      ray,
      '(Status) | CanceledNothing to do right now | Olive Owner canceled this | “It broke.” The days are free again. | Find another for these days → /search?search=Towable+Generator&address=28&from=2026-12-14&to=2026-12-18',
    ],
    'a renter without a card': [
      pendingRental({ has_card: false, stripe_payment_method_id: null }),
      ray,
      '(Status) | Waiting for an answerYour turn | Add a card | Olive can see your request. Once it’s approved, the deposit is charged to your card. | Olive has 22 hours to answeruntil Sat, Nov 21, 4:00 AM | [Add a card] | [More actions] | Change dates or details | Cancel request',
    ],
    'a renter whose machine is late': [
      approvedRental({ start_date: '2026-11-21', machine_late: true, cancels_free: true }),
      ray,
      '(Status) | Approved | The machine isn’t back from the previous rental | This rental starts on Sat, Nov 21. Ask Olive when it’ll be there, find another for these days, or cancel. Canceling is free until you pick it up. | Find another for these days → /search?search=Towable+Generator&address=28&from=2026-11-21&to=2026-12-18 | [More actions] | Change rental | Record hand-over | Change card | Cancel rental',
    ],
    'an owner whose machine is late': [
      approvedRental({ start_date: '2026-11-21', machine_late: true }),
      olive,
      '(Status) | Approved | The machine isn’t back from the previous rental | This rental starts on Sat, Nov 21. Ray can take another machine or cancel for free. | [More actions] | Change rental | Record hand-over | Cancel rental',
    ],
    'a renter who is late': [
      late,
      ray,
      '(Status) | 1 day lateYour turn | Bring the machine back | It was due back on Thu, Nov 19, 5:00 PM. $220 extra so far. Olive records hours, fuel and condition. Then the deposit comes back. | [Message Olive] | [More actions] | Change rental | Report a breakdown | Change card',
    ],
    'an owner who waits for a late machine': [
      late,
      olive,
      '(Status) | 1 day lateYour turn | Record the return | It was due back on Thu, Nov 19, 5:00 PM. $220 extra so far. | [Record return] | [More actions] | Change rental',
    ],
    'an owner of a running rental': [
      activeRental(),
      olive,
      '(Status) | Rental is runningNothing to do right now | Due back Tue, Nov 24 | Record the return when it’s back. | [Record return] | [More actions] | Change rental | Record hand-over',
    ],
    'an owner with a change to answer': [
      activeRental({
        changes: [
          rentalChangeRecord({
            message: null,
            plan: planRecord({ now: [{ kind: 'rental', amount: 440, person_id: 3 }] }),
          }),
        ],
      }),
      olive,
      '(Status) | Rental is runningYour turn | Answer the change | Ray wants to change the rental. Accept or decline by Sun, Nov 22, 4:00 AM (Chicago time), or the offer expires. | [More actions] | (Ray wants to change it to Mon, Dec 14 to Sun, Dec 20) | Ray wants to change it to Mon, Dec 14 to Sun, Dec 20 | 1 week | $1,120.00 | Days2 × $220 | $440.00 | Total | $1,560.00 | $440 more than now. It’s charged when the change is accepted. | You’ll earn $396 more (after our 10% fee). | [Accept change] | [Decline change] | Record hand-over | Record return',
    ],
    'a renter who contests': [
      contested,
      ray,
      '(Status) | Return is contested | Yard is deciding on the return | You contested it: It was cut before. | (Return) | Return | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | Contested: It was cut before.',
    ],
    'an owner whose return is contested': [
      contested,
      olive,
      '(Status) | Return is contested | Yard is deciding on the return | Ray contested it: It was cut before. | [Make a bill] | (Return) | Return | [Edit return] | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | Contested: It was cut before.',
    ],
    'an owner of a returned machine': [
      returnedRental(),
      olive,
      '(Status) | Returned | Waiting for Ray to review the return | If there’s no answer by Sat, Nov 21, 2:00 PM (Chicago time), it counts as accepted. | [Make a bill] | (Return) | Return | [Edit return] | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut.',
    ],
    'a renter whose deposit is charged': [
      approvedRental({
        payments: [paymentRecord({ kind: 'deposit', status: 'processing', succeeded_at: null })],
      }),
      ray,
      '(Status) | ApprovedNothing to do right now | The deposit of $2,240 is being charged | You’ll see the bank’s answer here. | [More actions] | Change rental | Change card | Cancel rental',
    ],
    'an owner of an approved rental': [
      approvedRental(),
      olive,
      '(Status) | ApprovedNothing to do right now | Starts Mon, Dec 14 | Ray picks it up on Mon, Dec 14. $1,120 is charged on Sat, Dec 12. | [More actions] | Change rental | Cancel rental',
    ],
  }),
)('tells %s where the rental stands and what they may do', async (_who, [request, user, words]) => {
  openRental(request, { user });

  expect([await part('Status'), ...(await others())].join(' | ')).toBe(words);
  expect(page.getByText(/ · Times are Chicago time · with /)).toBeTruthy();
});

it.each(
  Object.entries<[RentalRequestRecord, string]>({
    'a pending request': [
      pendingRental(),
      '(Status) | Waiting for an answer | Waiting for Olive to answer | Nothing is charged before approval; then the deposit is. If there’s no answer in time, we cancel the request and suggest other machines. | Olive has 22 hours to answeruntil Sat, Nov 21, 4:00 AM | [More actions] | Cancel request',
    ],
    'an approved rental': [
      approvedRental(),
      '(Status) | ApprovedNothing to do right now | Starts Mon, Dec 14 | Ray picks it up on Mon, Dec 14. $1,120 is charged on Sat, Dec 12. | [More actions] | Refund a payment | Cancel rental',
    ],
    'a running rental': [
      activeRental(),
      '(Status) | Rental is runningNothing to do right now | Due back Tue, Nov 24 | Olive records hours, fuel and condition. Then the deposit comes back. | [More actions] | Refund a payment | Cancel rental',
    ],
    'a late rental': [
      late,
      '(Status) | 1 day late | Waiting for Olive to record the return | It was due back on Thu, Nov 19, 5:00 PM. $220 extra so far. Olive records hours, fuel and condition. Then the deposit comes back. | [More actions] | Refund a payment | Close the rental | Cancel rental',
    ],
    'a contested return': [
      contested,
      '(Status) | Return is contestedYour turn | Decide on the return | Ray contested it: It was cut before. | Decide and close → #/rental_requests/2/decide | [More actions] | (Return) | Return | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | Contested: It was cut before. | Refund a payment',
    ],
  }),
)('tells an admin where %s stands', async (_what, [request, words]) => {
  openRentalDesk(request);

  const status = await part('Status');
  expect([status, ...(await others())].join(' | ')).toBe(words);
});
