import {
  activeRental,
  approvedRental,
  lateAnswer,
  page,
  people,
  planRecord,
  rentalChangeRecord,
  waitFor,
} from '@yard/testing/screen';
import { openRental, part } from '../../../test/open-rental';

const user = people.olive;
const path = 'POST /api/rental_requests/2/changes';
const change = rentalChangeRecord();
const now = (...amounts: number[]) =>
  planRecord({
    now: amounts.map((amount) => ({ kind: 'rental', amount, person_id: 3 })),
    later: [],
    back: [],
  });

it('shows a renter the change that they offered, and withdraws it', async () => {
  const { press, sent } = openRental(approvedRental({ changes: [change] }), {
    answers: { [`${path}/6/withdraw`]: { ...change, status: 'withdrawn' } },
  });

  expect(await part('Status')).toBe(
    '(Status) | Approved | Waiting for Olive to answer the change | Olive has until Sun, Nov 22, 4:00 AM. Then the offer expires. | [More actions] | (You asked for Mon, Dec 14 to Sun, Dec 20) | You asked for Mon, Dec 14 to Sun, Dec 20 | “The job takes longer.” | 1 week | $1,120.00 | Days2 × $220 | $440.00 | Total | $1,560.00 | $440 more than now. It’s charged with the rent. | [Withdraw change]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | You sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | Ray Renter offered Mon, Dec 14 – Sun, Dec 20, 2026 | Wed, Nov 18, 4:00 AM | The job takes longer. | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | Rental amount of $1,120 is charged | Sat, Dec 12, 12:00 AM | 48 hours before the start. | Rental starts | Mon, Dec 14 | Due back | Fri, Dec 18 | Deposit refunded | After the return is accepted.',
  );
  await press('Withdraw change');

  await page.findByText('Change withdrawn');
  expect(sent()).toEqual([
    { call: `${path}/6/withdraw`, body: { updated_at: '2026-11-18T10:00:00.000000Z' } },
  ]);
});

it('shows an owner the change, and accepts it once for two presses', async () => {
  const late = lateAnswer();
  const { person, sent } = openRental(approvedRental({ changes: [change] }), {
    user,
    answers: { [`${path}/6/accept`]: late.answer },
  });

  const button = await page.findByRole('button', { name: 'Accept change' });
  expect(await part('Status')).toBe(
    '(Status) | ApprovedYour turn | Answer the change | Ray wants to change the rental. Accept or decline by Sun, Nov 22, 4:00 AM, or the offer expires. | [More actions] | (Ray wants to change it to Mon, Dec 14 to Sun, Dec 20) | Ray wants to change it to Mon, Dec 14 to Sun, Dec 20 | “The job takes longer.” | 1 week | $1,120.00 | Days2 × $220 | $440.00 | Total | $1,560.00 | $440 more than now. It’s charged with the rent. | You’ll earn $396 more (after our 10% fee). | [Accept change] | [Decline change]',
  );
  await person.click(button);
  await person.click(button);
  late.give({ ...change, status: 'accepted' });

  await page.findByText('Change accepted');
  const seen = expect.objectContaining({ subtotal: 1560, deposit_amount: 224, due_now: 0 });
  expect(sent()).toEqual([
    { call: `${path}/6/accept`, body: { updated_at: '2026-11-18T10:00:00.000000Z', seen } },
  ]);
});

it.each([
  [440, '$440 more than now.'],
  [-60.5, '$60.50 less than now.'],
  [0, 'The price doesn’t change.'],
])('says that the whole rent is charged where the start comes near: %d', async (difference, differs) => {
  const near = { ...change.from, start_date: '2026-11-21', end_date: '2026-11-27' };
  openRental(approvedRental({ changes: [rentalChangeRecord({ to: near, difference, plan: now(1560) })] }), {
    user,
  });

  await page.findByText(`${differs} The $1,560 rent is charged when the change is accepted.`);
});

it('declines a change for another machine that costs less', async () => {
  const other = rentalChangeRecord({
    user_id: 2,
    user_name: 'Olive Owner',
    message: null,
    to: { ...change.from, machine_id: 18, start_time: '08:00:00', end_time: '17:00:00' },
    difference: -60.5,
    subtotal: 1059.5,
    plan: { ...now(), back: [{ kind: 'rental', amount: 60.5, after: 'acceptance' }] },
  });
  const { press, sent } = openRental(activeRental({ changes: [other] }), {
    answers: { [`${path}/6/decline`]: { ...other, status: 'declined' } },
  });

  await page.findByRole('button', { name: 'Decline change' });
  expect(await part('Status')).toBe(
    '(Status) | Rental is runningYour turn | Answer the change | Olive wants to change the rental. Accept or decline by Sun, Nov 22, 4:00 AM, or the offer expires. | [More actions] | (Olive wants to change it to another machine, Mon, Dec 14, 8:00 AM to Fri, Dec 18, 5:00 PM) | Olive wants to change it to another machine, Mon, Dec 14, 8:00 AM to Fri, Dec 18, 5:00 PM | 1 week | $1,120.00 | Days2 × $220 | $440.00 | Total | $1,059.50 | $60.50 less than now. It’s refunded to the card. | [Accept change] | [Decline change]',
  );
  await press('Decline change');

  await page.findByText('Change declined');
  expect(sent()).toEqual([
    { call: `${path}/6/decline`, body: { updated_at: '2026-11-18T10:00:00.000000Z' } },
  ]);
});

it('says why an answer is refused, and looks again', async () => {
  const { press, answer } = openRental(approvedRental({ changes: [change] }), {
    user,
    answers: { [`${path}/6/accept`]: { status: 409, body: { message: 'It lapsed.' } } },
  });

  await page.findByRole('button', { name: 'Accept change' });
  answer('GET /api/rental_requests/2', approvedRental());
  await press('Accept change');

  await waitFor(() => expect(page.queryByRole('button', { name: 'Accept change' })).toBeNull());
});

it('tells in the timeline what became of earlier changes', async () => {
  const answered_at = '2026-11-19T10:00:00.000000Z';
  openRental(
    approvedRental({
      changes: [
        rentalChangeRecord({ id: 7, status: 'accepted', answered_at }),
        rentalChangeRecord({ id: 8, status: 'declined', answered_at, answer: 'It is taken then.' }),
        rentalChangeRecord({ id: 9, status: 'lapsed', answer_by: '2026-11-19T12:00:00.000000Z' }),
        rentalChangeRecord({ id: 10, status: 'lapsed' }),
        rentalChangeRecord({ id: 11, status: 'withdrawn', message: null }),
      ],
    }),
  );

  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | You sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | Ray Renter offered Mon, Dec 14 – Sun, Dec 20, 2026 | Wed, Nov 18, 4:00 AM | The job takes longer. | Ray Renter offered Mon, Dec 14 – Sun, Dec 20, 2026 | Wed, Nov 18, 4:00 AM | The job takes longer. | Ray Renter offered Mon, Dec 14 – Sun, Dec 20, 2026 | Wed, Nov 18, 4:00 AM | The job takes longer. | Ray Renter offered Mon, Dec 14 – Sun, Dec 20, 2026 | Wed, Nov 18, 4:00 AM | The job takes longer. | Ray Renter offered Mon, Dec 14 – Sun, Dec 20, 2026 | Wed, Nov 18, 4:00 AM | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | Change accepted | Thu, Nov 19, 4:00 AM | Change declined | Thu, Nov 19, 4:00 AM | It is taken then. | Offer expired | Thu, Nov 19, 6:00 AM | Rental amount of $1,120 is charged | Sat, Dec 12, 12:00 AM | 48 hours before the start. | Rental starts | Mon, Dec 14 | Due back | Fri, Dec 18 | Deposit refunded | After the return is accepted.',
  );
});
