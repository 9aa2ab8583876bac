import { api, as, later, rows } from '../../../../test/api';
import { running } from '../../../../test/change-scene';
import { make } from '../../../../test/make';
import { rentalScene } from '../../../../test/rental-scene';

/** From the 14th to the 18th, with a day of turnaround; back on the evening of the 15th. */
async function backEarly() {
  api.clock.set('2026-12-13T12:00:00Z');
  const scene = await rentalScene();
  const { owner, machine, approved, act } = scene;
  await api.dataSource.query('UPDATE machines SET turnaround_days = 1 WHERE id = ?', [machine.id]);
  const request = await approved();
  later('2026-12-16T12:00:00Z');
  await act(owner, request, 'machine_return', { condition: 'good', returned_at: '2026-12-15T20:00:00Z' });
  const taken = async () => {
    const days = await rows<{ day: string; reason: string }>('machine_days');
    return days.map(({ day, reason }) => `${day.slice(-2)} ${reason}`);
  };
  return { ...scene, request, taken };
}

it('keeps the days of a machine that is back early until its return is accepted, and then frees them', async () => {
  const { owner, renter, machine, request, taken } = await backEarly();
  expect(await taken()).toEqual([...[14, 15, 16, 17, 18].map((day) => `${day} rental`), '19 turnaround']);

  const path = `/api/rental_requests/${request.id}/machine_return`;
  expect((await as(renter).post(`${path}/accept`)).status).toBe(200);

  expect(await taken()).toEqual(['14 rental', '15 rental', '16 turnaround']);
  const kept = await as(owner).post(`/api/machines/${machine.id}/blackouts`, {
    start_date: '2026-12-17',
    end_date: '2026-12-18',
  });
  expect(kept.status).toBe(201);
});

it('frees them where an admin closes the rental, too', async () => {
  const { admin, request, act, taken } = await backEarly();

  await act(admin, request, 'close');

  expect(await taken()).toEqual(['14 rental', '15 rental', '16 turnaround']);
});

it('leaves a machine that was swapped away the days that it was out', async () => {
  const { owner, renter, admin, request, offer, answer, act } = await running();
  const other = await make.machine(owner);
  later('2026-12-16T12:00:00Z');
  await answer(renter, (await offer(owner, { machine_id: other.id })).body.id, 'accept');
  const report = { condition: 'good', returned_at: '2026-12-14T19:00:00Z' };
  expect((await act(owner, request, 'machine_return', report)).status).toBe(201);

  await act(admin, request, 'close');

  const days = await rows<{ machine_id: number; day: string }>('machine_days');
  const isOther = ({ machine_id }: { machine_id: number }) => machine_id === other.id;
  expect(days.map((one) => [isOther(one), one.day.slice(-2)])).toEqual([
    [false, '14'],
    [false, '15'],
  ]);
});
