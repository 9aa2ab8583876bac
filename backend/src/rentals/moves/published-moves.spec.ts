import { as, asOnAdminSite, later } from '../../../test/api';
import { AGREED, rentalScene } from '../../../test/rental-scene';
import { active, good } from '../../../test/return-scene';
import { auditOf, noticesOf } from '../../../test/audit-and-notices';
import { whole } from '../../../test/whole';

it('records and tells what happens to requests that come to nothing', async () => {
  const scene = await rentalScene();
  const { renter, owner } = scene;
  const first = await scene.pending();
  const change = { ...AGREED, start_date: '2026-12-15', details: 'Gate 5.' };
  const changed = await as(renter).patch(`/api/rental_requests/${first.id}`, change);
  await as(renter).patch(`/api/rental_requests/${first.id}`, {
    stripe_payment_method_id: 'pm_card_mastercard',
  });
  await scene.act(owner, first, 'decline', { message: 'It is let.' });
  const second = await scene.pending({ start_date: '2027-01-04', end_date: '2027-01-05' });
  await as(renter).delete(`/api/rental_requests/${second.id}`);
  const third = await scene.approved({ start_date: '2027-02-01', end_date: '2027-02-02' });
  await scene.act(owner, third, 'cancel', { reason: 'It broke.' });

  const { start_date, rental_amount, lines, address, details } = changed.body;
  expect(whole({ start_date, rental_amount, lines, address, details })).toEqual({
    address: '12 Quarry Road, Austin, TX 78701',
    details: 'Gate 5.',
    lines: [{ kind: 'rent', amount: 1400, label: '1 week', quantity: 1, unit_amount: 1400, period_days: 7 }],
    rental_amount: 1400,
    start_date: '2026-12-15',
  });
  expect(await auditOf(scene)).toEqual([
    'create by renter {}',
    'update by renter {"changes":[{"field":"start_date","from":"2026-12-14","to":"2026-12-15"},{"field":"details","from":null,"to":null}]}',
    'update by renter {"changes":[{"field":"stripe_payment_method_id","from":null,"to":null}]}',
    'decline by owner {"changes":[{"field":"declined_at","from":null,"to":"2026-11-20T12:00:00.000000Z"}]}',
    'create by renter {}',
    'delete by renter {}',
    'create by renter {}',
    'approve by owner {"changes":[{"field":"approved_at","from":null,"to":"2026-11-20T12:00:00.000000Z"}]}',
    'payment by nobody {"payment_id":#,"kind":"deposit","status":"succeeded"}',
    'cancel by owner {"reason":"It broke.","refund_amount":160}',
    'refund by nobody {"payment_id":#,"amount":160,"status":"succeeded"}',
  ]);
  expect(await noticesOf(renter)).toEqual([
    'rental_request.declined: Olive declined your request for the Crawler Excavator, Dec 15–18',
    'rental_request.approved: Olive approved the Crawler Excavator, Feb 1–2, 2027',
    'rental_request.cancelled: The rental of Crawler Excavator was canceled',
    'rental_request.refunded: We refunded $160 for Crawler Excavator',
  ]);
  expect(await noticesOf(owner)).toEqual([
    'rental_request.created: Ray wants the Crawler Excavator, Dec 14–18',
    'rental_request.updated: Ray Renter changed the request for Crawler Excavator',
    'rental_request.created: Ray wants the Crawler Excavator, Jan 4–5, 2027',
    'rental_request.withdrawn: Ray Renter withdrew the request for Crawler Excavator',
    'rental_request.created: Ray wants the Crawler Excavator, Feb 1–2, 2027',
  ]);
});

it('records and tells how a return is contested, decided and closed', async () => {
  const scene = await active();
  const { renter, owner, admin } = scene;
  await as(owner).post(scene.path, { ...good, condition: 'damaged', damage_amount: 60, details: 'A dent.' });
  await as(owner).patch(scene.path, { damage_amount: 50 });
  await as(renter).post(`${scene.path}/contest`, { reason: 'It was there.' });
  await asOnAdminSite(admin).post(`/api/rental_requests/${scene.request.id}/close`, {
    damage_amount: 20,
    reason: 'Half of it.',
  });
  later('2026-12-18T23:30:00Z');

  expect((await auditOf(scene)).slice(4)).toEqual([
    'machine_return by owner {"condition":"damaged","damage_amount":60}',
    'update_machine_return by owner {"condition":"damaged","damage_amount":50}',
    'contest by renter {"reason":"It was there."}',
    'close by admin {"damage_amount":20,"refund_amount":80,"claimed_amount":50,"reason":"Half of it.","changes":[{"field":"closed_at","from":null,"to":"2026-12-18T23:00:00.000000Z"}]}',
    'refund by nobody {"payment_id":#,"amount":80,"status":"succeeded"}',
    'create by nobody {"status":"waiting_for_account","amount":470,"rental_request_id":#}',
  ]);
  expect(await noticesOf(renter)).toEqual([
    'rental_request.approved: Olive approved the Crawler Excavator, Dec 14–18',
    'rental_request.returned: Olive Owner recorded the return of Crawler Excavator',
    'rental_request.return_changed: Olive Owner changed the return of Crawler Excavator',
    'rental_request.closed: The rental of Crawler Excavator is closed',
    'rental_request.review_wanted: How was Crawler Excavator?',
    'rental_request.refunded: We refunded $80 for Crawler Excavator',
  ]);
  expect(await noticesOf(owner)).toEqual([
    'rental_request.created: Ray wants the Crawler Excavator, Dec 14–18',
    'rental_request.return_contested: Ray Renter contested the return of Crawler Excavator',
    'rental_request.closed: The rental of Crawler Excavator is closed',
    'rental_request.review_wanted: How was renting to Ray Renter?',
    'payout.waiting_for_account: Connect your bank account to get $470',
  ]);
  expect(whole((await as(renter).get(scene.path)).body, scene)).toEqual({
    condition: 'damaged',
    contest_reason: 'It was there.',
    contested_at: '2026-12-18T23:00:00.000000Z',
    created_at: '2026-12-18T23:00:00.000000Z',
    damage_amount: 50,
    details: 'A dent.',
    rental_request_id: '#',
    returned_at: '2026-12-18T20:00:00.000000Z',
  });
});

it('records and tells how an accepted return ends, and what came back of the deposit', async () => {
  const scene = await active();
  await as(scene.owner).post(scene.path, good);
  await as(scene.renter).post(`${scene.path}/accept`);

  const { body } = await as(scene.renter).get(`/api/rental_requests/${scene.request.id}`);
  const { status, closed_at, deposit_refunded_at, payments } = body as {
    payments: { kind: string }[];
  } & Record<string, unknown>;
  const deposit = payments.find(({ kind }) => kind === 'deposit');
  expect(whole({ status, closed_at, deposit_refunded_at, deposit }, scene)).toEqual({
    closed_at: '2026-12-18T23:00:00.000000Z',
    deposit: {
      amount: 100,
      attempted_at: '2026-12-13T12:00:00.000000Z',
      created_at: '2026-12-13T12:00:00.000000Z',
      currency: 'usd',
      kind: 'deposit',
      refunded_amount: 100,
      rental_request_id: '#',
      status: 'refunded',
      stripe_payment_intent_id: 'pi_#',
      succeeded_at: '2026-12-13T12:00:00.000000Z',
    },
    deposit_refunded_at: '2026-12-18T23:00:00.000000Z',
    status: 'closed',
  });
  expect((await auditOf(scene)).slice(4)).toEqual([
    'machine_return by owner {"condition":"good","damage_amount":null}',
    'accept by renter {}',
    'close by renter {"damage_amount":0,"refund_amount":100,"changes":[{"field":"closed_at","from":null,"to":"2026-12-18T23:00:00.000000Z"}]}',
    'refund by nobody {"payment_id":#,"amount":100,"status":"succeeded"}',
    'create by nobody {"status":"waiting_for_account","amount":450,"rental_request_id":#}',
  ]);
  expect(await noticesOf(scene.renter)).toEqual([
    'rental_request.approved: Olive approved the Crawler Excavator, Dec 14–18',
    'rental_request.returned: Olive Owner recorded the return of Crawler Excavator',
    'rental_request.review_wanted: How was Crawler Excavator?',
    'rental_request.refunded: We refunded $100 for Crawler Excavator',
  ]);
});
