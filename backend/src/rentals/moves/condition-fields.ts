import type { ChecklistMark } from '@yard/contracts';

/** The hour meter's last digit. */
export function tenths(hours: number): number;
export function tenths(hours: number | null): number | null;
export function tenths(hours: number | null): number | null {
  return hours === null ? null : Math.round(hours * 10) / 10;
}

/** The findings at each point, without any other field that was sent. */
export function marksOf(
  sent: readonly { key: string; ok: boolean; note?: string | null }[],
): ChecklistMark[] {
  return sent.map(({ key, ok, note }) => ({ key, ok, note: note ?? null }));
}
