import { as, asOnAdminSite } from '../../test/api';
import { closed } from '../../test/ledger-scene';
import { whole } from '../../test/whole';

async function lists() {
  const scene = await closed({ damage: 60 });
  const all = async (client: ReturnType<typeof as>, path: string) => {
    const { body } = await client.get(path);
    return whole(body.data ?? body, { owner: scene.owner, renter: scene.renter });
  };
  return { scene, all, admin: asOnAdminSite(scene.admin) };
}

/** Deposit and rent are collected at the same time: either may be first. */
const rents = (payments: unknown) => (payments as { kind: string }[]).filter(({ kind }) => kind === 'rental');

const RENT = {
  amount: 500,
  attempted_at: '2026-12-13T12:00:00.000000Z',
  created_at: '2026-12-13T12:00:00.000000Z',
  currency: 'usd',
  kind: 'rental',
  refunded_amount: 0,
  rental_request_id: '#',
  status: 'succeeded',
  succeeded_at: '2026-12-13T12:00:00.000000Z',
};

it('says all of what was paid, to its payer and to an admin', async () => {
  const { scene, all, admin } = await lists();
  const card = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2030, cvc: '123' };
  await as(scene.renter).post('/api/payment_methods/simulated', card);

  expect(rents(await all(as(scene.renter), `/api/rental_requests/${scene.request.id}/payments`))).toEqual([
    { ...RENT, stripe_payment_intent_id: 'pi_#' },
  ]);
  expect(rents(await all(as(scene.renter), '/api/user/payments'))).toEqual([
    { ...RENT, machine_subject: 'Crawler Excavator' },
  ]);
  expect(rents(await all(admin, '/api/payments'))).toEqual([
    {
      ...RENT,
      machine_subject: 'Crawler Excavator',
      owner: { name: 'Olive Owner' },
      renter: { name: 'Ray Renter' },
      stripe_payment_intent_id: 'pi_#',
    },
  ]);
  expect(await all(as(scene.renter), '/api/payment_methods')).toEqual([
    {
      brand: 'visa',
      created_at: '2026-12-18T23:00:00.000000Z',
      default: true,
      exp_month: 12,
      exp_year: 2030,
      last4: '4242',
      stripe_payment_method_id: 'pm_#',
      user_id: 'renter',
    },
  ]);
});

const OWNERS = {
  account: 'owner_payable',
  rental_request_id: '#',
  user_id: 'owner',
  user_name: 'Olive Owner',
};

it('says all of what is owed and was posted', async () => {
  const { scene, all, admin } = await lists();
  const entries = (await admin.get('/api/ledger_entries?per_page=3')).body.data as object[];

  expect(await all(as(scene.owner), '/api/payouts/account')).toEqual({ status: 'ready' });
  expect(await all(as(scene.owner), '/api/payouts')).toEqual([
    {
      amount: 510,
      created_at: '2026-12-18T23:00:00.000000Z',
      currency: 'usd',
      lines: [
        { kind: 'rental', amount: 500 },
        { kind: 'fee', amount: -50 },
        { kind: 'damage', amount: 60 },
      ],
      paid_at: '2026-12-18T23:00:00.000000Z',
      refunded_amount: 0,
      rental_request_id: '#',
      status: 'paid',
      stripe_transfer_id: 'tr_#',
      user_id: 'owner',
      user_name: 'Olive Owner',
    },
  ]);
  expect(await all(admin, `/api/users/${scene.owner.id}/balance`)).toEqual({
    currency: 'usd',
    paid: 0,
    paid_out: 510,
    payable: 0,
    refunded: 0,
  });
  expect(whole(entries, { owner: scene.owner })).toEqual([
    {
      created_at: '2026-12-18T23:00:00.000000Z',
      kind: 'payout',
      lines: [
        { ...OWNERS, amount: 510 },
        { account: 'provider_balance', amount: -510, rental_request_id: '#' },
      ],
      payout_id: '#',
      posted_at: '2026-12-18T23:00:00.000000Z',
      rental_request_id: '#',
    },
    {
      created_at: '2026-12-18T23:00:00.000000Z',
      kind: 'refund',
      lines: [
        { account: 'provider_balance', amount: -40, rental_request_id: '#' },
        { account: 'deposits_held', amount: 40, rental_request_id: '#' },
      ],
      payment_id: '#',
      posted_at: '2026-12-18T23:00:00.000000Z',
      refund_id: '#',
      rental_request_id: '#',
    },
    {
      created_at: '2026-12-18T23:00:00.000000Z',
      kind: 'damage',
      lines: [
        { account: 'deposits_held', amount: 60, rental_request_id: '#' },
        { ...OWNERS, amount: -60 },
      ],
      posted_at: '2026-12-18T23:00:00.000000Z',
      rental_request_id: '#',
    },
  ]);
  expect(await all(admin, '/api/ledger_entries/summary?from=2026-12-17&to=2026-12-18')).toEqual({
    balances: { deposits_held: 0, owner_payable: 0, platform_fees: 50, provider_balance: 50 },
    check: { ok: true, checked_at: '2026-12-18T23:00:00.000000Z' },
    currency: 'usd',
    days: [
      { date: '2026-12-17', deposits: 0, fees: 0, payouts: 0, refunds: 0, rents: 0 },
      { date: '2026-12-18', deposits: 0, fees: 0, payouts: 510, refunds: 40, rents: 0 },
    ],
  });
});

it('says in a receipt what was paid, line for line', async () => {
  const { scene } = await lists();

  const { text } = await as(scene.renter).get(`/api/rental_requests/${scene.request.id}/receipt.csv`);

  expect(
    text
      .replace(/^R-\d+-(\d+)-[\dA-F]{6},\d+,/gm, 'R-#-$1,#,')
      .split('\r\n')
      .sort(),
  ).toEqual([
    '',
    'R-#-3,#,Payment,2026-12-13,Deposit,,,100.00,USD',
    'R-#-3,#,Payment,2026-12-13,Rental and delivery,,,500.00,USD',
    'R-#-3,#,Price,,1 week,1,500.00,500.00,USD',
    'R-#-3,#,Refund,2026-12-18,Deposit,,,-40.00,USD',
    'R-#-3,#,Total,,Deposit used for damage,,,60.00,USD',
    'R-#-3,#,Total,,Net paid,,,560.00,USD',
    'R-#-3,#,Total,,Paid,,,600.00,USD',
    'R-#-3,#,Total,,Refunded,,,-40.00,USD',
    '﻿Receipt,Rental request,Type,Date,Description,Quantity,Unit amount,Amount,Currency',
  ]);
});
