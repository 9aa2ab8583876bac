import { api, rows } from '../../../test/api';

interface Provider {
  createCustomer(input: object, key: string): Promise<{ id: string }>;
  createPaymentIntent(
    input: object,
    key: string,
  ): Promise<{ id: string; status: string; last_payment_error: { code: string } | null }>;
  cancelPaymentIntent(id: string): Promise<{ status: string }>;
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
  ['pm_card_visa', 'succeeded', null],
  ['pm_card_chargeDeclined', 'requires_payment_method', 'card_declined'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'requires_payment_method', 'insufficient_funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'requires_payment_method', 'expired_card'],
  ['pm_card_authenticationRequired', 'requires_action', null],
])('charges %s as Stripe does', async (card, status, code) => {
  const intent = await charge(card);

  expect([intent.status, intent.last_payment_error?.code ?? null]).toEqual([status, code]);
});

it('gives the same object for the same key and parameters, also twenty times at once', async () => {
  const first = await charge('pm_card_visa');
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

  await expect(charge('pm_card_visa', 'key-1', 2000)).rejects.toThrow('idempotent');
  await expect(charge('pm_nobody', 'key-3')).rejects.toThrow('not attached');
  const both = await Promise.allSettled([refund(600, 'refund-1'), refund(600, 'refund-2')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await refund(400, 'refund-3')).status).toBe('succeeded');
});

it('gives up an intent that waits, not one that succeeded', async () => {
  const waiting = await charge('pm_card_authenticationRequired', 'a');
  const paid = await charge('pm_card_visa', 'b');

  expect((await provider().cancelPaymentIntent(waiting.id)).status).toBe('canceled');
  expect((await provider().cancelPaymentIntent(paid.id)).status).toBe('succeeded');
});
