import { depositPaid, lateAnswer, planRecord, page, pendingRental, rentPaid } from '@yard/testing/screen';
import { dialog, dialogsGone, openRental, part } from '../../../test/open-rental';
import { retry, failed, owing, cards, payOtherwise } from '../../../test/paying-scene';

const seen = expect.objectContaining({ subtotal: 1120, deposit_amount: 224, due_now: 1120 });

it('tries the same card again', async () => {
  const late = lateAnswer();
  const { person, sent } = openRental(owing, { answers: { ...cards, [retry]: late.answer } });

  const button = await page.findByRole('button', { name: 'Try this card again' });
  expect(await part('Status')).toBe(
    '(Status) | Payment failedYour turn | The rental amount of $1,120 couldn’t be charged | Your card was declined. Try again, or pay with another card. It can be paid until Sun, Nov 22, 5:00 AM. While it’s unpaid, the owner can end the rental. We’ll retry the card on Sat, Nov 21, 5:00 AM. | [Pay with another card] | [Try this card again] | [More actions]',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 27 days at the best rate | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed, Nov 18, 5:00 AM | Rental$1,120.00 | FailedWed, Nov 18, 5:00 AM | Your card was declined. | [Pay with another card] | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | You sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | The rental amount of $1,120 was declined | Wed, Nov 18, 5:00 AM | The card was declined. | The rental amount is unpaid | Wed, Nov 18, 5:00 AM | One attempt so far. | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | Card retried | Sat, Nov 21, 5:00 AM | Payment deadline | Sun, Nov 22, 5:00 AM | After that, the owner can end the rental. | Rental starts | Sun, Nov 22 | Due back | Fri, Dec 18 | Deposit refunded | After the return is accepted.',
  );
  await person.click(button);
  await person.click(button);
  late.give(rentPaid);

  await page.findByText('The rental amount of $1,120 is paid');
  expect(sent()).toEqual([
    {
      call: 'POST /api/rental_requests/2/payments/4/retry',
      body: { stripe_payment_method_id: null, amount: 1120, updated_at: '2026-11-18T10:00:00.000000Z', seen },
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

  await press('Try this card again');
  await page.findByText('Not enough money.');
  expect(await dialog()).toBe(
    'Pay the rental amount | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Not enough money. | Nothing was charged. Try again, or choose another card. | (Pay) | Card | [ ] Visa ending in 4242, 12/2029Declined last time | [x] Visa ending in 0002, 12/2029 | [ ] New card | [Pay $1,120]',
  );
  await person.click(page.getByRole('radio', { name: /4242/ }));
  await pressInDialog('Pay $1,120');

  await page.findByText('The payment is on its way');
  await dialogsGone();
  expect(sent().at(-1)).toEqual({
    call: 'POST /api/rental_requests/2/payments/5/retry',
    body: {
      stripe_payment_method_id: 'pm_demo_ray_good',
      amount: 1120,
      seen,
      updated_at: '2026-11-20T12:00:00.000000Z',
    },
  });
});

it('pays with another card, and says once more that it was refused', async () => {
  const { person, pressInDialog, sent } = openRental(owing, {
    answers: { ...cards, [retry]: { ...failed, id: 5, failure_message: 'Not enough money.' } },
  });

  await payOtherwise(person);
  expect(await dialog()).toBe(
    'Pay the rental amount | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Your card was declined. | Nothing was charged. Try again, or choose another card. | (Pay) | Card | [ ] Visa ending in 4242, 12/2029Declined last time | [x] Visa ending in 0002, 12/2029 | [ ] New card | [Pay $1,120]',
  );
  await pressInDialog('Pay $1,120');

  await page.findByText('Not enough money.');
  expect(await dialog()).toBe(
    'Pay the rental amount | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Not enough money. | Nothing was charged. Try again, or choose another card. | (Pay) | Card | [ ] Visa ending in 4242, 12/2029Declined last time | [x] Visa ending in 0002, 12/2029 | [ ] New card | [Pay $1,120]',
  );
  expect(sent()).toEqual([
    {
      call: 'POST /api/rental_requests/2/payments/4/retry',
      body: {
        stripe_payment_method_id: 'pm_other',
        amount: 1120,
        updated_at: '2026-11-18T10:00:00.000000Z',
        seen,
      },
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
  await page.findByText('We tried again while you were reading');
  expect(await dialog()).toBe(
    'Pay the rental amount | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | We tried again while you were reading | Why: | Your card was declined. | Not enough money. | Not enough money. | Nothing was charged. Try again, or choose another card. | (Pay) | Card | [ ] Visa ending in 4242, 12/2029Declined last time | [x] Visa ending in 0002, 12/2029 | [ ] New card | [Pay $1,120]',
  );
  becomes({ ...owing, payments: [depositPaid, failed, { ...failed, id: 5 }] });
  await page.findByText('It was declined again.');
  becomes({ ...owing, payments: [depositPaid, failed, { ...failed, id: 5, status: 'processing' }] });
  await page.findByText('We’re already charging it. You’ll see the bank’s answer here.');
  expect(await dialog()).toBe(
    'Pay the rental amount | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | The rental amount of $1,120 is being charged | We’re already charging it. You’ll see the bank’s answer here. | [Close]',
  );
  becomes({ ...owing, unpaid: null, payments: [depositPaid, failed, { ...rentPaid, id: 5 }] });
  await page.findByText('This is already paid. You won’t be charged twice.');
  expect(await dialog()).toBe(
    'Pay the rental amount | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | The rental amount of $1,120 is paid | This is already paid. You won’t be charged twice. | [Close]',
  );
  const waived = { ...rentPaid, id: 5, status: 'waived' as const, waiver_reason: 'They are bankrupt.' };
  becomes({ ...owing, unpaid: null, payments: [depositPaid, failed, waived] });
  await page.findAllByText('The rental amount is waived');
  expect(await dialog()).toContain('The rental amount is waived | They are bankrupt. | [Close]');
});

it('names and pays the sum that is due, and says where it becomes another one', async () => {
  const older = { ...owing, payments: [depositPaid, { ...failed, amount: 1000 }] };
  const { person, pressInDialog, sent, becomes } = openRental(older, {
    answers: { ...cards, [retry]: { ...rentPaid, amount: 1500 } },
  });

  expect(await part('Status')).toContain('The rental amount of $1,120 couldn’t be charged');
  await payOtherwise(person);
  expect(await dialog()).toMatch(/\[Pay \$1,120\]$/);
  becomes({ ...older, subtotal: 1500 });
  await page.findByText('This rental has changed since you began');
  expect(await dialog()).toContain('Total: | $1,120.00 | $1,500.00');
  await pressInDialog('I have seen it');
  await pressInDialog('Pay $1,500');

  await page.findByText('The rental amount of $1,500 is paid');
  expect(sent()).toMatchObject([{ body: { amount: 1500 } }]);
});

it('says that the rent is charged, too, where the deposit has the machine booked', async () => {
  const refused = { ...failed, kind: 'deposit' as const, amount: 224 };
  const plan = planRecord({
    now: [
      { kind: 'deposit', amount: 224, person_id: 3 },
      { kind: 'rental', amount: 1120, person_id: 3 },
    ],
  });
  const { person } = openRental(pendingRental({ plan, payments: [refused] }), { answers: cards });

  await payOtherwise(person);

  await page.findByText(
    'If your card is accepted, the machine is booked and you pay the deposit of $224 and the rental amount of $1,120 now.',
  );
  await page.findByRole('button', { name: 'Pay $1,344' });
});
