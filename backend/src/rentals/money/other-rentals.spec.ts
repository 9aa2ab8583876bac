import { api, as, later, rows } from '../../../test/api';
import { runBatch } from '../../../test/batches';
import { insert, make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';
import { DECLINED, noticed } from '../../../test/unpaid-scene';

/** The renter has rented the same owner's loader, and its deposit is paid; the excavator's is another rental. */
async function twoRentals() {
  const scene = await rentalScene();
  const loader = await make.machine(scene.owner, { subject: 'Wheel Loader' });
  const paid = await scene.approved({ machine_id: loader.id });
  return { ...scene, paid };
}

const statuses = async (id: number, kind: string) =>
  (await rows<{ status: string }>('payments', 'rental_request_id = ? AND kind = ?', [id, kind])).map(
    ({ status }) => status,
  );

it('charges each rental’s own deposit, whatever was paid for another', async () => {
  const { paid, approved } = await twoRentals();

  const second = await approved();

  expect([await statuses(paid.id, 'deposit'), await statuses(second.id, 'deposit')]).toEqual([
    ['succeeded'],
    ['succeeded'],
  ]);
});

it('tells of a deposit that failed by the rental’s own payments and policy, though that is deleted', async () => {
  const { owner, pending, act } = await twoRentals();
  const { tiers, body } = (await rows<{ tiers: string; body: string }>('cancellation_policies'))[0] ?? {};
  const strict = { version: 2, name: 'Strict', window_hours: 100, tiers, body };
  const { id } = await insert('cancellation_policies', strict);
  const request = await pending({ stripe_payment_method_id: DECLINED });
  await api.dataSource.query(`UPDATE cancellation_policies SET deleted_at = created_at WHERE id = ${id}`);

  expect((await act(owner, request, 'approve', { message: 'Yours.' })).status).toBe(200);

  expect(await noticed('deposit_unpaid')).toEqual([owner.id]);
  const [notice] = await rows<{ body: string }>('notifications', "type = 'rental_request.deposit_unpaid'");
  expect(notice?.body).toContain('has until Wed, Dec 9, 8:00 PM');
});

it('charges a refused rent again, though another rental’s is paid', async () => {
  const { renter, admin, approved } = await twoRentals();
  const second = await approved();
  const path = `/api/rental_requests/${second.id}`;
  await as(renter).patch(path, { stripe_payment_method_id: DECLINED });
  later('2026-12-12T12:00:00Z');
  await runBatch(admin, 'collect_payment_for_upcoming_rental_requests');
  expect(await statuses(second.id, 'rental')).toEqual(['failed']);

  await as(renter).patch(path, { stripe_payment_method_id: 'pm_card_visa' });

  expect(await statuses(second.id, 'rental')).toEqual(['failed', 'succeeded']);
});
