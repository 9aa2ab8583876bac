import {
  approvedRental,
  depositPaid,
  held,
  listOf,
  page,
  paymentMethodRecord,
  paymentRecord,
  people,
  refused,
  rentPaid,
  type Screen,
  waitFor,
} from '@yard/testing/screen';
import { dialog, dialogsGone, openRental, part } from '../../../test/open-rental';

const retry = 'POST /api/rental_requests/2/payments/4/retry';
const failed = {
  ...rentPaid,
  status: 'failed' as const,
  succeeded_at: null,
  failure_message: 'Your card was declined.',
};
const unpaid = {
  kind: 'rental' as const,
  since: '2026-11-18T11:00:00.000000Z',
  attempts: 1,
  next_attempt_at: '2026-11-21T11:00:00.000000Z',
  deadline_at: '2026-11-22T11:00:00.000000Z',
};
const owing = approvedRental({ start_date: '2026-11-22', payments: [depositPaid, failed], unpaid });
const other = paymentMethodRecord({
  id: 2,
  stripe_payment_method_id: 'pm_other',
  last4: '0002',
  default: false,
});
const cards = { 'GET /api/payment_methods': listOf([paymentMethodRecord(), other]) };
const waiting = {
  ...failed,
  status: 'requires_action' as const,
  failure_message: null,
  client_secret: 'secret',
  stripe_payment_method_id: 'pm_demo_ray_good',
};

/** Where the rental stands; beside the payment there is another. */
const payOtherwise = async (person: Screen['person']) => {
  const [first] = await page.findAllByRole('button', { name: 'Pay with another card' });
  await person.click(first ?? document.body);
  await page.findByRole('radio', { name: /0002/ });
};

it('tries the same card again', async () => {
  const late = held();
  const { person, sent } = openRental(owing, { answers: { ...cards, [retry]: late.answer } });

  const button = await page.findByRole('button', { name: 'Try the same card again' });
  expect(await part('Status')).toBe(
    '(Status) | ApprovedYour turn | The rental amount of $1,120 could not be charged | Your card was declined. Try again, or pay with another card. It can be paid until Sun 22 Nov, 5:00 AM; then the owner may end the rental. The card is tried again on Sat 21 Nov, 5:00 AM. | [Pay with another card] | [Try the same card again] | [Change the rental] | [Cancel the rental]',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 27 days at the cheapest mix of rates | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed 18 Nov, 5:00 AM | Rental and delivery$1,120.00 | FailedWed 18 Nov, 5:00 AM | Your card was declined. | [Pay with another card] | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | The rental amount of $1,120 was refused | Wed 18 Nov, 5:00 AM | Your card was declined. | Since then the rental amount is unpaid | Wed 18 Nov, 5:00 AM | One attempt so far. | The deposit of $224 is paid | Wed 18 Nov, 5:00 AM | The card is tried again | Sat 21 Nov, 5:00 AM | Last moment to pay the rent | Sun 22 Nov, 5:00 AM | Then the owner may end the rental. | Rental begins | Sun 22 Nov | Due back | Fri 18 Dec | Deposit goes back | Once the return is accepted.',
  );
  await person.click(button);
  await person.click(button);
  late.give(rentPaid);

  await page.findByText('The rental amount of $1,120 is paid');
  expect(sent()).toEqual([
    {
      call: 'POST /api/rental_requests/2/payments/4/retry',
      body: { stripe_payment_method_id: null, updated_at: '2026-11-18T10:00:00.000000Z' },
    },
  ]);
});

it('opens the choice of a card where the same one is refused again', async () => {
  const again = {
    ...failed,
    id: 5,
    failure_message: 'Not enough money.',
    updated_at: '2026-11-20T12:00:00.000000Z',
  };
  const { press, pressInDialog, sent, person } = openRental(owing, {
    answers: {
      ...cards,
      [retry]: again,
      'POST /api/rental_requests/2/payments/5/retry': { ...rentPaid, id: 6, status: 'processing' },
    },
  });

  await press('Try the same card again');
  await page.findByText('Not enough money.');
  expect(await dialog()).toBe(
    'Pay the rental amount | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Not enough money. | Nothing was charged. Try again, or choose another card. | (Pay) | Card | [ ] Visa ending in 4242, 12/2029Did not work last time | [x] Visa ending in 0002, 12/2029 | [ ] A new card | [Pay $1,120.00]',
  );
  await person.click(page.getByRole('radio', { name: /4242/ }));
  await pressInDialog('Pay $1,120.00');

  await page.findByText('The payment is on its way');
  await dialogsGone();
  expect(sent().at(-1)).toEqual({
    call: 'POST /api/rental_requests/2/payments/5/retry',
    body: { stripe_payment_method_id: 'pm_demo_ray_good', updated_at: '2026-11-20T12:00:00.000000Z' },
  });
});

it('pays with another card, and says once more that it was refused', async () => {
  const { person, pressInDialog, sent } = openRental(owing, {
    answers: { ...cards, [retry]: { ...failed, id: 5, failure_message: 'Not enough money.' } },
  });

  await payOtherwise(person);
  expect(await dialog()).toBe(
    'Pay the rental amount | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Your card was declined. | Nothing was charged. Try again, or choose another card. | (Pay) | Card | [ ] Visa ending in 4242, 12/2029Did not work last time | [x] Visa ending in 0002, 12/2029 | [ ] A new card | [Pay $1,120.00]',
  );
  await pressInDialog('Pay $1,120.00');

  await page.findByText('Not enough money.');
  expect(await dialog()).toBe(
    'Pay the rental amount | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Not enough money. | Nothing was charged. Try again, or choose another card. | (Pay) | Card | [ ] Visa ending in 4242, 12/2029Did not work last time | [x] Visa ending in 0002, 12/2029 | [ ] A new card | [Pay $1,120.00]',
  );
  expect(sent()).toEqual([
    {
      call: 'POST /api/rental_requests/2/payments/4/retry',
      body: { stripe_payment_method_id: 'pm_other', updated_at: '2026-11-18T10:00:00.000000Z' },
    },
  ]);
  await pressInDialog('Close');
  await dialogsGone();
  expect(sent()).toHaveLength(1);
});

it('says in the choice of a card what came meanwhile', async () => {
  const { person, becomes } = openRental(owing, { answers: cards });

  await payOtherwise(person);
  becomes({
    ...owing,
    payments: [depositPaid, failed, { ...failed, id: 5, failure_message: 'Not enough money.' }],
  });
  await page.findByText('This was tried again while you read');
  expect(await dialog()).toBe(
    'Pay the rental amount | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | This was tried again while you read | Why: | Your card was declined. | Not enough money. | Not enough money. | Nothing was charged. Try again, or choose another card. | (Pay) | Card | [ ] Visa ending in 4242, 12/2029Did not work last time | [x] Visa ending in 0002, 12/2029 | [ ] A new card | [Pay $1,120.00]',
  );
  becomes({ ...owing, payments: [depositPaid, failed, { ...failed, id: 5 }] });
  await page.findByText('It was refused once more.');
  becomes({ ...owing, payments: [depositPaid, failed, { ...failed, id: 5, status: 'processing' }] });
  await page.findByText('It is being tried already. What the bank answers is shown here.');
  expect(await dialog()).toBe(
    'Pay the rental amount | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | The rental amount of $1,120 is being charged | It is being tried already. What the bank answers is shown here. | [Close]',
  );
  becomes({ ...owing, unpaid: null, payments: [depositPaid, failed, { ...rentPaid, id: 5 }] });
  await page.findByText('It was paid meanwhile. Nothing is charged twice.');
  expect(await dialog()).toBe(
    'Pay the rental amount | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | The rental amount of $1,120 is paid | It was paid meanwhile. Nothing is charged twice. | [Close]',
  );
});

it('has the renter confirm a payment with the bank', async () => {
  const { press, pressInDialog, sent } = openRental(
    { ...owing, payments: [depositPaid, waiting] },
    {
      answers: {
        ...cards,
        'POST /api/payment_methods/simulated/authentication': { status: 204 },
        'POST /api/rental_requests/2/payments/4/refresh': rentPaid,
      },
    },
  );

  await page.findByText(/that waits for your bank/);
  expect(await part('Status')).toBe(
    '(Status) | ApprovedYour turn | Your bank wants you to confirm $1,120 | It is the rental amount. Confirm it with your bank, or pay with another card. It can be paid until Sun 22 Nov, 5:00 AM; then the owner may end the rental. The card is tried again on Sat 21 Nov, 5:00 AM. | [Confirm with your bank] | [Pay with another card] | It is Visa ending in 4242, 12/2029 that waits for your bank. | [Cancel the rental]',
  );
  await press('Confirm with your bank');
  expect(await dialog()).toBe(
    'Simulated bank | [Close] | Confirm your payment | $1,120.00 | To | Yard | For | Rental and delivery, Multiquip DCA70SSJU4F towable generator | Card | Visa ending in 4242, 12/2029 | [Confirm the payment] | [Refuse it] | A real bank shows a page of its own here. This one is simulated: no real money moves.',
  );
  await pressInDialog('Close');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('Confirm with your bank');
  await pressInDialog('Confirm the payment');

  await page.findByText('The rental amount of $1,120 is paid');
  await dialogsGone();
  expect(sent()).toEqual([
    {
      call: 'POST /api/payment_methods/simulated/authentication',
      body: { client_secret: 'secret', outcome: 'complete' },
    },
    { call: 'POST /api/rental_requests/2/payments/4/refresh', body: {} },
  ]);
});

it('opens the choice of a card where the bank is told no', async () => {
  const { press, pressInDialog, sent } = openRental(
    { ...owing, payments: [depositPaid, waiting] },
    {
      answers: {
        ...cards,
        'POST /api/payment_methods/simulated/authentication': { status: 204 },
        'POST /api/rental_requests/2/payments/4/refresh': failed,
      },
    },
  );

  await press('Confirm with your bank');
  await pressInDialog('Refuse it');

  await page.findByRole('dialog', { name: /^Pay the/ });
  expect(sent().at(0)).toEqual({
    call: 'POST /api/payment_methods/simulated/authentication',
    body: { client_secret: 'secret', outcome: 'fail' },
  });
});

it('goes on to the bank where another card asks for it', async () => {
  const { person, pressInDialog } = openRental(owing, {
    answers: { ...cards, [retry]: { ...waiting, id: 5 } },
  });

  await payOtherwise(person);
  await pressInDialog('Pay $1,120.00');

  await page.findByText('Confirm your payment');
});

it.each([
  ['succeeded', 'The rental amount of $1,120 is paid'],
  ['requires_action', 'Your bank still waits for your confirmation'],
  ['processing', 'The payment is on its way'],
  ['failed', 'Nothing was charged. Try again, or choose another card.'],
])('looks what became of a payment, back from the bank: %s', async (status, words) => {
  const { sent, address } = openRental(
    { ...owing, payments: [depositPaid, { ...failed, stripe_payment_intent_id: 'pi_1' }] },
    {
      query: '?from=mail&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded',
      answers: { ...cards, 'POST /api/rental_requests/2/payments/4/refresh': { ...failed, status } },
    },
  );

  await page.findByText(words);
  expect(address()).toBe('/rentals/2?from=mail');
  expect(sent()).toEqual([{ call: 'POST /api/rental_requests/2/payments/4/refresh', body: {} }]);
});

it('looks for no payment that it does not know', async () => {
  const { sent, address } = openRental(owing, { query: '?payment_intent=pi_other', answers: cards });

  await page.findByText('Timeline');
  await waitFor(() => expect(address()).toBe('/rentals/2'));
  expect(sent()).toEqual([]);
});

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
    body: { stripe_payment_method_id: 'pm_other' },
  });
});

it('asks for a card where there is none', async () => {
  const { press } = openRental(approvedRental({ has_card: false, stripe_payment_method_id: null }), {
    answers: { 'GET /api/payment_methods': listOf([]) },
  });

  expect(await part('Status')).toBe(
    '(Status) | ApprovedNobody has to act now | Starts Mon 14 Dec | It is picked up. The rental amount is charged from Sat 12 Dec, 12:00 AM. | [Change the rental] | [Add a card] | [Cancel the rental]',
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
    '(Status) | ApprovedYour turn | Add a card: the deposit of $224 is due | There is no card to charge. Without the deposit the rental is cancelled on Sun 13 Dec, 12:00 AM. The rental amount of $1,120 was refused as well. It can be paid until Sun 22 Nov, 5:00 AM; then the owner may end the rental. | [Add a card] | [Change the rental] | [Cancel the rental]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | The deposit of $224 was refused | Wed 18 Nov, 5:00 AM | There was no card to charge. | The rental amount of $1,120 was refused | Wed 18 Nov, 5:00 AM | Your card was declined. | Since then the rental amount is unpaid | Wed 18 Nov, 5:00 AM | One attempt so far. | Cancelled, if the deposit is not paid | Sun 13 Dec, 12:00 AM | The card is tried again | Sat 21 Nov, 5:00 AM | Last moment to pay the rent | Sun 22 Nov, 5:00 AM | Then the owner may end the rental. | Rental begins | Mon 14 Dec | Due back | Fri 18 Dec',
  );
});

it('tells an owner what they wait for', async () => {
  openRental(owing, { user: people.olive });

  expect(await part('Status')).toBe(
    '(Status) | ApprovedWaiting for somebody else | Do not hand over: the rent is unpaid | Ray Renter was told and can pay until Sun 22 Nov, 5:00 AM. The card is tried again on Sat 21 Nov, 5:00 AM. | [End the rental] | [Hand over anyway] | [Change the rental]',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 27 days at the cheapest mix of rates | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed 18 Nov, 5:00 AM | Rental and delivery$1,120.00 | FailedWed 18 Nov, 5:00 AM | Your card was declined.',
  );
});
