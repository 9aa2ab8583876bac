import { as, rows } from '../../../test/api';
import { queriesOf } from '../../../test/count-queries';
import { closed, closedAgain } from '../../../test/ledger-scene';

it('lists entries with their sides to admins, newest first', async () => {
  const { owner, admin, request } = await closed();

  const { body } = await as(admin).get('/api/ledger_entries', { rental_request_id: request.id });

  expect(body.data.map(({ kind }: { kind: string }) => kind)).toHaveLength(4);
  const { body: rents } = await as(admin).get('/api/ledger_entries', { kind: 'rental' });
  const [payment] = await rows<{ id: number }>('payments', "kind = 'rental'");
  expect(rents.data).toEqual([
    {
      id: expect.any(Number),
      created_at: '2026-12-13T12:00:00.000000Z',
      updated_at: '2026-12-13T12:00:00.000000Z',
      deleted_at: null,
      kind: 'rental',
      rental_request_id: request.id,
      payment_id: payment?.id,
      refund_id: null,
      payout_id: null,
      posted_at: '2026-12-13T12:00:00.000000Z',
      ...{ corrects: null, reason: null, proposed_by: null, confirmed_by: null },
      lines: [
        side('provider_balance', 500),
        side('owner_payable', -450, { user_id: owner.id, user_name: 'Olive Owner' }),
        side('platform_fees', -50),
      ].map((line) => ({ ...line, rental_request_id: request.id })),
    },
  ]);
  expect((await as(admin).get('/api/ledger_entries', { kind: 'nonsense' })).status).toBe(422);
});

const side = (account: string, amount: number, owner: object = { user_id: null, user_name: null }) => ({
  account,
  amount,
  ...owner,
});

it("lists everybody's payments to admins, filtered", async () => {
  const { owner, renter, admin, request } = await closed({ damage: 60 });

  const { body } = await as(admin).get('/api/payments', { kind: 'deposit' });

  expect(body.data).toEqual([
    expect.objectContaining({
      rental_request_id: request.id,
      kind: 'deposit',
      amount: 100,
      refunded_amount: 40,
      status: 'partially_refunded',
      stripe_payment_intent_id: expect.stringMatching(/^pi_/),
      renter: { id: renter.id, name: 'Ray Renter' },
      owner: { id: owner.id, name: 'Olive Owner' },
      machine_subject: 'Crawler Excavator',
    }),
  ]);
  const total = async (query: object) => (await as(admin).get('/api/payments', query)).body.total;
  expect(await total({})).toBe(2);
  expect(await total({ status: 'succeeded' })).toBe(1);
  expect(await total({ rental_request_id: request.id + 1 })).toBe(0);
  expect(await total({ machine_id: request.machine_id })).toBe(2);
  expect(await total({ machine_id: request.machine_id, kind: 'deposit', search: 'Ray' })).toBe(1);
  expect(await total({ machine_id: request.machine_id + 1 })).toBe(0);
  const [deposit] = body.data;
  const refund = {
    ...{ amount: 40, status: 'succeeded', reason: 'close', explanation: null, failure_message: null },
    ...{ stripe_refund_id: expect.stringMatching(/^re_/), created_at: '2026-12-18T23:00:00.000000Z' },
    user_name: expect.anything(),
  };
  expect((await as(admin).get(`/api/payments/${deposit.id}`)).body).toEqual({
    ...deposit,
    refunds: [refund],
  });
  expect((await as(admin).get('/api/payments/987654')).status).toBe(404);
  expect(await total({ from: '2026-12-13', to: '2026-12-13' })).toBe(2);
  expect(await total({ from: '2026-12-14' })).toBe(0);
  expect(await total({ to: '2026-12-12' })).toBe(0);
  expect((await as(admin).get('/api/payments', { kind: 'nonsense' })).status).toBe(422);
  expect((await as(admin).get('/api/payments', { to: '9999-12-31' })).status).toBe(200);
});

it('lists with as many queries for many as for one', async () => {
  const scene = await closed();
  const paths = ['/api/ledger_entries', '/api/payments', '/api/statements', '/api/payouts'];
  const counts = async () => {
    const found: number[] = [];
    for (const path of paths) found.push((await queriesOf(() => as(scene.admin).get(path))).length);
    return found;
  };
  await as(scene.admin).get('/api/user');
  const before = await counts();

  await closedAgain(scene);
  await as(scene.admin).get('/api/user');

  expect(await counts()).toEqual(before);
});
