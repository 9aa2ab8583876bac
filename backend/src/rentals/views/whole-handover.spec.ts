import { as, later } from '../../../test/api';
import { handoverScene } from '../../../test/handover-scene';
import { auditOf, noticesOf } from '../../../test/audit-and-notices';
import { round, unpaidScene } from '../../../test/unpaid-scene';
import { whole } from '../../../test/whole';

it('says all of a hand-over, of a breakdown and of what was told', async () => {
  const scene = await handoverScene();
  await scene.write(scene.owner, { details: 'A scratch.' });
  await scene.change(scene.owner, { fuel_level: 90 });
  await scene.sign(scene.owner, { name: 'Olive Owner' });
  await scene.sign(scene.renter, { name: 'Ray Renter' });
  const rental = `/api/rental_requests/${scene.request.id}`;
  later('2026-12-15T18:00:00Z');
  await as(scene.renter).post(`${rental}/breakdowns`, { details: 'Hose', since: '2026-12-15T05:00:00Z' });

  expect(whole((await as(scene.renter).get(scene.path)).body, scene)).toEqual({
    created_at: '2026-12-13T06:00:00.000000Z',
    details: 'A scratch.',
    fuel_level: 90,
    hours: 1204.5,
    readings: [{ at: '2026-12-13T06:00:00.000000Z', fuel_level: 90, hours: 1204.5, user_id: 'owner' }],
    rental_request_id: '#',
    signed_by_owner_at: '2026-12-13T06:00:00.000000Z',
    signed_by_owner_name: 'Olive Owner',
    signed_by_renter_at: '2026-12-13T06:00:00.000000Z',
    signed_by_renter_name: 'Ray Renter',
    user_id: 'owner',
  });
  expect(whole((await as(scene.owner).get(`${rental}/breakdowns`)).body.data, scene)).toEqual([
    {
      created_at: '2026-12-15T18:00:00.000000Z',
      days_down: 0,
      details: 'Hose',
      rental_request_id: '#',
      since: '2026-12-15T05:00:00.000000Z',
      user_id: 'renter',
    },
  ]);
  expect(await auditOf(scene)).toEqual([
    'create by renter {}',
    'approve by owner {"changes":[{"field":"approved_at","from":null,"to":"2026-11-20T12:00:00.000000Z"}]}',
    'payment by nobody {"payment_id":#,"kind":"deposit","status":"succeeded"}',
    'handover by owner {}',
    'update_handover by owner {}',
    'sign_handover by owner {}',
    'sign_handover by renter {}',
    'report_breakdown by renter {"breakdown_id":#}',
  ]);
  expect(await noticesOf(scene.renter)).toEqual([
    'rental_request.approved: Olive approved the Crawler Excavator, Dec 14–18',
    'rental_request.handover: Olive Owner recorded the hand-over of Crawler Excavator',
    'rental_request.handover_changed: Olive Owner changed the hand-over of Crawler Excavator',
    'rental_request.handover_signed: Olive Owner signed the hand-over of Crawler Excavator',
  ]);
  expect(await noticesOf(scene.owner)).toEqual([
    'rental_request.created: Ray wants the Crawler Excavator, Dec 14–18',
    'rental_request.handover_signed: Ray Renter signed the hand-over of Crawler Excavator',
    'rental_request.breakdown: Ray Renter reported a breakdown of Crawler Excavator',
  ]);
});

it('says all of a rent that is not paid, until the rental ends by it', async () => {
  const scene = await unpaidScene();
  expect(whole((await scene.shown()).unpaid, scene)).toEqual({
    attempts: 1,
    deadline_at: '2026-12-14T06:00:00.000000Z',
    kind: 'rental',
    next_attempt_at: '2026-12-12T18:00:00.000000Z',
    since: '2026-12-12T12:00:00.000000Z',
  });
  later('2026-12-12T18:30:00Z');
  await round();
  later('2026-12-14T13:00:00Z');
  await round();
  await scene.end();

  const { status, cancellation } = await scene.shown();
  expect(whole({ status, cancellation }, scene)).toEqual({
    cancellation: {
      created_at: '2026-12-14T13:00:00.000000Z',
      reason: 'You have not paid.',
      refund_amount: 280,
      user_id: 'owner',
      user_name: 'Olive Owner',
    },
    status: 'cancelled',
  });
  expect(await auditOf(scene)).toEqual([
    'create by renter {}',
    'approve by owner {"changes":[{"field":"approved_at","from":null,"to":"2026-11-20T12:00:00.000000Z"}]}',
    'payment by nobody {"payment_id":#,"kind":"deposit","status":"succeeded"}',
    'update by renter {"changes":[{"field":"stripe_payment_method_id","from":null,"to":null}]}',
    'run by admin {"name":"collect_payment_for_upcoming_rental_requests","dry_run":false}',
    'collect by nobody {"amount":1400}',
    'payment by nobody {"payment_id":#,"kind":"rental","status":"failed"}',
    'collect by nobody {"amount":1400,"attempt":2}',
    'payment by nobody {"payment_id":#,"kind":"rental","status":"failed"}',
    'collect by nobody {"amount":1400,"attempt":3}',
    'payment by nobody {"payment_id":#,"kind":"rental","status":"failed"}',
    'end_unpaid by owner {"reason":"You have not paid.","refund_amount":280}',
    'refund by nobody {"payment_id":#,"amount":280,"status":"succeeded"}',
  ]);
  expect(await noticesOf(scene.renter)).toEqual([
    'rental_request.approved: Olive approved the Crawler Excavator, Dec 14–18',
    'rental_request.payment_failed: The rent for Crawler Excavator is unpaid',
    'rental_request.payment_failed: The rent for Crawler Excavator is unpaid',
    'rental_request.payment_failed: The rent for Crawler Excavator is unpaid',
    'rental_request.rent_deadline: The rent for Crawler Excavator is still unpaid',
    'rental_request.cancelled: The rental of Crawler Excavator ended because the rent is unpaid',
    'rental_request.refunded: We refunded $280 for Crawler Excavator',
  ]);
  expect(await noticesOf(scene.owner)).toEqual([
    'rental_request.created: Ray wants the Crawler Excavator, Dec 14–18',
    'rental_request.rent_unpaid: Ray hasn’t paid $1,400 for the Crawler Excavator, Dec 14–18',
    'rental_request.rent_deadline: The rent for Crawler Excavator is still unpaid',
  ]);
});
