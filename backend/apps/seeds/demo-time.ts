const DAY_MS = 86_400_000;

/** The instant some days (fractions allowed) before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.round(days * DAY_MS));
}
