import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import tzLookup from '@photostructure/tz-lookup';
import { astrayGeotag, type Geotag, type PlaceSuggestionRecord } from '@yard/contracts';
import { And, In, LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { groupedBy, isSqlite } from '@kit/server/store/reading';
import { PostalCode } from './postal-code.entity';
import type { PlaceReading } from './place-readings';
import { placeReadings, spellingsOf, stateCalled, statesBeginning } from './place-readings';

/** Letters or digits from which on places are looked for. */
const BEGINNING_MIN = 3;
/** After everything that begins so. */
const LAST = '\u{10FFFF}';

interface City {
  city: string;
  state: string;
  codes: number;
}

@Injectable()
export class PlacesService {
  /** Compared in upper or lower case alike, by its index. */
  private readonly city: string;

  constructor(@InjectRepository(PostalCode) private readonly postalCodes: Repository<PostalCode>) {
    this.city = `place.city${isSqlite(postalCodes.manager.dataSource) ? ' COLLATE NOCASE' : ''}`;
  }

  /** The postal code's row, or null. `12345-6789` counts as `12345`. */
  async postalCode(postalCode: string): Promise<PostalCode | null> {
    const [code] = /^\d{5}(?=$|-\d{4}$)/.exec(postalCode.trim()) ?? [];
    return code === undefined ? null : this.postalCodes.findOneBy({ postal_code: code });
  }

  /**
   * A place by what people type: a postal code, a city with or without its state ("Austin", "Austin, TX", "austin
   * texas"), a street address. Of several cities of one name the one with the most postal codes is meant.
   */
  async named(text: string): Promise<PostalCode | null> {
    const readings = placeReadings(text);
    const codes = readings.flatMap(({ code }) => code ?? []);
    const cities = readings.flatMap(({ city, code }) =>
      city === undefined || code !== undefined ? [] : spellingsOf(city),
    );
    const [ofCode, ofCity] = await Promise.all([
      codes.length === 0 ? [] : this.postalCodes.findBy({ postal_code: In(codes) }),
      cities.length === 0 ? [] : this.called(cities),
    ]);
    for (const reading of readings) {
      const found = reading.code === undefined ? ofCity : ofCode;
      const place = largest(found.filter((one) => isMeant(one, reading)));
      if (place) return place;
    }
    return null;
  }

  private called(cities: string[]): Promise<PostalCode[]> {
    return this.postalCodes
      .createQueryBuilder('place')
      .where(`${this.city} IN (:...cities)`, { cities })
      .orderBy('place.postal_code')
      .getMany();
  }

  /** Cities that begin so, with or without their state, and postal codes: those with most codes first, so many at most. */
  async beginning(text: string, limit: number): Promise<PlaceSuggestionRecord[]> {
    const start = text.trim();
    if (start.length < BEGINNING_MIN) return [];
    if (/^\d+$/.test(start)) return this.codes(start, limit);
    for (const { code, city = '', state = '' } of placeReadings(start)) {
      const places = await (code === undefined ? this.cities(city, state, limit) : this.codes(code, limit));
      if (places.length > 0) return places;
    }
    return [];
  }

  private async cities(start: string, state: string, limit: number): Promise<PlaceSuggestionRecord[]> {
    const states = statesBeginning(state);
    const starts = spellingsOf(start);
    if (starts.length === 0 || states.length === 0) return [];
    const begin = starts.map(() => `${this.city} >= ? AND ${this.city} < ?`).join(' OR ');
    const cities = await this.postalCodes.query<City[]>(
      `SELECT city, state, COUNT(*) AS codes FROM postal_codes place
        WHERE (${begin}) AND state IN (${states.map(() => '?').join(',')})
        GROUP BY city, state ORDER BY codes DESC, MIN(postal_code) LIMIT ${limit}`,
      [...starts.flatMap((one) => [one, one + LAST]), ...states],
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

  async ofPostalCode(postalCode: string): Promise<Geotag | null> {
    const known = await this.postalCode(postalCode);
    return known && { lat: known.lat, lng: known.lng };
  }

  /**
   * The address with a place: the one given, else its postal code's.
   *
   * @param field  what the geotag is called in errors
   * @throws ValidationFailed for one that cannot be this address's
   */
  async locate<T extends { postal_code: string; geotag?: Partial<Geotag> | null }>(
    address: T,
    field = 'geotag',
  ): Promise<T & { geotag: Geotag | null }> {
    const given = wholeGeotag(address.geotag);
    const centre = await this.ofPostalCode(address.postal_code);
    const problem = given ? astrayGeotag(given, centre) : null;
    if (problem !== null) throw ValidationFailed.field(field, problem);
    return { ...address, geotag: given ?? centre };
  }
}

export const timeZoneOf = (place: Geotag): string => tzLookup(place.lat, place.lng);

/** A geotag with both its parts; what was not sent stays undefined, what was emptied is null. */
export function wholeGeotag(geotag?: Partial<Geotag> | null): Geotag | null | undefined {
  if (geotag === undefined || geotag === null) return geotag;
  return geotag.lat === undefined || geotag.lng === undefined ? null : { lat: geotag.lat, lng: geotag.lng };
}

function largest(places: PostalCode[]): PostalCode | null {
  const [most = []] = grouped(places, ({ state }) => state);
  return middle(most);
}

function grouped(places: readonly PostalCode[], by: (place: PostalCode) => string): PostalCode[][] {
  return [...groupedBy(places, by).values()].sort((one, other) => other.length - one.length);
}

function middle(places: readonly PostalCode[]): PostalCode | null {
  return places[Math.floor(places.length / 2)] ?? null;
}

function suggested({ city, state, postal_code, lat, lng }: PostalCode, name: string): PlaceSuggestionRecord {
  return { label: `${name}, ${state}`, city, state, postal_code, lat, lng };
}

function isMeant(place: PostalCode, { code, city, state = '' }: PlaceReading): boolean {
  if (code !== undefined && place.postal_code !== code) return false;
  if (city !== undefined && !spellingsOf(city).includes(plainCity(place))) return false;
  return state === '' || place.state === stateCalled(state);
}

const plainCity = ({ city }: PostalCode) => city.toLowerCase();
