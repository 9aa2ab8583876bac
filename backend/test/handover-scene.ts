import { as, forgetBroadcasts, later } from './api';
import { insert } from './make';
import { PNG } from './permissions/png';
import { rentalScene } from './rental-scene';

type Person = { id: number; email: string };
export type Fields = Record<string, unknown>;

/** All that a hand-over must say. */
export const FULL = { hours: 1204.5, fuel_level: 100 };

/** Monday 14 to Friday 18 December in Austin; the clock stands at the first instant of the day before. */
export async function handoverScene() {
  const scene = await rentalScene({ weekly_rate: 500 });
  const request = await scene.approved();
  later('2026-12-13T06:00:00Z');
  forgetBroadcasts();
  const path = `/api/rental_requests/${request.id}/handover`;
  const write = (by: Person, fields: Fields = {}) => as(by).post(path, { ...FULL, ...fields });
  const change = (by: Person, fields: Fields) => as(by).patch(path, fields);
  const sign = (by: Person, fields: Fields = {}) =>
    as(by).post(`${path}/sign`, { name: 'A Name', ...fields });
  return { ...scene, request, path, write, change, sign };
}

export async function pictureOf(user: Person, fields: Fields = {}) {
  const name = `${user.id}-${Math.random()}`;
  const file = { folder: '', name, path: `00/${name}.webp`, mime_type: 'image/webp', size: 1 };
  const media = await insert('media', { ...file, user_id: user.id, width: 40, height: 30, ...fields });
  return { id: media.id, url: `/media/${file.path}` };
}

/** A picture of somebody's whose file is there. @returns its id */
export async function uploadedPicture(user: Person): Promise<number> {
  const { body } = await as(user).upload('/api/media', PNG, 'a.png');
  return (body as { id: number }).id;
}
