import type { AddressDraft } from '@yard/account';
import type { QuoteInput } from '@yard/contracts';

/** The approximate place, from the search or typed on the machine's page, until there is an address. */
export type NearPlace = { quoted: Pick<QuoteInput, 'lat' | 'lng' | 'postal_code'>; name: string };

/** Reads the address (`?at&place&postal_code`); the same as the machine's page counts with. */
export function nearPlace(query: URLSearchParams): NearPlace | null {
  const [at, place, code] = ['at', 'place', 'postal_code'].map((name) => query.get(name)?.trim() ?? '');
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(at ?? '') ?? [];
  if (lat !== undefined) {
    return {
      quoted: { lat: Number(lat), lng: Number(lng) },
      name: place || code || 'the place of your search',
    };
  }
  return code && /^\d{5}(-\d{4})?$/.test(code) ? { quoted: { postal_code: code }, name: code } : null;
}

/** Fields of an address as far as the search gave them (`?postal_code&place`): `Austin, TX` or `Austin, TX 78701`. */
export function searchedFields(query: URLSearchParams): Partial<AddressDraft> {
  const [place, code] = ['place', 'postal_code'].map((name) => query.get(name)?.trim() ?? '');
  const [, city, state, ofPlace] = /^(\D+), ([A-Z]{2})(?: (\d{5}))?$/.exec(place ?? '') ?? [];
  const postal_code = code || ofPlace;
  return { ...(city && state && { city, state }), ...(postal_code && { postal_code }) };
}
