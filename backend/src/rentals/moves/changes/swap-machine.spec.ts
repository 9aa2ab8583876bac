import { as, later, rows } from '../../../../test/api';
import { changeScene, running } from '../../../../test/change-scene';
import { make } from '../../../../test/make';
import { rentalScene } from '../../../../test/rental-scene';

it('can be another machine of the owner, at the same price', async () => {
  const { owner, renter, offer, answer, shown } = await changeScene();
  const other = await make.machine(owner, { subject: 'Smaller Excavator', daily_rate: 100 });
  const foreign = await make.machine(await make.owner());
  expect((await offer(owner, { machine_id: foreign.id })).status).toBe(422);

  const { body } = await offer(owner, { machine_id: other.id });
  expect(body).toMatchObject({ difference: 0, to: { machine_id: other.id } });
  await answer(renter, body.id, 'accept');

  expect(await shown()).toMatchObject({ machine_id: other.id, machine: { subject: 'Smaller Excavator' } });
  const days = await rows<{ machine_id: number }>('machine_days');
  expect(new Set(days.map(({ machine_id }) => machine_id))).toEqual(new Set([other.id]));
});

it('is needed from today on where the rental runs, whoever had the other machine before', async () => {
  const { owner, renter, request, offer, answer, act, approved } = await changeScene();
  const other = await make.machine(owner, { call_off: true });
  const before = await approved({ machine_id: other.id, start_date: '2026-12-14', end_date: '2026-12-15' });
  const days = () =>
    rows<{ day: string }>('machine_days', `rental_request_id = ${request.id} AND machine_id = ${other.id}`);

  later('2026-12-16T05:59:00Z');
  expect((await offer(owner, { machine_id: other.id })).status).toBe(409);
  await act(owner, before, 'machine_return', { returned_at: '2026-12-16T05:59:00Z', condition: 'good' });
  later('2026-12-16T06:00:00Z');
  const { body, status } = await offer(owner, { machine_id: other.id });
  expect([status, (await answer(renter, body.id, 'accept')).status]).toEqual([201, 200]);
  expect((await days()).map(({ day }) => day)).toEqual(['2026-12-16', '2026-12-17', '2026-12-18']);

  const longer = (await offer(renter, { end_date: '2026-12-19' })).body;
  later('2026-12-17T06:00:00Z');
  await answer(owner, longer.id, 'accept');
  await act(renter, request, 'call_off');
  await act(owner, request, 'machine_return', { returned_at: '2026-12-17T06:00:00Z', condition: 'good' });
  expect((await days()).map(({ day }) => day)).toEqual(['2026-12-16', '2026-12-17']);
});

it('leaves each machine the days that it was out when an admin cancels, and frees the others', async () => {
  const { owner, renter, admin, machine, request, offer, answer, act } = await running();
  const other = await make.machine(owner, { turnaround_days: 1 });
  later('2026-12-16T18:00:00Z');
  await answer(renter, (await offer(owner, { machine_id: other.id })).body.id, 'accept');
  later('2026-12-17T18:00:00Z');

  await act(admin, request, 'cancel', { reason: 'It is needed elsewhere.' });

  const days = await rows<{ machine_id: number; day: string }>('machine_days');
  expect(days.map(({ machine_id, day }) => [machine_id, day])).toEqual([
    [machine.id, '2026-12-14'],
    [machine.id, '2026-12-15'],
    [other.id, '2026-12-16'],
  ]);
});

it('cannot be accepted once the other machine was deleted, and can be declined', async () => {
  const { owner, renter, machine, offer, answer, shown } = await changeScene();
  const other = await make.machine(owner);
  const { id } = (await offer(owner, { machine_id: other.id })).body;
  expect((await as(owner).delete(`/api/machines/${other.id}`)).status).toBe(204);

  const accepted = await answer(renter, id, 'accept');

  const words = 'The machine of this change was deleted. Decline the change.';
  expect([accepted.status, accepted.body]).toEqual([409, { message: words }]);
  expect((await shown()).machine_id).toBe(machine.id);
  expect((await answer(renter, id, 'decline')).status).toBe(200);
});

/** Ray's excavator is brought for 150 and 4 a mile; the quarry is about six miles away. */
async function deliveredScene() {
  const scene = await rentalScene();
  const option = await make.deliveryOption(scene.machine);
  const request = await scene.approved({ delivery_enabled: true, machine_delivery_option_id: option.id });
  const path = `/api/rental_requests/${request.id}`;
  const other = await make.machine(scene.owner, { subject: 'Smaller Excavator' });
  const offer = () => as(scene.owner).post(`${path}/changes`, { machine_id: other.id });
  const accept = (id: number) => as(scene.renter).post(`${path}/changes/${id}/accept`);
  const shown = async () => (await as(scene.renter).get(path)).body;
  return { ...scene, request, other, offer, accept, shown };
}

it('is brought by the cheapest option of the other machine that reaches the place, at its price', async () => {
  const { other, offer, accept, shown } = await deliveredScene();
  const before = await shown();
  await make.deliveryOption(other, { name: 'Dear', base_amount: 900 });
  await make.deliveryOption(other, { name: 'Near', radius: 1, base_amount: 0 });
  const cheap = await make.deliveryOption(other, {
    name: 'Flatbed',
    base_amount: 100,
    amount_per_distance: 0,
  });

  const { body } = await offer();
  await accept(body.id);

  expect(body).toMatchObject({ delivery_amount: 100, subtotal: 1500, difference: -57.2 });
  expect(body.lines.at(-1)).toMatchObject({ label: 'Flatbed', amount: 100 });
  expect(await shown()).toMatchObject({
    machine_id: other.id,
    machine_delivery_option_id: cheap.id,
    delivery_amount: 100,
    delivery_distance: before.delivery_distance,
    subtotal: 1500,
    lines: body.lines,
  });
});

it('costs no second delivery once the rental has begun', async () => {
  const { other, request, offer, accept, shown } = await deliveredScene();
  const before = await shown();
  const option = await make.deliveryOption(other, { name: 'Flatbed', base_amount: 900 });
  later('2026-12-15T18:00:00Z');

  const { body } = await offer();
  await accept(body.id);

  expect(body).toMatchObject({ difference: 0, delivery_amount: before.delivery_amount });
  expect(await shown()).toMatchObject({
    machine_delivery_option_id: option.id,
    subtotal: request.subtotal,
    lines: before.lines,
  });
});

it('is refused where the other machine is not delivered to the place', async () => {
  const { other, offer } = await deliveredScene();
  await make.deliveryOption(other, { radius: 1 });

  const { status, body } = await offer();

  expect([status, body.errors]).toEqual([
    422,
    { machine_id: ['This machine can’t be delivered to the rental’s address. Choose another.'] },
  ]);
});
