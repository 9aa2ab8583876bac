import { as, asOnAdminSite, later } from '../../../test/api';
import { billed, rented } from '../../../test/bill-scene';
import { auditOf, noticesOf } from '../../../test/audit-and-notices';
import { whole } from '../../../test/whole';

const line = (kind: string, label: string, amount: number) => ({
  ...{ amount, claimed_amount: amount, kind, label, quantity: 1, unit_amount: amount, unsigned: false },
});
const FURTHER = '10 further hours (50 used, 40 covered)';
const OVERTIME = { ...line('overtime', FURTHER, 200), quantity: 10, unit_amount: 20 };

it('says all of a bill, before it is sent, and of one that is contested and decided', async () => {
  const scene = await billed({ damage: 60, details: 'A dent.' });
  const { body } = await as(scene.renter).get(scene.path);
  expect(whole(body, scene)).toEqual({
    answer_by: '2026-12-20T23:00:00.000000Z',
    claimed_total: 260,
    created_at: '2026-12-18T23:00:00.000000Z',
    details: 'A dent.',
    from_deposit: 100,
    lines: [OVERTIME, line('damage', 'Damage', 60)],
    refunded_amount: 0,
    rental_request_id: '#',
    status: 'offered',
    to_charge: 160,
    to_refund: 0,
    total: 260,
    user_id: 'owner',
  });

  await scene.move(scene.renter, 'contest', { reason: 'It was there.' });
  const lines = (body as { lines: { id: number; claimed_amount: number }[] }).lines;
  await scene.move(scene.renter, 'offer', { line_id: lines[1]?.id, amount: 45, message: 'Both of us.' });
  const contested = (await as(scene.owner).get(scene.path)).body as Record<string, unknown>;
  const { status, reason, offer, contested_at } = contested;
  expect(whole({ status, reason, offer, contested_at }, scene)).toEqual({
    contested_at: '2026-12-18T23:00:00.000000Z',
    offer: {
      amount: 45,
      created_at: '2026-12-18T23:00:00.000000Z',
      line_id: '#',
      message: 'Both of us.',
      user_id: 'renter',
    },
    reason: 'It was there.',
    status: 'contested',
  });
  await asOnAdminSite(scene.admin).post(`${scene.path}/decide`, {
    lines: lines.map(({ id, claimed_amount }) => ({ id, amount: claimed_amount / 2 })),
    reason: 'Half of it.',
  });
  later('2026-12-19T01:00:00Z');
  const decided = (await as(scene.owner).get(scene.path)).body as Record<string, unknown>;
  expect(whole(decided, scene)).toEqual({
    answer_by: '2026-12-20T23:00:00.000000Z',
    claimed_total: 260,
    contest_reason: 'It was there.',
    contested_at: '2026-12-18T23:00:00.000000Z',
    created_at: '2026-12-18T23:00:00.000000Z',
    decided_at: '2026-12-18T23:00:00.000000Z',
    decider_name: 'Ada Admin',
    details: 'A dent.',
    from_deposit: 100,
    lines: [
      { ...OVERTIME, amount: 100, decided_amount: 100 },
      { ...line('damage', 'Damage', 60), amount: 30, decided_amount: 30 },
    ],
    reason: 'Half of it.',
    refunded_amount: 0,
    rental_request_id: '#',
    status: 'paid',
    to_charge: 30,
    to_refund: 0,
    total: 130,
    user_id: 'owner',
  });
  expect((await auditOf(scene)).slice(4)).toEqual([
    'handover by owner {}',
    'sign_handover by owner {}',
    'sign_handover by renter {}',
    'machine_return by owner {"condition":"good","damage_amount":null}',
    'make_bill by owner {"bill_id":#,"claimed_total":260}',
    'contest_bill by renter {"bill_id":#,"reason":"It was there.","from_deposit":100}',
    'offer_on_bill by renter {"bill_id":#,"amount":45}',
    'decide_bill by admin {"bill_id":#,"reason":"Half of it.","lines":[{"id":#,"amount":100},{"id":#,"amount":30}]}',
    'payment by nobody {"payment_id":#,"kind":"bill","status":"succeeded"}',
    'close by nobody {"damage_amount":100,"refund_amount":0,"changes":[{"field":"closed_at","from":null,"to":"2026-12-18T23:00:00.000000Z"},{"field":"deposit_refunded_at","from":null,"to":"2026-12-18T23:00:00.000000Z"}]}',
    'create by nobody {"status":"waiting_for_account","amount":580,"rental_request_id":#}',
  ]);
  expect(await noticesOf(scene.renter)).toEqual([
    'rental_request.approved: Olive approved the Crawler Excavator, Dec 14–18',
    'rental_request.handover: Olive Owner recorded the hand-over of Crawler Excavator',
    'rental_request.handover_signed: Olive Owner signed the hand-over of Crawler Excavator',
    'rental_request.returned: Olive Owner recorded the return of Crawler Excavator',
    'rental_request.bill_made: Olive Owner sent a bill for Crawler Excavator',
    'rental_request.bill_decided: Yard decided the bill for Crawler Excavator',
    'rental_request.closed: The rental of Crawler Excavator is closed',
    'rental_request.review_wanted: How was Crawler Excavator?',
  ]);
  expect(await noticesOf(scene.owner)).toEqual([
    'rental_request.created: Ray wants the Crawler Excavator, Dec 14–18',
    'rental_request.handover_signed: Ray Renter signed the hand-over of Crawler Excavator',
    'rental_request.bill_contested: The bill for Crawler Excavator is contested',
    'rental_request.bill_offer: Ray Renter offers $45 for the damage to Crawler Excavator',
    'rental_request.bill_decided: Yard decided the bill for Crawler Excavator',
    'rental_request.closed: The rental of Crawler Excavator is closed',
    'rental_request.review_wanted: How was renting to Ray Renter?',
    'payout.waiting_for_account: Connect your bank account to get $580',
  ]);
});

it('says before it is sent what a bill would come to', async () => {
  const scene = await rented({ tank_amount: 80, cleaning_amount: 40 });
  await scene.bring({ hours: 1050, fuel_level: 50 });

  const quoted = await as(scene.owner).post(`${scene.path}/quote`, {
    cleaning_amount: 40,
    fuel_amount: 30,
    damage_amount: 20,
  });
  expect(whole(quoted.body, scene)).toEqual({
    claimed_total: 290,
    from_deposit: 100,
    lines: [
      OVERTIME,
      line('fuel', 'Fuel', 30),
      line('cleaning', 'Cleaning', 40),
      line('damage', 'Damage', 20),
    ],
    plan: { becomes: 'closed', held: 0, now: [{ amount: 190, kind: 'bill', person_id: '#' }] },
    to_charge: 190,
    to_refund: 0,
    total: 290,
  });
});
