import { updateRows } from './update-rows';

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

/** So many days from now, in the middle of the country. */
export const day = (days: number) => later(days).toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });

/** As if time had passed: the rental began five days ago, and the machine was down for all of the day after. */
export function fiveDaysPass(id: number): void {
  updateRows('UPDATE rental_requests SET start_date = ?, end_date = ? WHERE id = ?', day(-5), day(-3), id);
  const [since, up] = [-5, -3].map((days) => later(days).toISOString().replace('T', ' ').replace('Z', ''));
  updateRows(
    'UPDATE breakdowns SET since = ?, up_at = ? WHERE rental_request_id = ?',
    since ?? '',
    up ?? '',
    id,
  );
}
