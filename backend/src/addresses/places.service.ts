import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import tzLookup from '@photostructure/tz-lookup';
import type { Geotag } from '@yard/contracts';
import { Repository } from 'typeorm';
import { PostalCode } from './postal-code.entity';

/** A place by what people call it, which `named` understands. */
export interface NamedPlace extends Geotag {
  label: string;
}

/** Letters or digits from which on places are looked for. */
const BEGINNING_MIN = 3;
/** Postal codes that are read: "san" begins the cities of more than a thousand. */
const CODES_MAX = 3_000;

/** Where things are: postal codes to places, places to time zones. */
@Injectable()
export class PlacesService {
  constructor(@InjectRepository(PostalCode) private readonly postalCodes: Repository<PostalCode>) {}

  /** What the table knows of a postal code, or null. `12345-6789` counts as `12345`. */
  postalCode(postalCode: string): Promise<PostalCode | null> {
    return this.postalCodes.findOneBy({ postal_code: postalCode.trim().slice(0, 5) });
  }

  /**
   * A place by what people type: a postal code, or a city with or without its state ("Austin", "Austin, TX"). Of
   * several cities of one name the one with the most postal codes is meant.
   */
  async named(text: string): Promise<PostalCode | null> {
    if (/^\d{5}/.test(text.trim())) return this.postalCode(text);
    const [city = '', state] = text.split(',').map((part) => part.trim());
    const cities = this.postalCodes
      .createQueryBuilder('place')
      .where('LOWER(place.city) = :city', { city: city.toLowerCase() })
      .orderBy('place.postal_code');
    if (state) cities.andWhere('place.state = :state', { state: state.toUpperCase() });
    return largest(await cities.getMany());
  }

  /** Cities that begin so, with or without their state, and postal codes: those with most codes first, so many at most. */
  async beginning(text: string, limit: number): Promise<NamedPlace[]> {
    const start = text.trim();
    if (start.length < BEGINNING_MIN) return [];
    const isCode = /^\d+$/.test(start);
    const [city = '', state = ''] = start.split(',').map((part) => part.trim());
    const begin = isCode ? start : city.toLowerCase();
    const places = await this.postalCodes
      .createQueryBuilder('place')
      .where(`SUBSTR(LOWER(place.${isCode ? 'postal_code' : 'city'}), 1, :length) = :begin`)
      .andWhere('SUBSTR(place.state, 1, :letters) = :state')
      .setParameters({ begin, length: begin.length, state: state.toUpperCase(), letters: state.length })
      .orderBy('place.postal_code')
      .take(CODES_MAX)
      .getMany();
    if (isCode)
      return places.slice(0, limit).map((place) => named(place, `${place.postal_code} ${place.city}`));
    const cities = grouped(places, (place) => `${place.city}, ${place.state}`);
    return cities
      .slice(0, limit)
      .flatMap((codes) => middle(codes) ?? [])
      .map((place) => named(place, place.city));
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

function named({ state, lat, lng }: PostalCode, name: string): NamedPlace {
  return { label: `${name}, ${state}`, lat, lng };
}
