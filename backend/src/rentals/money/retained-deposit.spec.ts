/** @jest-environment-options {"payments":"stripe"} */
import { as, later, rows } from '../../../test/api';
import { depositScene, moved, stripe, sweep } from '../../../test/stripe-scene';

const finished = async () => (await rows('rental_requests', 'deposit_refunded_at IS NOT NULL')).length;

it('is not done with while an earlier refund of it waits, though all the rest is kept', async () => {
  const { approve, admin, owner, act } = await depositScene();
  const rental = await approve();
  stripe().fail({ kind: 'drop_before', on: 'POST /v1/refunds', times: 2 });
  await act(admin, rental, 'refund_deposit', { amount: 80 });
  expect(await rows('refunds', "status = 'pending'")).toHaveLength(1);
  later('2026-12-20T12:00:00Z');
  const back = { returned_at: '2026-12-18T12:00:00Z', condition: 'damaged', damage_amount: 200 };
  await as(owner).post(`/api/rental_requests/${rental.id}/machine_return`, back);

  const closed = await act(admin, rental, 'close', { damage_amount: 200, reason: 'Worn.' });

  expect([closed.status, await finished()]).toEqual([200, 0]);
  later('2026-12-20T13:00:00Z');
  await sweep();
  expect([moved('refund'), await finished()]).toEqual([[8_000], 1]);
});

it('is done with at once where an earlier refund of it went through and all the rest is kept', async () => {
  const { approve, admin, owner, act } = await depositScene();
  const rental = await approve();
  await act(admin, rental, 'refund_deposit', { amount: 80 });
  expect(await rows('refunds', "status = 'succeeded'")).toHaveLength(1);
  later('2026-12-20T12:00:00Z');
  const back = { returned_at: '2026-12-18T12:00:00Z', condition: 'damaged', damage_amount: 200 };
  await as(owner).post(`/api/rental_requests/${rental.id}/machine_return`, back);

  const closed = await act(admin, rental, 'close', { damage_amount: 200, reason: 'Worn.' });

  expect([closed.status, await finished()]).toEqual([200, 1]);
});
