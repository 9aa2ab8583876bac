import { as, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { moveDays, runBatch } from '../../../test/batches';
import { changeScene, collectRents } from '../../../test/change-scene';
import { ledger, rentalScene } from '../../../test/rental-scene';

const NAME = 'collect_payment_for_upcoming_rental_requests';

it.each([
  ['America/Chicago', '2026-12-12T06:00:00'],
  ['Pacific/Auckland', '2026-12-11T11:00:00'],
  ['Asia/Kolkata', '2026-12-11T18:30:00'],
  ['Europe/Berlin', '2026-12-11T23:00:00'],
])('collects from 48 hours before the start in %s, once', async (time_zone, edge) => {
  const { owner, renter, admin, approved } = await rentalScene({ time_zone });
  const request = await approved();
  const at = (seconds: number) => new Date(Date.parse(`${edge}Z`) + seconds * 1000).toISOString();

  later(at(-1));
  expect(await runBatch(admin, NAME)).toMatchObject({ status: 'finished', total: 0 });
  later(at(0));
  forgetBroadcasts();
  expect(await runBatch(admin, NAME)).toMatchObject({ total: 1, done: 1 });
  expect((await ledger()).charged.sort((a, b) => a - b)).toEqual([28_000, 140_000]);
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  expect(await rows('audit_events', "action = 'collect' AND user_id IS NULL")).toHaveLength(1);
  later(at(1));
  expect(await runBatch(admin, NAME)).toMatchObject({ total: 0 });
  expect((await as(renter).get(`/api/rental_requests/${request.id}`)).body.payments).toHaveLength(2);
  expect((await ledger()).charged).toHaveLength(2);
});

it('collects late what started, whether or not the deposit came in', async () => {
  const { renter, admin, approved } = await rentalScene();
  const request = await approved({ stripe_payment_method_id: 'pm_card_chargeDeclined' });
  await as(renter).patch(`/api/rental_requests/${request.id}`, { stripe_payment_method_id: 'pm_card_visa' });
  await moveDays(request.id, '2026-10-01', '2026-10-05');

  expect(await runBatch(admin, NAME)).toMatchObject({ total: 1, done: 1 });
  expect((await ledger()).charged).toEqual([140_000]);
});

it('tries a refused card once, and tells the renter', async () => {
  const { renter, admin, approved } = await rentalScene();
  const request = await approved({ stripe_payment_method_id: 'pm_card_chargeDeclined' });
  await moveDays(request.id, '2026-11-21', '2026-11-21');
  const before = await rows('notifications', "type = 'rental_request.payment_failed'");

  expect(await runBatch(admin, NAME)).toMatchObject({ total: 1, done: 1, failed: 0 });
  expect(await runBatch(admin, NAME)).toMatchObject({ total: 0 });
  const told = await rows('notifications', "type = 'rental_request.payment_failed' AND user_id = ?", [
    renter.id,
  ]);
  expect(told).toHaveLength(before.length + 1);
  expect(await rows('payments', "kind = 'rental'")).toEqual([expect.objectContaining({ status: 'failed' })]);
});

it('takes nothing for what is pending, declined, cancelled, returned or closed', async () => {
  const { owner, renter, admin, pending, approved, act } = await rentalScene();
  const days = (day: string) => ({ start_date: day, end_date: day });
  await pending(days('2026-11-21'));
  const declined = await pending(days('2026-11-22'));
  await act(owner, declined, 'decline', { message: 'No.' });
  const cancelled = await approved(days('2026-12-22'));
  await act(renter, cancelled, 'cancel', { reason: 'Rain' });
  const returned = await approved(days('2026-12-23'));
  await moveDays(returned.id, '2026-11-20', '2026-11-20');
  const facts = { returned_at: '2026-11-20T12:00:00Z', condition: 'good' };
  await as(owner).post(`/api/rental_requests/${returned.id}/machine_return`, facts);
  const closed = await approved(days('2026-12-24'));
  await moveDays(closed.id, '2026-11-01', '2026-11-01');
  await act(admin, closed, 'close');
  await moveDays(cancelled.id, '2026-11-20', '2026-11-20');

  expect(await runBatch(admin, NAME)).toMatchObject({ status: 'finished', total: 0 });
  expect(await rows('payments', "kind = 'rental'")).toEqual([]);
});

it('finds nothing to do where an accepted change brought the start near: accepting charges the whole rent', async () => {
  const { owner, renter, admin, request, offer, answer, act, shown } = await changeScene();
  later('2026-12-01T16:00:00Z');
  const day = { start_date: '2026-12-01', end_date: '2026-12-01' };
  const { body } = await offer(renter, day);

  expect((await answer(owner, body.id, 'accept')).status).toBe(200);

  expect((await shown()).payments).toMatchObject([
    { kind: 'deposit', status: 'succeeded' },
    { kind: 'rental', amount: 400, status: 'succeeded', rental_change_id: null },
  ]);
  expect(await collectRents(admin)).toMatchObject({ total: 0 });
  const facts = { returned_at: '2026-12-01T15:00:00Z', condition: 'good' };
  await act(owner, request, 'machine_return', facts);
  await act(renter, request, 'machine_return/accept');
  const { charged, refunded } = await ledger();
  expect([charged.sort((a, b) => a - b), refunded]).toEqual([[28_000, 40_000], [28_000]]);
});

it('charges once what a change makes due at the same moment', async () => {
  const { owner, renter, admin, offer, answer, shown } = await changeScene();
  later('2026-12-12T05:59:00Z');
  const { body } = await offer(renter, { end_date: '2026-12-23' });
  later('2026-12-12T06:00:00Z');

  await Promise.all([answer(owner, body.id, 'accept'), collectRents(admin)]);

  const charged = (await ledger()).charged.reduce((sum, amount) => sum + amount, 0);
  expect(charged).toBe(28_000 + (await shown()).subtotal * 100);
  expect(await rows('payments', "kind = 'rental' AND rental_change_id IS NULL")).toHaveLength(1);
});
