import { type Filler, inBatches, type LiveTable, stampsUnchanged } from '@laravel-wire/adopt';
import { placesFor } from '@kit/server/store/reading';
import type { DataSource } from 'typeorm';
import { timeZoneOf } from '../../src/catalog/addresses/places.service';

/** Copies of the address's geotag that a search reads, and the zone that follows from it. */
const PLACE = ['lat', 'lng', 'time_zone'] as const;

const PLACES_AT_ONCE = 250;

export const machinePlaces: Filler = {
  table: 'machines',
  columns: PLACE,
  says: "the address's place",
  fill: fillPlaces,
};

async function fillPlaces(dataSource: DataSource, live: LiveTable): Promise<void> {
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
  await dataSource.query(
    `UPDATE machines t SET ${set}${stampsUnchanged(live)} WHERE t.id IN (${placesFor(ids)})`,
    [...PLACE.flatMap(by), ...ids],
  );
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
