import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import tzLookup from '@photostructure/tz-lookup';
import type { Geotag, PlaceSuggestionRecord } from '@yard/contracts';
import { stateNames } from '@yard/contracts/us-states';
import { And, LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { isSqlite } from '@yard/server/store/is-sqlite';
import { PostalCode } from './postal-code.entity';

/** Letters or digits from which on places are looked for. */
const BEGINNING_MIN = 3;
/** After everything that begins so. */
const LAST = '\u{10FFFF}';

/** A city, and how many postal codes it has. */
interface City {
  city: string;
  state: string;
  codes: number;
}

/** Where things are: postal codes to places, places to time zones. */
@Injectable()
export class PlacesService {
  /** Compared in upper or lower case alike, by its index. */
  private readonly city: string;

  constructor(@InjectRepository(PostalCode) private readonly postalCodes: Repository<PostalCode>) {
    this.city = `place.city${isSqlite(postalCodes.manager.dataSource) ? ' COLLATE NOCASE' : ''}`;
  }

  /** What the table knows of a postal code, or null. `12345-6789` counts as `12345`. */
  postalCode(postalCode: string): Promise<PostalCode | null> {
    return this.postalCodes.findOneBy({ postal_code: postalCode.trim().slice(0, 5) });
  }

  /**
   * A place by what people type: a postal code, or a city with or without its state ("Austin", "Austin, TX", "austin
   * texas"). Of several cities of one name the one with the most postal codes is meant.
   */
  async named(text: string): Promise<PostalCode | null> {
    if (/^\d{5}/.test(text.trim())) return this.postalCode(text);
    for (const [city, state] of readings(text.trim())) {
      const found = largest(await this.called(city, state));
      if (found) return found;
    }
    return null;
  }

  private async called(city: string, state: string): Promise<PostalCode[]> {
    const cities = this.postalCodes
      .createQueryBuilder('place')
      .where(`${this.city} = :city`, { city })
      .orderBy('place.postal_code');
    if (state !== '') cities.andWhere('place.state = :state', { state: stateCalled(state) });
    return cities.getMany();
  }

  /** Cities that begin so, with or without their state, and postal codes: those with most codes first, so many at most. */
  async beginning(text: string, limit: number): Promise<PlaceSuggestionRecord[]> {
    const start = text.trim();
    if (start.length < BEGINNING_MIN) return [];
    if (/^\d+$/.test(start)) return this.codes(start, limit);
    for (const [city, state] of readings(start)) {
      const cities = await this.cities(city, state, limit);
      if (cities.length > 0) return cities;
    }
    return [];
  }

  private async cities(start: string, state: string, limit: number): Promise<PlaceSuggestionRecord[]> {
    const states = statesBeginning(state);
    if (start === '' || states.length === 0) return [];
    const cities = await this.postalCodes.query<City[]>(
      `SELECT city, state, COUNT(*) AS codes FROM postal_codes place
        WHERE ${this.city} >= ? AND ${this.city} < ? AND state IN (${states.map(() => '?').join(',')})
        GROUP BY city, state ORDER BY codes DESC, MIN(postal_code) LIMIT ${limit}`,
      [start, start + LAST, ...states],
    );
    const middles = await Promise.all(cities.map((one) => this.middle(one)));
    return middles.flatMap((place) => (place ? suggested(place, place.city) : []));
  }

  private async codes(start: string, limit: number): Promise<PlaceSuggestionRecord[]> {
    const places = await this.postalCodes.find({
      where: { postal_code: And(MoreThanOrEqual(start), LessThan(start + LAST)) },
      order: { postal_code: 'ASC' },
      take: limit,
    });
    return places.map((place) => suggested(place, `${place.postal_code} ${place.city}`));
  }

  private middle({ city, state, codes }: City): Promise<PostalCode | null> {
    return this.postalCodes
      .createQueryBuilder('place')
      .where(`${this.city} = :city AND place.state = :state`, { city, state })
      .orderBy('place.postal_code')
      .offset(Math.floor(Number(codes) / 2))
      .limit(1)
      .getOne();
  }

  /** The centre of a postal code, or null. */
  async ofPostalCode(postalCode: string): Promise<Geotag | null> {
    const known = await this.postalCode(postalCode);
    return known && { lat: known.lat, lng: known.lng };
  }

  /** The address with a place: the one given, else its postal code's. */
  async locate<T extends { postal_code: string; geotag?: Partial<Geotag> | null }>(
    address: T,
  ): Promise<T & { geotag: Geotag | null }> {
    const given = wholeGeotag(address.geotag);
    return { ...address, geotag: given ?? (await this.ofPostalCode(address.postal_code)) };
  }
}

/** IANA name of the zone a place lies in. */
export function timeZoneOf(place: Geotag): string {
  return tzLookup(place.lat, place.lng);
}

/** A geotag with both its parts; what was not sent stays undefined, what was emptied is null. */
export function wholeGeotag(geotag?: Partial<Geotag> | null): Geotag | null | undefined {
  if (geotag === undefined || geotag === null) return geotag;
  return geotag.lat === undefined || geotag.lng === undefined ? null : { lat: geotag.lat, lng: geotag.lng };
}

/** The middle of the city that has the most postal codes among those of one name. */
function largest(places: PostalCode[]): PostalCode | null {
  const [most = []] = grouped(places, ({ state }) => state);
  return middle(most);
}

/** The largest group first. */
function grouped(places: readonly PostalCode[], by: (place: PostalCode) => string): PostalCode[][] {
  const groups = new Map<string, PostalCode[]>();
  for (const place of places) {
    const group = groups.get(by(place));
    if (group) group.push(place);
    else groups.set(by(place), [place]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

function middle(places: readonly PostalCode[]): PostalCode | null {
  return places[Math.floor(places.length / 2)] ?? null;
}

function suggested({ city, state, postal_code, lat, lng }: PostalCode, name: string): PlaceSuggestionRecord {
  return { label: `${name}, ${state}`, city, state, postal_code, lat, lng };
}

/** A city and the beginning of its state: all of it is the city's name, or a comma or the last space parts them. */
function readings(text: string): [city: string, state: string][] {
  const [city = '', ...states] = text.split(',').map((part) => part.trim());
  if (states.length > 0) return [[city, states.join(' ')]];
  const parted = /^(.+)\s+(\S+)$/.exec(text);
  return [[text, ''], ...(parted ? [[parted[1] ?? '', parted[2] ?? ''] as [string, string]] : [])];
}

/** The code of a state by its code or name; whatever else is said, itself. */
function stateCalled(text: string): string {
  const named = Object.entries(stateNames).find(([, name]) => name.toLowerCase() === text.toLowerCase());
  return named?.[0] ?? text.toUpperCase();
}

/** Codes of the states whose code or name begins so: `te` and `Tex` are TX. */
function statesBeginning(text: string): string[] {
  const start = text.toLowerCase();
  return Object.entries(stateNames)
    .filter(([code, name]) => [code, name].some((word) => word.toLowerCase().startsWith(start)))
    .map(([code]) => code);
}
