import { api, as, rows } from '../../../test/api';
import { differences } from '../../../test/ledger-scene';
import { make } from '../../../test/make';
import { returned } from '../../../test/return-scene';
import { learnDispute } from '../../../test/disputes';

interface Row {
  id: number;
  status: string;
  kind: string;
  stripe_payment_intent_id: string;
}

/** A bank could not book the only refund, and returns it days later. */
async function refundComesBack() {
  const [refund] = await rows<Row & { payment_id: number }>('refunds');
  const [payment] = await rows<Row>('payments', 'id = ?', [refund?.payment_id]);
  const refunds = api.provider<{ save(known: object[]): Promise<void> }>(
    'src/payments/refunds/refunds.service',
    'RefundsService',
  );
  const outcome = { status: 'failed', stripe_refund_id: 're_back', failure_message: 'Account closed' };
  await refunds.save([{ seen: { refund, payment }, outcome }]);
}

/** The renter's bank disputes what was kept of the deposit. In cents. */
async function bankSays(status: string, amount: number) {
  const payment = (await rows<Row>('payments')).find(({ kind }) => kind === 'deposit');
  await learnDispute({
    id: 'dp_1',
    payment_intent: payment?.stripe_payment_intent_id,
    status,
    amount,
    due_by: null,
  });
}

it('keeps no more for the owner where a refund by hand took the place of one that failed', async () => {
  const { renter, path } = await returned({ condition: 'damaged', damage_amount: 60 });
  await as(renter).post(`${path}/accept`);
  await refundComesBack();
  const [request] = await rows<Row>('rental_requests');
  const byHand = `/api/rental_requests/${request?.id}/refund_deposit`;
  expect((await as(await make.admin()).post(byHand, { amount: 40 })).status).toBe(200);
  await bankSays('under_review', 6_000);

  await bankSays('won', 6_000);

  const held = await rows<{ amount: number }>('ledger_lines', "account = 'deposits_held'");
  expect(held.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
  expect(await differences()).toEqual([]);
});
