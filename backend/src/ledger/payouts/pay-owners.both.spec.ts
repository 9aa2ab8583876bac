import { as, confirmed, forgetBroadcasts, rows, told } from '../../../test/api';
import { closed, differences, payouts, sweepPayouts, transfers } from '../../../test/ledger-scene';

it('pays the owner when the rental is closed: rent less the fee, and damage', async () => {
  const { owner, admin, request } = await closed({ damage: 60 });

  expect(await payouts()).toEqual([[510, 'paid']]);
  expect(await transfers()).toEqual([51_000]);
  const { body } = await as(owner).get('/api/payouts');
  expect(body.data).toEqual([
    {
      id: expect.any(Number),
      created_at: '2026-12-18T23:00:00.000000Z',
      updated_at: '2026-12-18T23:00:00.000000Z',
      deleted_at: null,
      user_id: owner.id,
      user_name: 'Olive Owner',
      rental_request_id: request.id,
      amount: 510,
      currency: 'usd',
      status: 'paid',
      failure_message: null,
      stripe_transfer_id: expect.stringMatching(/^tr_/),
      paid_at: '2026-12-18T23:00:00.000000Z',
      refunded_amount: 0,
      lines: [
        { kind: 'rental', amount: 500 },
        { kind: 'fee', amount: -50 },
        { kind: 'damage', amount: 60 },
      ],
      waiting_for: null,
      waiting_since: null,
    },
  ]);
  const notices = await rows('notifications', "type = 'payout.paid'");
  expect(notices).toEqual([
    expect.objectContaining({ user_id: owner.id, title: '$510 is on its way to you' }),
  ]);
  const audit = await rows<{ action: string }>('audit_events', "record_type = 'payout'");
  expect(audit.map(({ action }) => action)).toEqual(['create', 'pay']);
  expect((await as(admin).get('/api/payouts', { status: 'paid', user_id: owner.id })).body.total).toBe(1);
  expect((await as(admin).get('/api/payouts', { status: 'failed' })).body.total).toBe(0);
});

it('waits for an account, says so once, and pays as soon as it is ready', async () => {
  const { owner, admin, renter } = await closed({ isReady: false });

  expect(await payouts()).toEqual([[450, 'waiting_for_account']]);
  await sweepPayouts();
  expect(await rows('notifications', "type = 'payout.waiting_for_account'")).toEqual([
    expect.objectContaining({ user_id: owner.id }),
  ]);
  expect((await as(owner).get('/api/payouts/account')).body).toEqual({ status: 'none' });
  forgetBroadcasts();
  expect((await as(owner).post('/api/payouts/account')).status).toBe(423);
  const link = await (await confirmed(as(owner))).post('/api/payouts/account');
  expect([link.status, link.body.url]).toEqual([200, expect.stringMatching(/\/payouts\/onboarding$/)]);
  expect((await as(owner).get('/api/payouts/account')).body).toEqual({ status: 'incomplete' });
  expect(await transfers()).toEqual([]);

  const answer = await as(owner).post('/api/payouts/account/simulated');

  expect([answer.status, answer.body]).toEqual([200, { status: 'ready' }]);
  expect(await payouts()).toEqual([[450, 'paid']]);
  expect(await transfers()).toEqual([45_000]);
  expect(told('payouts', 'saved')).toEqual([owner.id, admin.id].sort((a, b) => a - b));
  expect(told('payouts', 'saved')).not.toContain(renter.id);
  expect(await differences()).toEqual([]);
});

it('gives an owner one account, however often it is asked for at once', async () => {
  const { owner } = await closed({ isReady: false });

  const browser = await confirmed(as(owner));
  await Promise.all(Array.from({ length: 8 }, () => browser.post('/api/payouts/account')));

  expect(await rows('payout_accounts')).toHaveLength(1);
  expect(await rows('simulated_objects', "object = 'account'")).toHaveLength(1);
});
