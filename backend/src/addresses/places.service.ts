import { Injectable } from '@nestjs/common';
import tzLookup from '@photostructure/tz-lookup';
import type { Geotag } from '@yard/contracts';
import { DataSource } from 'typeorm';
import { PostalCode } from './postal-code.entity';

/** Where things are: postal codes to places, places to time zones. */
@Injectable()
export class PlacesService {
  constructor(private readonly dataSource: DataSource) {}

  /** What the table knows of a postal code, or null. `12345-6789` counts as `12345`. */
  postalCode(postalCode: string): Promise<PostalCode | null> {
    return this.dataSource
      .getRepository(PostalCode)
      .findOneBy({ postal_code: postalCode.trim().slice(0, 5) });
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
