/** Processes whose clocks are looked after differ by less. */
const APART_MS = 5 * 60_000;

/**
 * From this instant on, what is said to have happened was written by a clock that has been put back since. Its age is
 * not known; to wait until the clock says so again may take a day, or years.
 */
export function writtenAhead(now: Date): Date {
  return new Date(now.getTime() + APART_MS);
}
