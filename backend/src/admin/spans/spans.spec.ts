import type { Overview } from '@yard/contracts';
import { as, asOnAdminSite, later } from '../../../test/api';
import { rentalScene } from '../../../test/rental-scene';

/** Asked in October and in November, answered after three hours and at once. */
async function scene() {
  const scene = await rentalScene();
  const spans = async () => ((await asOnAdminSite(scene.admin).get('/api/desk')).body as Overview).spans;
  return { ...scene, spans };
}

it('compares the last days with as many before', async () => {
  const { owner, pending, act, spans } = await scene();
  const first = await pending({ start_date: '2026-11-21', end_date: '2026-11-22' });
  const second = await pending({ start_date: '2027-02-01', end_date: '2027-02-02' });
  await pending({ start_date: '2027-03-01', end_date: '2027-03-02' });
  later('2026-11-20T15:00:00Z');
  await act(owner, first, 'approve', { message: 'Yours.' });
  later('2026-11-20T18:00:00Z');
  await act(owner, second, 'decline', { message: 'No.' });

  const figures = { rent_amount: 800, fee_amount: 80, requests: 3, approval_rate: 0.5, answer_hours: 4.5 };
  const none = { rent_amount: 0, fee_amount: 0, requests: 0, approval_rate: null, answer_hours: null };
  const fresh = await spans();
  expect(fresh['7']).toMatchObject({ from: '2026-11-14', to: '2026-11-20', now: figures, before: none });
  expect(fresh['7'].days).toHaveLength(7);
  expect(fresh['7'].days.at(-1)).toEqual({ date: '2026-11-20', rent_amount: 800 });

  later('2026-11-27T18:00:00Z');
  const week = await spans();
  expect(week['7']).toMatchObject({ now: none, before: figures });
  expect(week['30']).toMatchObject({ now: figures, before: none });
});

it('leaves out requests that were withdrawn', async () => {
  const { renter, pending, spans } = await scene();
  const { id } = await pending();
  await as(renter).delete(`/api/rental_requests/${id}`);

  expect((await spans())['90'].now.requests).toBe(0);
});
