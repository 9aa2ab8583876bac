/** @jest-environment-options {"payments":"stripe"} */
import { api, as, confirmed, later, rows } from '../../../test/api';
import { differences, payouts, sweepPayouts } from '../../../test/ledger-scene';
import { returned } from '../../../test/return-scene';
import { completeAccount, keepShort } from '../../../test/stripe-server/connect-routes';
import { deliver, eventOf, stripe } from '../../../test/stripe-scene';
import { refusal } from '../../../test/refusals';

const sent = () =>
  stripe()
    .movements.filter(({ kind }) => kind === 'transfer')
    .map(({ amount }) => amount);

/** The owner at Stripe's pages; nothing told us of it yet. */
async function onboarded(owner: { id: number; email: string }): Promise<string> {
  const { status, body } = await (await confirmed(as(owner))).post('/api/payouts/account');
  if (status !== 200) throw new Error(`account answered ${status}: ${JSON.stringify(body)}`);
  const [account] = await rows<{ stripe_account_id: string }>('payout_accounts');
  return account?.stripe_account_id ?? '';
}

/** A rental whose return only waits to be accepted; the owner's account ready. */
async function ready() {
  const scene = await returned();
  await completeAccount(stripe(), await onboarded(scene.owner));
  await deliver(eventOf('account.updated'));
  const close = () => as(scene.renter).post(`${scene.path}/accept`);
  return { ...scene, close };
}

it('sends the owner to Stripe, hears when all is said, and pays what waited', async () => {
  const { owner, renter, path } = await returned();
  await as(renter).post(`${path}/accept`);
  expect(await payouts()).toEqual([[450, 'waiting_for_account']]);

  const link = await (await confirmed(as(owner))).post('/api/payouts/account');
  expect(link.body.url).toMatch(/^https:\/\/connect\.stripe\.com\//);
  expect((await as(owner).get('/api/payouts/account')).body).toEqual({ status: 'incomplete' });
  expect((await as(owner).post('/api/payouts/account/simulated')).status).toBe(404);
  await completeAccount(stripe(), await onboarded(owner));
  expect(await payouts()).toEqual([[450, 'waiting_for_account']]);
  await deliver(eventOf('account.updated'));

  expect(await payouts()).toEqual([[450, 'paid']]);
  expect(sent()).toEqual([45_000]);
  expect((await as(owner).get('/api/payouts/account')).body).toEqual({ status: 'ready' });
  expect(stripe().calls.filter((call) => call.path === '/v1/accounts')).toHaveLength(1);
  expect(await differences()).toEqual([]);
});

it('transfers apart from the charges, with our key, group and row', async () => {
  const { close, request } = await ready();

  await close();

  const [payout] = await rows<{ id: number; stripe_transfer_id: string }>('payouts');
  const call = stripe().calls.find(({ method, path }) => method === 'POST' && path === '/v1/transfers');
  expect(call).toMatchObject({
    key: `rr-${request.id}-payout-1-1`,
    form: {
      amount: '45000',
      currency: 'usd',
      transfer_group: `rental-request-${request.id}`,
      metadata: { payout_id: String(payout?.id), payout_key: `rr-${request.id}-payout-1-1` },
    },
  });
  expect(payout?.stripe_transfer_id).toMatch(/^tr_/);
});

it.each([
  ['429', { kind: 'too_many' }, 0],
  ['500 after the work', { kind: 'error_after' }, 1],
  ['a connection dropped before the work', { kind: 'drop_before', times: 2 }, 0],
  ['an answer lost after the work', { kind: 'drop_after', times: 2 }, 1],
  ['no answer at all', { kind: 'hang' }, 0],
] as const)('pays once in spite of %s', async (_, fault, first) => {
  const { close } = await ready();
  stripe().fail({ ...fault, on: 'POST /v1/transfers' });

  await close();
  expect(await payouts()).toEqual([[450, 'pending']]);
  expect(sent()).toHaveLength(first);
  api.clock.set('2026-12-18T23:01:00Z');
  await Promise.all([sweepPayouts(), sweepPayouts()]);

  expect(await payouts()).toEqual([[450, 'paid']]);
  expect(sent()).toEqual([45_000]);
  expect(await rows('ledger_entries', "kind = 'payout'")).toHaveLength(1);
  expect(await differences()).toEqual([]);
});

it('pays a day late, and once, when Stripe could not be reached and has forgotten the key', async () => {
  const { close } = await ready();
  stripe().fail({ kind: 'drop_after', on: 'POST /v1/transfers', times: 2 });
  await close();
  stripe().keys.forget();

  later('2026-12-20T12:00:00Z');
  await sweepPayouts();

  expect(await payouts()).toEqual([[450, 'paid']]);
  expect(sent()).toEqual([45_000]);
});

it('asks again for a transfer that our balance did not hold yet', async () => {
  const { close } = await ready();
  const [account] = await rows<{ stripe_account_id: string }>('payout_accounts');
  await keepShort(stripe(), account?.stripe_account_id ?? '', true);
  await close();
  expect(await payouts()).toEqual([[450, 'pending']]);

  later('2026-12-19T23:00:00Z');
  await sweepPayouts();
  await keepShort(stripe(), account?.stripe_account_id ?? '', false);
  await sweepPayouts();
  expect(await payouts()).toEqual([[450, 'pending']]);
  later('2026-12-19T23:15:00Z');
  await sweepPayouts();

  expect(await payouts()).toEqual([[450, 'paid']]);
  expect(sent()).toEqual([45_000]);
});

it('learns of an account whose message was lost, and waits for one that Stripe has closed', async () => {
  const { owner, renter, path } = await returned();
  const account = await onboarded(owner);
  await as(renter).post(`${path}/accept`);
  await completeAccount(stripe(), account);

  later('2026-12-19T00:00:00Z');
  await sweepPayouts();
  expect(await payouts()).toEqual([[450, 'paid']]);
  await completeAccount(stripe(), account, false);
  await deliver(eventOf('account.updated'));

  expect((await as(owner).get('/api/payouts/account')).body).toEqual({ status: 'incomplete' });
});

it('asks for an account that was made while the clock was ahead once it is put back', async () => {
  const { owner, renter, path } = await returned();
  const now = api.clock.now().toISOString();
  later('2026-12-25T12:00:00Z');
  const account = await onboarded(owner);
  later(now);
  await as(renter).post(`${path}/accept`);
  await completeAccount(stripe(), account);

  await sweepPayouts();

  expect(await payouts()).toEqual([[450, 'paid']]);
});

it('takes a refund that a bank returned out of the ledger again', async () => {
  const { close, admin, request, act } = await ready();
  await close();
  await act(admin, request, 'refund_deposit', {});
  const [refund] = await rows<{ stripe_refund_id: string }>('refunds');
  const before = await rows('ledger_entries');

  await stripe().returnRefund(refund?.stripe_refund_id ?? '');
  await deliver(eventOf('refund.failed'));
  await deliver(eventOf('refund.failed'));

  expect(await rows('refunds', "status = 'failed'")).toHaveLength(1);
  expect(await rows('ledger_entries')).toHaveLength(before.length + 1);
  const held = await rows<{ amount: number }>('ledger_lines', "account = 'deposits_held'");
  expect(held.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(-100);
  expect(await differences()).toEqual([]);
});

it('keeps the account of an owner while money of a rental still moves', async () => {
  const { owner, admin, close } = await ready();
  stripe().fail({ kind: 'drop_before', on: 'POST /v1/refunds', times: 2 });
  await close();
  expect(await payouts()).toEqual([]);

  const refused = await (await confirmed(as(admin))).delete(`/api/users/${owner.id}`);

  expect(refusal(refused)).toEqual([
    409,
    'The account has payouts to come. It can be deleted once they are paid.',
  ]);
});
