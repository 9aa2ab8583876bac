import { as, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { moveDays, runBatch } from '../../../test/batches';
import { ledger, rentalScene } from '../../../test/rental-scene';

const NAME = 'close_completed_rental_requests';
const good = { returned_at: '2026-12-18T20:00:00Z', condition: 'good' };

it.each([
  ['America/Chicago', '2026-12-26T06:00:00'],
  ['Pacific/Auckland', '2026-12-25T11:00:00'],
  ['Asia/Kolkata', '2026-12-25T18:30:00'],
  ['Europe/Berlin', '2026-12-25T23:00:00'],
])('closes more than 7 days after the last day in %s, the deposit whole', async (time_zone, edge) => {
  const { owner, renter, admin, approved } = await rentalScene({ time_zone });
  const request = await approved();
  const at = (seconds: number) => new Date(Date.parse(`${edge}Z`) + seconds * 1000).toISOString();

  later(at(-1));
  expect(await runBatch(admin, NAME)).toMatchObject({ status: 'finished', total: 0 });
  later(at(0));
  expect(await runBatch(admin, NAME)).toMatchObject({ total: 0 });
  later(at(1));
  forgetBroadcasts();
  expect(await runBatch(admin, NAME)).toMatchObject({ total: 1, done: 1 });

  const shown = (await as(renter).get(`/api/rental_requests/${request.id}`)).body;
  const stamp = at(1).replace('.000Z', '.000000Z');
  expect(shown).toMatchObject({ status: 'closed', closed_at: stamp, deposit_refunded_at: stamp });
  expect((await ledger()).refunded).toEqual([28_000]);
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  expect(await rows('notifications', "type = 'rental_request.closed'")).toHaveLength(2);
  expect(await rows('audit_events', "action = 'close' AND user_id IS NULL")).toHaveLength(1);
  expect(await runBatch(admin, NAME)).toMatchObject({ total: 0 });
  expect((await ledger()).refunded).toEqual([28_000]);
});

it('counts calendar days across a change of the clocks', async () => {
  const { admin, approved } = await rentalScene();
  const request = await approved();
  await moveDays(request.id, '2027-03-10', '2027-03-10');

  later('2027-03-18T04:59:59Z');
  expect(await runBatch(admin, NAME)).toMatchObject({ total: 0 });
  later('2027-03-18T05:00:01Z');
  expect(await runBatch(admin, NAME)).toMatchObject({ done: 1 });
});

it('closes without a deposit too, and leaves no stamp of a refund', async () => {
  const { renter, admin, approved } = await rentalScene();
  const request = await approved({ stripe_payment_method_id: 'pm_card_chargeDeclined' });
  await moveDays(request.id, '2026-10-01', '2026-10-02');

  expect(await runBatch(admin, NAME)).toMatchObject({ done: 1 });
  const shown = (await as(renter).get(`/api/rental_requests/${request.id}`)).body;
  expect(shown).toMatchObject({ status: 'closed', deposit_refunded_at: null });
});

it('closes a return that the renter left unanswered for 48 hours, less its damage', async () => {
  const { owner, renter, admin, approved } = await rentalScene();
  const request = await approved();
  later('2026-12-18T21:00:00Z');
  const path = `/api/rental_requests/${request.id}/machine_return`;
  await as(owner).post(path, { ...good, condition: 'damaged', damage_amount: 80 });

  later('2026-12-20T20:59:59Z');
  expect(await runBatch(admin, NAME)).toMatchObject({ total: 0 });
  later('2026-12-20T21:00:00Z');
  expect(await runBatch(admin, NAME)).toMatchObject({ done: 1 });
  expect((await as(renter).get(path)).body.accepted_at).toBe('2026-12-20T21:00:00.000000Z');
  expect((await ledger()).refunded).toEqual([20_000]);
});

it('leaves alone what is contested, cancelled, declined, pending or closed', async () => {
  const { owner, renter, admin, pending, approved, act } = await rentalScene();
  const days = (day: string) => ({ start_date: day, end_date: day });
  const waiting = await pending(days('2027-02-01'));
  const declined = await pending(days('2027-02-02'));
  await act(owner, declined, 'decline', { message: 'No.' });
  const cancelled = await approved(days('2027-02-03'));
  await act(owner, cancelled, 'cancel', { reason: 'Broken' });
  const contested = await approved(days('2027-02-04'));
  const closed = await approved(days('2027-02-05'));
  for (const { id } of [waiting, declined, cancelled, contested, closed]) {
    await moveDays(id, '2026-10-01', '2026-10-01');
  }
  const path = `/api/rental_requests/${contested.id}/machine_return`;
  await as(owner).post(path, { returned_at: '2026-10-02T06:00:00Z', condition: 'good' });
  await as(renter).post(`${path}/contest`, { reason: 'No' });
  await act(admin, closed, 'close');
  const { refunded } = await ledger();
  later('2027-01-01T12:00:00Z');

  expect(await runBatch(admin, NAME)).toMatchObject({ status: 'finished', total: 0 });
  expect((await ledger()).refunded).toEqual(refunded);
});
