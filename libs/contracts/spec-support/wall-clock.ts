/** A zone on each side of UTC, one that is half an hour off, one beyond the date line; four change their clocks. */
export const ZONES = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Pacific/Auckland',
] as const;

const HALF_A_DAY_OFF = 50_400_000;
const shown = new Map<string, Intl.DateTimeFormat>();
const midnights = new Map<string, number>();

/** Clock and calendar at a place, by Intl alone: an oracle that shares nothing with the rules. */
function wall(zone: string, instant: number): string {
  const format =
    shown.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  shown.set(zone, format);
  return format.format(instant);
}

/** The first instant at which the place shows the day, found by halving. Milliseconds since 1970. */
export function midnight(day: string, zone: string): number {
  const key = `${day} ${zone}`;
  const known = midnights.get(key) ?? halved(day, zone);
  midnights.set(key, known);
  return known;
}

function halved(day: string, zone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  let [before, after] = [utc - HALF_A_DAY_OFF, utc + HALF_A_DAY_OFF];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wall(zone, middle) >= `${day} 00:00:00`) after = middle;
    else before = middle;
  }
  return after;
}

/** The calendar day so many days later, by UTC arithmetic. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
