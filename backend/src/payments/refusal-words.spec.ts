import { api, as, later } from '../../test/api';
import { runBatch } from '../../test/batches';
import { refusal } from '../../test/refusals';
import { rentalScene } from '../../test/rental-scene';
import { whole } from '../../test/whole';

interface Provider {
  createCustomer(input: object, key: string): Promise<{ id: string }>;
  createSetupIntent(input: object, key: string): Promise<Record<string, unknown>>;
  retrieveSetupIntent(id: string): Promise<Record<string, unknown>>;
  confirmSetupIntent(id: string, method: string): Promise<Record<string, unknown>>;
  disputesSince(at: Date): Promise<{ id: string; payment_intent: string }[]>;
  answerDispute(id: string, evidence: object): Promise<{ status: string }>;
  createRefund(input: object, key: string): Promise<unknown>;
}
const provider = () =>
  api.provider<Provider>('src/payments/simulator/simulated-provider', 'SimulatedProvider');
const card = (number: string, more = {}) => ({ number, exp_month: 12, exp_year: 2030, cvc: '123', ...more });

it('says why a card is not kept or chosen', async () => {
  const { renter } = await rentalScene();
  const keep = (input: object) => as(renter).post('/api/payment_methods/simulated', input);

  expect(refusal(await keep(card('4242 4242 4242 4241')))).toEqual([
    422,
    { number: ['The card number is not valid.'] },
  ]);
  expect(refusal(await keep(card('4242 4242 4242 4242', { exp_year: 2020 })))).toEqual([
    422,
    { exp_month: ['The card has expired.'] },
  ]);
  expect(
    refusal(await as(renter).post('/api/payment_methods/confirmed', { setup_intent_id: 'seti_none' })),
  ).toEqual([422, { setup_intent_id: ['The selected setup intent id is invalid.'] }]);
});

it('keeps a card of the simulator by an intent, as Stripe does', async () => {
  const { id: customer } = await provider().createCustomer({ email: 'ray@example.com', name: 'Ray' }, 'c');
  const made = await provider().createSetupIntent({ customer }, 'key');
  const id = String(made['id']);
  const first = await provider().retrieveSetupIntent(id);
  const done = await provider()
    .confirmSetupIntent(id, 'pm_card_visa')
    .catch((error: Error) => error.message);

  expect(whole(first)).toEqual({
    client_secret: 'seti_#',
    customer: 'cus_#',
    request: { customer: 'cus_#' },
    status: 'requires_payment_method',
  });
  expect(whole(done)).toBe("No such payment_method: 'pm_#'");
});

it('answers a dispute of the simulator once, and gives back nothing that its bank took', async () => {
  const { renter, admin, approved } = await rentalScene();
  const begun = api.clock.now();
  const { id } = await approved();
  await as(renter).patch(`/api/rental_requests/${id}`, { stripe_payment_method_id: 'pm_card_createDispute' });
  later('2026-12-12T12:00:00Z');
  await runBatch(admin, 'collect_payment_for_upcoming_rental_requests');
  const [dispute] = await provider().disputesSince(begun);
  const refund = { payment_intent: dispute?.payment_intent, amount: 100, metadata: {} };

  await expect(provider().createRefund(refund, 'refund')).rejects.toThrow(
    'This charge has been charged back and cannot be refunded.',
  );
  const { status } = await provider().answerDispute(String(dispute?.id), { text: 'losing_evidence' });
  expect(status).toBe('lost');
  await expect(provider().answerDispute(String(dispute?.id), { text: 'x' })).rejects.toThrow(
    'This dispute is already closed.',
  );
});
