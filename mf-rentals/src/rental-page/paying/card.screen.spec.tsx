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
import { dialog, dialogsGone, openRental, part, seenOf, updateQuote } from '../../../test/open-rental';
import { failed, unpaid, owing, cards } from '../../../test/paying-scene';

const QUOTE = 'POST /api/rental_requests/2/quote';

it('changes the card of a rental', async () => {
  const { person, press, pressInDialog, sent, answer } = openRental(approvedRental(), {
    answers: {
      ...cards,
      'PATCH /api/rental_requests/2': refused({ stripe_payment_method_id: ['This card is gone.'] }),
    },
  });

  await press('Change card');
  await page.findByRole('radio', { name: /0002/ });
  expect(await dialog()).toBe(
    'Card for this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Card | [x] Visa ending in 4242, 12/2029Your usual card | [ ] Visa ending in 0002, 12/2029 | [ ] A new card | [Use this card]',
  );
  await person.click(page.getByRole('radio', { name: /0002/ }));
  await pressInDialog('Use this card');
  await page.findByText('This card is gone.');
  answer('PATCH /api/rental_requests/2', approvedRental({ stripe_payment_method_id: 'pm_other' }));
  await pressInDialog('Use this card');

  await page.findByText('The card is changed');
  await dialogsGone();
  expect(sent().at(-1)).toEqual({
    call: 'PATCH /api/rental_requests/2',
    body: { stripe_payment_method_id: 'pm_other', seen: seenOf(updateQuote()) },
  });
});

it('says what another card is charged with once the rent is refused, and agrees to that sum', async () => {
  const due = updateQuote([['rental', 1120]]);
  const { person, press, pressInDialog, becomes, sent, answer } = openRental(
    approvedRental({ start_date: owing.start_date, payments: [depositPaid] }),
    {
      answers: { ...cards, 'PATCH /api/rental_requests/2': { ...owing, payments: [depositPaid, rentPaid] } },
    },
  );
  await press('Change card');
  await person.click(await page.findByRole('radio', { name: /0002/ }));
  expect(await dialog()).toContain('| [Use this card]');

  answer(QUOTE, due);
  becomes(owing);

  await page.findByRole('button', { name: 'Use this card and pay $1,120.00' });
  expect(await dialog()).toContain(
    'It is charged at once for the rental amount of $1,120.00, which is unpaid. | [Use',
  );
  await pressInDialog('Use this card and pay $1,120.00');

  await page.findByText(/^The card is changed/);
  expect(sent().at(-1)?.body).toEqual({ stripe_payment_method_id: 'pm_other', seen: seenOf(due) });
});

it.each([
  ['$224.00', [['deposit', 224]], 'the deposit of $224.00'],
  [
    '$1,344.00',
    [
      ['deposit', 224],
      ['rental', 1120],
    ],
    'the deposit of $224.00 and the rental amount of $1,120.00',
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
    const words = `With a good card the request is approved at once, and charged for ${what}.`;
    const button = `Use this card${sum ? ` and pay ${sum}` : ''}`;
    await page.findByRole('button', { name: button });
    expect((await dialog()).includes(words)).toBe(what !== null);
    await pressInDialog(button);

    await page.findByText('The card is changed');
    expect(sent().at(-1)?.body).toEqual({ stripe_payment_method_id: 'pm_other', seen: seenOf(quoted) });
  },
);

it('asks for a card where there is none', async () => {
  const { press } = openRental(approvedRental({ has_card: false, stripe_payment_method_id: null }), {
    answers: { 'GET /api/payment_methods': listOf([]) },
  });

  expect(await part('Status')).toBe(
    '(Status) | ApprovedNothing to do right now | Starts Mon 14 Dec | It is picked up. The rental amount is charged from Sat 12 Dec, 12:00 AM. | [Change the rental] | [Add a card] | [Cancel the rental]',
  );
  await press('Add a card');
  await page.findByText('A new card');
  expect(await dialog()).toBe(
    'Card for this rental | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Card | [x] A new card | Card number ‹› | Expiry ‹MM/YY› | Security code ‹› | Test cards | 4242 4242 4242 4242 | succeeds | 4000 0000 0000 0002 | is declined when it is given | 4000 0000 0000 0341 | is stored, and declined when it is charged | 4000 0027 6000 3184 | needs an approval by the bank for each charge | Any later month and any security code. No real money moves. | [Use this card]',
  );
});

it('asks for a card where the deposit is due and there is none', async () => {
  const deposit = { ...depositPaid, status: 'failed' as const, succeeded_at: null };
  openRental(
    approvedRental({ has_card: false, stripe_payment_method_id: null, payments: [deposit, failed], unpaid }),
    { answers: { 'GET /api/payment_methods': listOf([]) } },
  );

  expect(await part('Status')).toBe(
    '(Status) | ApprovedYour turn | Add a card: the deposit of $224 is due | There is no card to charge. Without the deposit the rental is cancelled on Sun 13 Dec, 12:00 AM. The rental amount of $1,120 was refused as well. It can be paid until Sun 22 Nov, 5:00 AM; the owner may end the rental while it is unpaid. | [Add a card] | [Change the rental] | [Cancel the rental]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | The deposit of $224 was refused | Wed 18 Nov, 5:00 AM | There was no card to charge. | The rental amount of $1,120 was refused | Wed 18 Nov, 5:00 AM | The card was declined. | Since then the rental amount is unpaid | Wed 18 Nov, 5:00 AM | One attempt so far. | Canceled, if the deposit is not paid | Sun 13 Dec, 12:00 AM | The card is tried again | Sat 21 Nov, 5:00 AM | Last moment to pay the rent | Sun 22 Nov, 5:00 AM | Then the owner may end the rental. | Rental begins | Mon 14 Dec | Due back | Fri 18 Dec',
  );
});

it('tells an owner what they wait for', async () => {
  openRental(owing, { user: people.olive });

  expect(await part('Status')).toBe(
    '(Status) | Approved | Do not hand over: the rent is unpaid | Ray Renter was told and can pay until Sun 22 Nov, 5:00 AM. The card is tried again on Sat 21 Nov, 5:00 AM. | [End the rental] | [Hand over anyway] | [Change the rental]',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 27 days at the cheapest mix of rates | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed 18 Nov, 5:00 AM | Rental and delivery$1,120.00 | FailedWed 18 Nov, 5:00 AM | The card was declined.',
  );
});
