import { depositPaid, page, people, pendingRental, rentPaid, waitFor } from '@yard/testing/screen';
import { dialog, dialogsGone, openRental, part } from '../../../test/open-rental';
import { retry, failed, owing, cards, payOtherwise } from '../../../test/paying-scene';

const waiting = {
  ...failed,
  status: 'requires_action' as const,
  failure_message: null,
  client_secret: 'secret',
  stripe_payment_method_id: 'pm_demo_ray_good',
};

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

  await page.findByText(/^Your bank has to approve \w+ ending/);
  expect(await part('Status')).toBe(
    '(Status) | ApprovedYour turn | Confirm $1,120 with your bank | Your bank has to approve the rental amount. Confirm it, or pay with another card. It can be paid until Sun, Nov 22, 5:00 AM. While it’s unpaid, the owner can end the rental. We’ll retry the card on Sat, Nov 21, 5:00 AM. | [Confirm with your bank] | [Pay with another card] | Your bank has to approve Visa ending in 4242, 12/2029. | [More actions]',
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
  await pressInDialog('Pay $1,120');

  await page.findByText('Confirm your payment');
});

it.each([
  ['succeeded', 'The rental amount of $1,120 is paid'],
  ['requires_action', 'Your bank is waiting for you to confirm'],
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

it.each([
  ['ray', 'Confirm $224 with your bank'],
  ['olive', 'Waiting for Ray to confirm the payment | The machine is booked once the bank agrees.'],
] as const)('says that a booking waits for the bank alone: %s', async (reader, words) => {
  const asked = { ...waiting, kind: 'deposit' as const, amount: 224 };
  openRental(pendingRental({ payments: [asked] }), { user: people[reader] });

  const status = await part('Status');
  expect(status).toContain(`(Status) | Waiting for the bank`);
  expect(status).toContain(words);
  expect(status).not.toMatch(/Waiting for an answer|hours to answer|Answer within/);
  expect(status.includes('Your turn')).toBe(reader === 'ray');
  expect(await part('Timeline')).not.toContain('Olive Owner answers');
});
