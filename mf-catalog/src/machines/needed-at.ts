import type { Geotag } from '@yard/contracts';

export type NeededAt = {
  /** `lat,lng`: what distances are counted to; goes before the others. */
  at?: string;
  place?: string;
  postal_code?: string;
  address?: string;
};

const POSTAL_CODE = /^\d{5}(-\d{4})?$/;

/** The place of a search. @param centre  where it is; null: nowhere, or not known yet */
export function neededAt(
  { place, address }: { place: string; address: string },
  centre: Geotag | null,
): NeededAt {
  if (centre === null) return {};
  return {
    at: `${centre.lat},${centre.lng}`,
    ...(address !== '' ? { address } : place !== '' ? { place } : {}),
    ...(address === '' && POSTAL_CODE.test(place) ? { postal_code: place } : {}),
  };
}
