/** A moment on a wall: month 1–12, hour 0–23 (more rolls over), milliseconds. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  ms: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Time that a wall clock in the zone shows at the instant. */
export function wallTimeAt(instant: number, timeZone: string): WallTime {
  if (timeZone === 'UTC') return utcWallTime(new Date(instant));

  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((p) => p.type === type)?.value ?? 0);

  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour') % 24,
    minute: part('minute'),
    second: part('second'),
    ms: ((instant % 1000) + 1000) % 1000,
  };
}

/** The wall time read as if it were UTC, in milliseconds since 1970; days beyond the month roll over. */
export function utcInstant(wall: WallTime): number {
  const date = new Date(0);
  date.setUTCFullYear(wall.year, wall.month - 1, wall.day);
  date.setUTCHours(wall.hour, wall.minute, wall.second, wall.ms);
  return date.getTime();
}

function utcWallTime(date: Date): WallTime {
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    ms: date.getUTCMilliseconds(),
  };
}

/** The instant at which a wall in the zone shows this; a time skipped in spring moves forward by the gap. */
export function instantIn(timeZone: string, wall: WallTime): number {
  const asUtc = utcInstant(wall);
  if (timeZone === 'UTC') return asUtc;

  const first = asUtc - offsetAt(asUtc, timeZone);
  const second = asUtc - offsetAt(first, timeZone);

  return offsetAt(second, timeZone) === asUtc - second ? second : Math.max(first, second);
}

/** A zone that the runtime knows by this name. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function offsetAt(instant: number, timeZone: string): number {
  return utcInstant(wallTimeAt(instant, timeZone)) - instant;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone) ?? createFormat(timeZone);
  formats.set(timeZone, known);
  return known;
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}
