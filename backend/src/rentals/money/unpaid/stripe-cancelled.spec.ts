/** @jest-environment-options {"payments":"stripe"} */
import { api, as, later, rows } from '../../../../test/api';
import { runBatch } from '../../../../test/batches';
import { differences } from '../../../../test/ledger-scene';
import { rentalScene } from '../../../../test/rental-scene';
import { moved, stripe, sweep } from '../../../../test/stripe-scene';
import { noticed, rents } from '../../../../test/unpaid-scene';

const ON = 'POST /v1/payment_intents';

/** The rent is charged two days before the start, and the answer is lost; then somebody cancels. */
async function cancelled(fault: 'drop_before' | 'drop_after', by: 'renter' | 'owner') {
  const scene = await rentalScene();
  const { id } = await scene.approved();
  later('2026-12-12T12:00:00Z');
  stripe().fail({ kind: fault, on: ON, times: 2 });
  await runBatch(scene.admin, 'collect_payment_for_upcoming_rental_requests');
  expect(await rents()).toMatchObject([{ status: 'pending' }]);
  const path = `/api/rental_requests/${id}`;
  expect((await as(scene[by]).post(`${path}/cancel`, { reason: 'Rain.' })).body.status).toBe('cancelled');
  later(new Date(api.clock.now().getTime() + 60_000).toISOString());
  await sweep();
  await sweep();
  return { ...scene, id };
}

it.each(['renter', 'owner'] as const)(
  'gives a first rent back whose answer came after its %s had cancelled, and says so',
  async (by) => {
    const { renter } = await cancelled('drop_after', by);

    expect(await rents()).toMatchObject([{ status: 'refunded' }]);
    expect(moved('charge').filter((amount) => amount === 140_000)).toHaveLength(1);
    expect(moved('refund').filter((amount) => amount === 140_000)).toHaveLength(1);
    const told = await rows<{ body: string }>('notifications', "type = 'rental_request.refunded'");
    expect(told.map(({ body }) => body).join()).toContain('$1,400.00');
    expect(await noticed('refunded')).toContain(renter.id);
    expect(await rows('audit_events', "action = 'refund' AND data LIKE '%1400%'")).toHaveLength(1);
    expect(await differences()).toEqual([]);
  },
);

it('charges no first rent that the provider never heard of once it is cancelled', async () => {
  await cancelled('drop_before', 'renter');

  expect(await rents()).toMatchObject([{ status: 'failed', failure_message: 'The payment was given up.' }]);
  expect(moved('charge')).toEqual([28_000]);
  expect(await noticed('payment_failed')).toEqual([]);
  expect(await differences()).toEqual([]);
});
