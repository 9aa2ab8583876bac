import { api, as, later, rows } from '../../../test/api';
import { rented } from '../../../test/bill-scene';
import { differences, payouts, ready, sweepPayouts } from '../../../test/ledger-scene';
import { make } from '../../../test/make';
import { ledger, rentalScene } from '../../../test/rental-scene';
import { returned } from '../../../test/return-scene';
import { learnDispute } from '../../../test/disputes';

interface Row {
  kind: string;
  stripe_payment_intent_id: string;
  amount: number | string;
}

async function bank(kind: string, status: string, share = 1) {
  const payment = (await rows<Row>('payments')).find((one) => one.kind === kind);
  const amount = Math.round(Number(payment?.amount) * 100 * share);
  const dispute = { id: `dp_${kind}`, payment_intent: payment?.stripe_payment_intent_id, status, amount };
  await learnDispute({ ...dispute, due_by: null });
}

const refunded = async () => (await ledger()).refunded.sort((a, b) => a - b);
const stamped = async () => (await rows('rental_requests', 'deposit_refunded_at IS NOT NULL')).length;
/** The last sentence of what the owner is told. */
const told = async () => {
  const [notice] = await rows<{ body: string }>('notifications', "title LIKE 'We won %'");
  return notice?.body.split('. ').slice(1).join('. ');
};
const paidOut = async () => {
  later(new Date(api.clock.now().getTime() + 60_000).toISOString());
  await sweepPayouts();
  expect(await differences()).toEqual([]);
  return payouts();
};

/** Rent 500 and deposit 100, closed with damage of 60 while a bank has a share of the deposit. */
async function closed(share = 1) {
  const scene = await returned({ condition: 'damaged', damage_amount: 60 });
  await ready(scene.owner);
  await bank('deposit', 'under_review', share);
  expect((await as(scene.renter).post(`${scene.path}/accept`)).status).toBe(200);
  return scene;
}

it('keeps the damage of a deposit that is won after the end, and gives back the rest', async () => {
  await closed();
  expect([await paidOut(), await refunded(), await stamped()]).toEqual([[[450, 'paid']], [], 0]);

  await bank('deposit', 'won');

  const payments = [
    [450, 'paid'],
    [60, 'paid'],
  ];
  expect([await paidOut(), await refunded(), await stamped()]).toEqual([payments, [4_000], 1]);
  expect(await told()).toMatch(/^As settled when the rental ended, \$40 is refunded to .+; .+ gets the rest/);
});

it('keeps what is missing of the damage where a part of the deposit was disputed', async () => {
  await closed(0.7);
  expect([await paidOut(), await refunded(), await stamped()]).toEqual([[[480, 'paid']], [], 0]);

  await bank('deposit', 'won', 0.7);

  const payments = [
    [480, 'paid'],
    [30, 'paid'],
  ];
  expect([await paidOut(), await refunded(), await stamped()]).toEqual([payments, [4_000], 1]);
});

it('owes nothing more of a deposit whose dispute is lost after the end', async () => {
  await closed();

  await bank('deposit', 'lost');

  expect([await paidOut(), await refunded(), await stamped()]).toEqual([[[450, 'paid']], [], 1]);
});

it('leaves a deposit alone that was disputed and won after its damage was kept', async () => {
  const { renter, path } = await returned({ condition: 'damaged', damage_amount: 60 });
  await as(renter).post(`${path}/accept`);
  await bank('deposit', 'under_review');

  await bank('deposit', 'won');

  expect([await paidOut(), await refunded()]).toEqual([[[510, 'waiting_for_account']], [4_000]]);
});

/** Rent 400 and deposit 100, two days before the start: a bank has the rent when somebody cancels. */
async function cancelled(who: 'owner' | 'renter', kind: string, share = 1) {
  const scene = await rentalScene();
  const { id } = await scene.approved({ start_date: '2026-11-22', end_date: '2026-11-22' });
  await api.dataSource.query(
    'UPDATE cancellation_policies SET tiers = \'[{"hours_before_start":24,"rental_percent":25,"delivery_percent":100,"deposit_percent":50}]\'',
  );
  await ready(scene.owner);
  await bank(kind, 'needs_response', share);
  expect((await scene.act(scene[who], { id }, 'cancel', { reason: 'Rain' })).status).toBe(200);
  later('2026-12-20T12:00:00Z');
  return refunded();
}

it('gives all back of a rent that is won after the owner cancelled', async () => {
  expect(await cancelled('owner', 'rental')).toEqual([10_000]);

  await bank('rental', 'won');

  expect([await paidOut(), await refunded()]).toEqual([[], [10_000, 40_000]]);
});

it('gives back the tier of the day on which the renter cancelled', async () => {
  expect(await cancelled('renter', 'rental')).toEqual([5_000]);

  await bank('rental', 'won');

  const payments = [
    [50, 'paid'],
    [270, 'paid'],
  ];
  expect([await paidOut(), await refunded()]).toEqual([payments, [5_000, 10_000]]);
});

it('gives back and keeps by the tier what was won of a deposit', async () => {
  expect(await cancelled('renter', 'deposit')).toEqual([10_000]);
  expect(await stamped()).toBe(0);

  await bank('deposit', 'won');

  expect(await refunded()).toEqual([5_000, 10_000]);
  expect([await stamped(), await differences()]).toEqual([1, []]);
});

it('holds nothing of a deposit that was kept, and given back by hand before its other part is won', async () => {
  expect(await cancelled('renter', 'deposit', 0.2)).toEqual([5_000, 10_000]);
  const [request] = await rows<{ id: number }>('rental_requests');
  const given = await as(await make.admin()).post(`/api/rental_requests/${request?.id}/refund_deposit`);
  expect([given.status, await refunded()]).toEqual([200, [3_000, 5_000, 10_000]]);

  await bank('deposit', 'won', 0.2);

  const balance = async (account: string) => {
    const lines = await rows<{ amount: number }>('ledger_lines', 'account = ?', [account]);
    return lines.reduce((sum, { amount }) => sum + Number(amount), 0);
  };
  // Paid out were 300 with the 30 that went back since; 20 of that are won.
  expect([await balance('deposits_held'), await balance('owner_payable')]).toEqual([0, 10]);
  expect([await differences(), await refunded()]).toEqual([[], [3_000, 5_000, 10_000]]);
});

it('gives nothing back of what is won while the rental goes on', async () => {
  const { renter, path } = await returned();
  await bank('deposit', 'needs_response');

  await bank('deposit', 'won');

  expect([await refunded(), await stamped()]).toEqual([[], 0]);
  expect(await told()).toBe('The rental continues.');
  await as(renter).post(`${path}/accept`);
  expect([await refunded(), await stamped()]).toEqual([[10_000], 1]);
});

it('gives back the credit of a rent that is won after the end, once', async () => {
  const { owner, renter, rental, bring } = await rented();
  later('2026-12-15T06:00:00Z');
  await as(renter).post(`${rental}/breakdowns`, { details: 'Hose' });
  later('2026-12-18T23:00:00Z');
  await ready(owner);
  await bank('rental', 'under_review');
  await bring();
  await as(renter).post(`${rental}/machine_return/accept`);
  expect(await refunded()).toEqual([10_000]);

  await bank('rental', 'won');

  // Three whole days at a fifth of 500.
  expect([await paidOut(), await refunded()]).toEqual([[[180, 'paid']], [10_000, 30_000]]);
});

it('takes for a bill what was shown, though a bank has its deposit by then', async () => {
  const { admin, renter, bring, make: bill, move, shown } = await rented();
  await bring();
  await bill({ fuel_amount: 30 });
  await bank('deposit', 'under_review');

  for (const [by, action] of [
    [renter, 'accept'],
    [admin, 'decide'],
  ] as const) {
    const other = await move(by, action, { lines: [], reason: 'So.', seen: { due_now: 0 } });
    expect([other.status, other.body.seen?.due_now]).toEqual([409, 30]);
  }
  const { bill: open, plan } = await shown();
  expect([open.from_deposit, open.to_charge, plan.now[0].amount]).toEqual([0, 30, 30]);
  const { body } = await move(renter, 'accept', { seen: { due_now: 30 } });
  expect(body).toMatchObject({ status: 'paid', from_deposit: 0, to_charge: 30 });
});
