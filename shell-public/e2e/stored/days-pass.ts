import { updateRows } from './update-rows';

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

export const day = (days: number) => later(days).toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });

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
