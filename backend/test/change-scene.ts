import { as, later } from './api';
import { runBatch } from './batches';
import { rentalScene } from './rental-scene';

/** Mon 14 to Fri 18 December at 400 a day, 1,400 a week; the clock stands at 20 November. */
export async function changeScene(machineFields: Record<string, unknown> = {}) {
  const scene = await rentalScene(machineFields);
  const request = await scene.approved();
  const path = `/api/rental_requests/${request.id}/changes`;
  const offer = (by = scene.renter, fields: object = { end_date: '2026-12-23' }) => as(by).post(path, fields);
  const answer = (by: typeof scene.renter, id: number, action: string, fields = {}) =>
    as(by).post(`${path}/${id}/${action}`, fields);
  const shown = async (by = scene.renter) => (await as(by).get(`/api/rental_requests/${request.id}`)).body;
  return { ...scene, request, path, offer, answer, shown };
}

/** The rent is collected, and the rental runs. */
export async function running(machineFields: Record<string, unknown> = {}) {
  const scene = await changeScene(machineFields);
  later('2026-12-13T12:00:00Z');
  await collectRents(scene.admin);
  later('2026-12-15T18:00:00Z');
  return scene;
}

/** The batch takes the rents that are due. */
export const collectRents = (admin: { id: number; email: string }) =>
  runBatch(admin, 'collect_payment_for_upcoming_rental_requests');
