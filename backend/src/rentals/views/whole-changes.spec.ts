import { as } from '../../../test/api';
import { running } from '../../../test/change-scene';
import { auditOf, noticesOf } from '../../../test/audit-and-notices';
import { whole } from '../../../test/whole';

const LINES = [
  { kind: 'rent', amount: 1400, label: '1 week', quantity: 1, unit_amount: 1400, period_days: 7 },
  { kind: 'rent', amount: 1200, label: '3 days', quantity: 3, unit_amount: 400, period_days: 1 },
];

it('says all of a change that is offered and accepted, and tells both of it', async () => {
  const scene = await running();
  const quoted = await as(scene.renter).post(`${scene.path}/quote`, { end_date: '2026-12-23' });
  const { plan, ...priced } = quoted.body as Record<string, unknown>;
  expect(whole(priced, scene)).toEqual({
    delivery_amount: 0,
    difference: 1200,
    lines: LINES,
    rental_amount: 2600,
    subtotal: 2600,
  });

  const { body: change } = await scene.offer(scene.renter, { end_date: '2026-12-23', reason: 'Rain.' });
  const { bill: _bill, ...offered } = change as Record<string, unknown>;
  expect(offered.plan).toEqual(plan);
  expect(whole({ ...offered, plan: null }, scene)).toEqual({
    answer_by: '2026-12-16T18:00:00.000000Z',
    created_at: '2026-12-15T18:00:00.000000Z',
    delivery_amount: 0,
    difference: 1200,
    from: { end_date: '2026-12-18', machine_id: '#', start_date: '2026-12-14' },
    lines: LINES,
    rental_amount: 2600,
    rental_request_id: '#',
    status: 'open',
    subtotal: 2600,
    to: { end_date: '2026-12-23', machine_id: '#', start_date: '2026-12-14' },
    user_id: 'renter',
    user_name: 'Ray Renter',
  });
  await scene.answer(scene.owner, Number(change.id), 'accept', { message: 'Fine.' });

  const { body } = await as(scene.owner).get(`${scene.path}/${change.id}`);
  const differs = Object.entries(body as object).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(offered[name]),
  );
  expect(whole(Object.fromEntries(differs), scene)).toEqual({
    answered_at: '2026-12-15T18:00:00.000000Z',
    status: 'accepted',
  });
  const { end_date, subtotal, rental_amount, lines, payments } = await scene.shown();
  expect(whole({ end_date, subtotal, rental_amount, lines, payments: payments.length }, scene)).toEqual({
    end_date: '2026-12-23',
    lines: LINES,
    payments: 3,
    rental_amount: 2600,
    subtotal: 2600,
  });
  expect(await auditOf(scene)).toEqual([
    'create by renter {}',
    'approve by owner {"changes":[{"field":"approved_at","from":null,"to":"2026-11-20T12:00:00.000000Z"}]}',
    'payment by nobody {"payment_id":#,"kind":"deposit","status":"succeeded"}',
    'run by admin {"name":"collect_payment_for_upcoming_rental_requests","dry_run":false}',
    'collect by nobody {"amount":1400}',
    'payment by nobody {"payment_id":#,"kind":"rental","status":"succeeded"}',
    'offer_change by renter {"change_id":#,"start_date":"2026-12-14","end_date":"2026-12-23","start_time":null,"end_time":null,"machine_id":#}',
    'accept_change by owner {"change_id":#,"difference":1200,"start_date":"2026-12-14","end_date":"2026-12-23","start_time":null,"end_time":null,"machine_id":#,"changes":[{"field":"end_date","from":"2026-12-18","to":"2026-12-23"},{"field":"rental_amount","from":1400,"to":2600},{"field":"subtotal","from":1400,"to":2600},{"field":"lines","from":null,"to":null}]}',
    'payment by nobody {"payment_id":#,"kind":"rental","status":"succeeded"}',
  ]);
  expect(await noticesOf(scene.renter)).toEqual([
    'rental_request.approved: Olive approved the Crawler Excavator, Dec 14–18',
    'rental_request.change_accepted: The rental of Crawler Excavator was changed',
  ]);
  expect(await noticesOf(scene.owner)).toEqual([
    'rental_request.created: Ray wants the Crawler Excavator, Dec 14–18',
    'rental_request.change_offered: Ray Renter wants to change the rental of Crawler Excavator',
  ]);
});

it('records changes that are declined and withdrawn', async () => {
  const scene = await running();
  const first = (await scene.offer()).body as { id: number };
  await scene.answer(scene.owner, first.id, 'decline', { message: 'No.', reason: 'It is let.' });
  const second = (await scene.offer()).body as { id: number };
  await scene.answer(scene.renter, second.id, 'withdraw');

  const list = (await as(scene.owner).get(scene.path)).body.data as { id: number; status: string }[];
  expect(list.map(({ status }) => status)).toEqual(['withdrawn', 'declined']);
  expect((await auditOf(scene)).slice(-4)).toEqual([
    'offer_change by renter {"change_id":#,"start_date":"2026-12-14","end_date":"2026-12-23","start_time":null,"end_time":null,"machine_id":#}',
    'decline_change by owner {"change_id":#,"difference":1200,"start_date":"2026-12-14","end_date":"2026-12-23","start_time":null,"end_time":null,"machine_id":#}',
    'offer_change by renter {"change_id":#,"start_date":"2026-12-14","end_date":"2026-12-23","start_time":null,"end_time":null,"machine_id":#}',
    'withdraw_change by renter {"change_id":#,"difference":1200,"start_date":"2026-12-14","end_date":"2026-12-23","start_time":null,"end_time":null,"machine_id":#}',
  ]);
  expect((await noticesOf(scene.owner)).slice(0, 3)).toEqual([
    'rental_request.created: Ray wants the Crawler Excavator, Dec 14–18',
    'rental_request.change_offered: Ray Renter wants to change the rental of Crawler Excavator',
    'rental_request.change_offered: Ray Renter wants to change the rental of Crawler Excavator',
  ]);
  expect((await noticesOf(scene.renter)).slice(0, 3)).toEqual([
    'rental_request.approved: Olive approved the Crawler Excavator, Dec 14–18',
    'rental_request.change_declined: Olive Owner declined to change the rental of Crawler Excavator',
  ]);
});
