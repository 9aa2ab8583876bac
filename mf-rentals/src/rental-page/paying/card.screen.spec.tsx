import {
  approvedRental,
  depositPaid,
  listOf,
  page,
  pendingRental,
  people,
  refused,
  rentPaid,
} from '@yard/testing/screen';
import {
  choose,
  dialog,
  dialogsGone,
  openRental,
  part,
  seenOf,
  updateQuote,
} from '../../../test/open-rental';
import { failed, unpaid, owing, cards } from '../../../test/paying-scene';

const QUOTE = 'POST /api/rental_requests/2/quote';

it('changes the card of a rental', async () => {
  const { person, pressInDialog, sent, answer } = openRental(approvedRental(), {
    answers: {
      ...cards,
      'PATCH /api/rental_requests/2': refused({ stripe_payment_method_id: ['This card is gone.'] }),
    },
  });

  await choose('Change card');
  await page.findByRole('radio', { name: /0002/ });
  expect(await dialog()).toBe(
    'Card for this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Card | [x] Visa ending in 4242, 12/2029Your default card | [ ] Visa ending in 0002, 12/2029 | [ ] New card | [Use this card]',
  );
  await person.click(page.getByRole('radio', { name: /0002/ }));
  await pressInDialog('Use this card');
  await page.findByText('This card is gone.');
  answer('PATCH /api/rental_requests/2', approvedRental({ stripe_payment_method_id: 'pm_other' }));
  await pressInDialog('Use this card');

  await page.findByText('Card changed');
  await dialogsGone();
  expect(sent().at(-1)).toEqual({
    call: 'PATCH /api/rental_requests/2',
    body: { stripe_payment_method_id: 'pm_other', seen: seenOf(updateQuote()) },
  });
});

it('says what another card is charged with once the rent is refused, and agrees to that sum', async () => {
  const due = updateQuote([['rental', 1120]]);
  const { person, pressInDialog, becomes, sent, answer } = openRental(
    approvedRental({ start_date: owing.start_date, payments: [depositPaid] }),
    {
      answers: { ...cards, 'PATCH /api/rental_requests/2': { ...owing, payments: [depositPaid, rentPaid] } },
    },
  );
  await choose('Change card');
  await person.click(await page.findByRole('radio', { name: /0002/ }));
  expect(await dialog()).toContain('| [Use this card]');

  answer(QUOTE, due);
  becomes(owing);

  await page.findByRole('button', { name: 'Use this card and pay $1,120' });
  expect(await dialog()).toContain('It pays the rental amount of $1,120 now. | [Use');
  await pressInDialog('Use this card and pay $1,120');

  await page.findByText(/^Card changed/);
  expect(sent().at(-1)?.body).toEqual({ stripe_payment_method_id: 'pm_other', seen: seenOf(due) });
});

it.each([
  ['$224', [['deposit', 224]], 'the deposit of $224'],
  [
    '$1,344',
    [
      ['deposit', 224],
      ['rental', 1120],
    ],
    'the deposit of $224 and the rental amount of $1,120',
  ],
  [null, [], null],
] as [string | null, ['deposit' | 'rental', number][], string | null][])(
  'says what a card is charged with that books at once (%s)',
  async (sum, charges, what) => {
    const bare = pendingRental({ has_card: false, stripe_payment_method_id: null });
    const quoted = updateQuote(charges);
    const { person, press, pressInDialog, sent } = openRental(bare, {
      answers: {
        ...cards,
        [QUOTE]: quoted,
        'PATCH /api/rental_requests/2': { ...bare, has_card: true, stripe_payment_method_id: 'pm_other' },
      },
    });
    await press('Add a card');
    await person.click(await page.findByRole('radio', { name: /0002/ }));
    const words = `If your card is accepted, the machine is booked and you pay ${what} now.`;
    const button = `Use this card${sum ? ` and pay ${sum}` : ''}`;
    await page.findByRole('button', { name: button });
    expect((await dialog()).includes(words)).toBe(what !== null);
    await pressInDialog(button);

    await page.findByText('Card changed');
    expect(sent().at(-1)?.body).toEqual({ stripe_payment_method_id: 'pm_other', seen: seenOf(quoted) });
  },
);

it('asks for a card where there is none', async () => {
  openRental(approvedRental({ has_card: false, stripe_payment_method_id: null }), {
    answers: { 'GET /api/payment_methods': listOf([]) },
  });

  expect(await part('Status')).toBe(
    '(Status) | ApprovedNothing to do right now | Starts Mon, Dec 14 | Pick it up on Mon, Dec 14. $1,120 is charged on Sat, Dec 12. | [More actions]',
  );
  await choose('Add a card');
  await page.findByText('New card');
  expect(await dialog()).toBe(
    'Card for this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Card | [x] New card | Card number ‹› | Expiry ‹MM/YY› | Security code ‹› | Test cards | 4242 4242 4242 4242 | succeeds | 4000 0000 0000 0002 | is declined when you add it | 4000 0000 0000 0341 | is saved, and declined when it’s charged | 4000 0027 6000 3184 | needs the bank’s approval for each charge | Any later month and any security code. No real money moves. | [Use this card]',
  );
});

it('asks for a card where the deposit is due and there is none', async () => {
  const deposit = { ...depositPaid, status: 'failed' as const, succeeded_at: null };
  openRental(
    approvedRental({ has_card: false, stripe_payment_method_id: null, payments: [deposit, failed], unpaid }),
    { answers: { 'GET /api/payment_methods': listOf([]) } },
  );

  expect(await part('Status')).toBe(
    '(Status) | Payment failedYour turn | Add a card: the deposit of $224 is due | There’s no card to charge. Without the deposit, we’ll cancel the rental on Sun, Dec 13, 12:00 AM. The rental amount of $1,120 was declined too. It can be paid until Sun, Nov 22, 5:00 AM. While it’s unpaid, the owner can end the rental. | [Add a card] | [More actions]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | You sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | The deposit of $224 was declined | Wed, Nov 18, 5:00 AM | There was no card to charge. | The rental amount of $1,120 was declined | Wed, Nov 18, 5:00 AM | The card was declined. | The rental amount is unpaid | Wed, Nov 18, 5:00 AM | One attempt so far. | Canceled if the deposit isn’t paid | Sun, Dec 13, 12:00 AM | Card retried | Sat, Nov 21, 5:00 AM | Payment deadline | Sun, Nov 22, 5:00 AM | After that, the owner can end the rental. | Rental starts | Mon, Dec 14 | Due back | Fri, Dec 18',
  );
});

it('tells an owner what they wait for', async () => {
  openRental(owing, { user: people.olive });

  expect(await part('Status')).toBe(
    '(Status) | Payment failed | Don’t hand over: the rent is unpaid | Ray was notified and can pay until Sun, Nov 22, 5:00 AM. We’ll retry the card on Sat, Nov 21, 5:00 AM. | [End rental] | [Hand over anyway] | [More actions]',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 27 days at the best rate | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed, Nov 18, 5:00 AM | Rental$1,120.00 | FailedWed, Nov 18, 5:00 AM | The card was declined.',
  );
});
