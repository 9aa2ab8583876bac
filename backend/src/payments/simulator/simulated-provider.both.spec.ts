import { api, rows } from '../../../test/api';

interface Provider {
  createCustomer(input: object, key: string): Promise<{ id: string }>;
  createPaymentIntent(
    input: object,
    key: string,
  ): Promise<{ id: string; status: string; last_payment_error: { code: string; message: string } | null }>;
  cancelPaymentIntent(id: string): Promise<{ status: string }>;
  findPaymentIntent(input: object, key: string): Promise<{ id: string } | null>;
  createRefund(input: object, key: string): Promise<{ id: string; status: string }>;
}

const provider = () =>
  api.provider<Provider>('src/payments/simulator/simulated-provider', 'SimulatedProvider');

async function charge(payment_method: string, key = 'key-1', amount = 1000) {
  const { id: customer } = await provider().createCustomer(
    { email: 'ray@example.com', name: 'Ray' },
    'customer-1',
  );
  return provider().createPaymentIntent(
    { amount, currency: 'usd', customer, payment_method, description: 'x', metadata: {} },
    key,
  );
}

it.each([
  ['pm_card_chargeDeclined', 'card_declined', 'Your card was declined.'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'Your card has expired.'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  [
    'pm_card_chargeDeclinedProcessingError',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ],
])('refuses %s in the words of Stripe', async (card, code, message) => {
  expect(await charge(card)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code, message },
  });
});

it.each([
  ['pm_card_visa', 'succeeded'],
  ['pm_card_createDispute', 'succeeded'],
  ['pm_card_refundFail', 'succeeded'],
  ['pm_card_authenticationRequired', 'requires_action'],
  ['pm_card_threeDSecure2Required', 'requires_action'],
])('charges %s as Stripe does', async (card, status) => {
  expect(await charge(card)).toMatchObject({ status, last_payment_error: null });
});

it('gives the same object for the same key and parameters, also twenty times at once', async () => {
  expect(await provider().findPaymentIntent({}, 'key-1')).toBeNull();
  const first = await charge('pm_card_visa');
  expect(await provider().findPaymentIntent({}, 'key-1')).toMatchObject({ id: first.id });
  const again = await Promise.all(Array.from({ length: 20 }, () => charge('pm_card_visa')));

  expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]));
  const fresh = await Promise.all(Array.from({ length: 20 }, () => charge('pm_card_visa', 'key-2')));
  expect(new Set(fresh.map(({ id }) => id)).size).toBe(1);
  expect(await rows('simulated_objects', "object = 'payment_intent'")).toHaveLength(2);
});

it('refuses a key with other parameters, an unknown card, and more refunds than were charged', async () => {
  const intent = await charge('pm_card_visa');
  const refund = (amount: number, key: string) =>
    provider().createRefund({ payment_intent: intent.id, amount, metadata: {} }, key);

  await expect(charge('pm_card_visa', 'key-1', 2000)).rejects.toThrow(
    'Keys for idempotent requests can only be used with the same parameters: key-1',
  );
  await expect(charge('pm_nobody', 'key-3')).rejects.toThrow(
    'The payment method is not attached to this customer.',
  );
  const both = await Promise.allSettled([refund(600, 'refund-1'), refund(600, 'refund-2')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(refund(401, 'refund-3')).rejects.toThrow(
    'Refund amount is greater than unrefunded amount on charge.',
  );
  expect((await refund(400, 'refund-4')).status).toBe('succeeded');
  const none = await charge('pm_card_chargeDeclined', 'key-4');
  await expect(
    provider().createRefund({ payment_intent: none.id, amount: 1, metadata: {} }, 'refund-5'),
  ).rejects.toThrow(`No successful payment_intent: '${none.id}'`);
});

it('gives up an intent that waits, not one that succeeded', async () => {
  const waiting = await charge('pm_card_authenticationRequired', 'a');
  const paid = await charge('pm_card_visa', 'b');

  expect((await provider().cancelPaymentIntent(waiting.id)).status).toBe('canceled');
  expect((await provider().cancelPaymentIntent(paid.id)).status).toBe('succeeded');
});
