/** `2026-11-20 09:30:00`, as Laravel writes a time. */
export function sqlTime<T extends Date | null>(time: T): T extends null ? null : string;
export function sqlTime(time: Date | null): string | null {
  return time && time.toISOString().slice(0, 19).replace('T', ' ');
}

/** A time as the driver reads it: a Date, or the text that is stored, which is UTC. */
export function timeFrom(stored: unknown): Date | null {
  if (stored === null || stored === undefined) return null;

  return stored instanceof Date ? stored : new Date(`${String(stored).replace(' ', 'T')}Z`);
}
