import type { DataSource } from 'typeorm';
import { timeZoneOf } from '../../src/catalog/addresses/places.service';
import { placesFor } from '@kit/server/store/raw';
import { type Derivation, derivationsOf } from './derivations';
import type { LiveTable } from './live-schema';
import type { TablePlan } from './plan';

/** Rows of one statement: short enough to let others write in between. */
const ROWS_AT_ONCE = 5_000;

/** What will be filled, or is to be filled now. @param isThere whether `table.column` is there before adopting */
export function fillingsOf({ wanted, live, unfilled }: TablePlan, isThere: (name: string) => boolean) {
  const names = unfilled.map(({ name }) => name);
  return live && !live.isEmpty ? derivationsOf(wanted.name, names, isThere) : [];
}

interface FillRun {
  live: LiveTable;
  now: Date;
  /** Only where the column is empty: one that was there before. */
  gaps?: boolean;
}

/**
 * Gives the rows that were there a value in some columns of one table; the same again changes nothing.
 *
 * @returns rows changed
 */
export async function fill(
  dataSource: DataSource,
  derivations: readonly Derivation[],
  { live, now, gaps }: FillRun,
): Promise<number> {
  const [first] = derivations;
  if (!first) return 0;
  const set = derivations.map(({ column, value }) => `t.\`${column}\` = ${value}`).join(', ');
  const open = gaps ? derivations.map(({ column }) => ` AND t.\`${column}\` IS NULL`).join('') : '';
  const named = `UPDATE \`${first.table}\` t SET ${set}${kept(live)} WHERE t.id BETWEEN :from AND :to${open}`;
  const names = named.match(PLACES) ?? [];
  let changed = 0;
  await inBatches(dataSource, first.table, async (from, to) => {
    const values: Record<string, unknown> = { ':now': now, ':from': from, ':to': to };
    const done = await dataSource.query<{ changedRows: number }>(
      named.replace(PLACES, '?'),
      names.map((name) => values[name]),
    );
    changed += done.changedRows;
  });
  return changed;
}

const PLACES = /:(?:now|from|to)\b/g;

/** Stamps the database would set by itself: nobody has changed the row. */
function kept({ columns }: LiveTable): string {
  const stamped = [...columns.values()].filter(({ isStamped }) => isStamped);
  return stamped.map(({ name }) => `, t.\`${name}\` = t.\`${name}\``).join('');
}

/** Copies of the address's geotag that a search reads, and the zone that follows from it. */
const PLACE = ['lat', 'lng', 'time_zone'] as const;

/** Each row looks for its own among them. */
const PLACES_AT_ONCE = 250;

export function fillsPlaces({ wanted, live, unfilled }: TablePlan): boolean {
  const names = unfilled.map(({ name }) => name);
  return wanted.name === 'machines' && live !== null && PLACE.every((name) => names.includes(name));
}

export async function fillPlaces(dataSource: DataSource, live: LiveTable): Promise<void> {
  await inBatches(dataSource, 'machines', async (from, to) => {
    const rows = await dataSource.query<{ id: number; geotag: unknown }[]>(
      `SELECT m.id, a.geotag FROM machines m JOIN addresses a ON a.id = m.address_id
        WHERE m.id BETWEEN ? AND ? AND a.geotag IS NOT NULL`,
      [from, to],
    );
    const places = rows.flatMap(({ id, geotag }) => {
      const point = pointOf(geotag);
      return point ? [{ id, ...point, time_zone: timeZoneOf(point) }] : [];
    });
    for (let first = 0; first < places.length; first += PLACES_AT_ONCE) {
      await writePlaces(dataSource, live, places.slice(first, first + PLACES_AT_ONCE));
    }
  });
}

interface Place {
  id: number;
  lat: number;
  lng: number;
  time_zone: string | null;
}

async function writePlaces(dataSource: DataSource, live: LiveTable, places: readonly Place[]): Promise<void> {
  const cases = `CASE t.id ${places.map(() => 'WHEN ? THEN ?').join(' ')} END`;
  const set = PLACE.map((column) => `t.${column} = ${cases}`).join(', ');
  const ids = places.map(({ id }) => id);
  const by = (name: 'lat' | 'lng' | 'time_zone') => places.flatMap((place) => [place.id, place[name]]);
  await dataSource.query(`UPDATE machines t SET ${set}${kept(live)} WHERE t.id IN (${placesFor(ids)})`, [
    ...PLACE.flatMap(by),
    ...ids,
  ]);
}

/** A geotag as it was stored: JSON text, or what the driver made of it. Null for anything but a place on earth. */
function pointOf(geotag: unknown): { lat: number; lng: number } | null {
  const read: unknown = typeof geotag === 'string' ? parsed(geotag) : geotag;
  const { lat, lng } = (read ?? {}) as { lat?: unknown; lng?: unknown };
  const point = { lat: Number(lat), lng: Number(lng) };
  const isPlace = lat != null && lng != null && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  return isPlace ? point : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Another notation, such as a point's binary: the machine then has no place, as with none given.
    return null;
  }
}

/** Runs work over spans of ids, the first and last of each counted. */
async function inBatches(
  dataSource: DataSource,
  table: string,
  work: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  const [ends] = await dataSource.query<{ low: number | null; high: number | null }[]>(
    `SELECT MIN(id) AS low, MAX(id) AS high FROM \`${table}\``,
  );
  if (ends?.low == null || ends.high == null) return;
  for (let from = Number(ends.low); from <= Number(ends.high); from += ROWS_AT_ONCE) {
    await work(from, from + ROWS_AT_ONCE - 1);
  }
}
