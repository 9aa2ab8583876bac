import { instantOf, isTimeZone } from '@yard/dates';
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';

/** `GMT-0800`, `UTC+5:30`, and what Outlook shows: `(UTC-08:00) Pacific Time (US & Canada)`. */
const OFFSET = /^\(?(?:GMT|UTC)?([+-])(\d{1,2}):?(\d{2})?(?:\).*)?$/i;

/** Makes known to ical.js which zones a calendar names. What a calendar brings counts for names of its own. */
export function registerZones(zones: readonly string[][], events: readonly string[][]): void {
  ICAL.TimezoneService.reset();
  const brought = zones.flatMap((lines) => zoneIn(lines) ?? []);
  for (const name of namesIn(events)) {
    const own = isTimeZone(name) ? undefined : brought.find(({ tzid }) => tzid === name);
    const zone = own ?? zoneNamed(name);
    if (zone) ICAL.TimezoneService.register(zone, name);
  }
}

function zoneIn(lines: readonly string[]): ICAL.Timezone | null {
  try {
    const text = ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n');
    const zone = new ICAL.Timezone(ICAL.Component.fromString(text));
    return Number.isFinite(zone.utcOffset(ICAL.Time.epochTime)) ? zone : null;
  } catch {
    return null;
  }
}

function namesIn(events: readonly string[][]): Set<string> {
  const names = events.flat().map((line) => /^[^:]*;TZID=(?:"([^"]*)"|([^;:]*))/i.exec(line));
  return new Set(names.flatMap((found) => found?.[1] ?? found?.[2] ?? []));
}

/** @param name  of IANA, also behind a prefix (`/example.org/Europe/Berlin`), of Windows, or a difference from UTC */
export function zoneNamed(name: string): ICAL.Timezone | null {
  const words = name.trim();
  const offset = OFFSET.exec(words);
  if (offset) {
    const [, sign, hours, minutes = '0'] = offset;
    return fixed(words, (sign === '-' ? -60 : 60) * (Number(hours) * 60 + Number(minutes)));
  }
  const parts = words.replaceAll(' ', '_').split('/').filter(Boolean);
  const endings = parts.map((_, index) => parts.slice(index).join('/'));
  const found = [...endings, ...findIana(words)].find(isTimeZone);
  return found === undefined ? null : new PlaceZone(found);
}

/** A zone by the rules that the server knows: calendars of many programs name zones and bring none. */
class PlaceZone extends ICAL.Timezone {
  constructor(private readonly zone: string) {
    super({ tzid: zone });
  }

  /** @returns seconds */
  override utcOffset({ year, month, day, hour, minute }: ICAL.Time): number {
    const wall = new Date(Date.UTC(year, month - 1, day, hour, minute)).toISOString();
    const instant = instantOf(wall.slice(0, 10), wall.slice(11, 16), this.zone);
    return (new Date(wall).getTime() - instant.getTime()) / 1000;
  }
}

function fixed(tzid: string, seconds: number): ICAL.Timezone {
  const zone = new ICAL.Timezone({ tzid });
  zone.utcOffset = () => seconds;
  return zone;
}
