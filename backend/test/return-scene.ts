import { api, as, forgetBroadcasts, later } from './api';
import { rentalScene } from './rental-scene';

export const good = { returned_at: '2026-12-18T20:00:00Z', condition: 'good' };

/** A rental whose days have begun; the clock stands on its last evening in Austin. */
export async function active(fields: Record<string, unknown> = {}) {
  api.clock.set('2026-12-13T12:00:00Z');
  const scene = await rentalScene({ weekly_rate: 500 });
  const request = await scene.approved(fields);
  later('2026-12-18T23:00:00Z');
  forgetBroadcasts();
  const path = `/api/rental_requests/${request.id}/machine_return`;
  return { ...scene, request, path };
}

export async function returned(fields: Record<string, unknown> = {}) {
  const scene = await active();
  const answer = await as(scene.owner).post(scene.path, { ...good, ...fields });
  if (answer.status !== 201) throw new Error(answer.text);
  forgetBroadcasts();
  return { ...scene, report: answer.body as { id: number } };
}
