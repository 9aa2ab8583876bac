import { ValidationFailed } from '@laravel-wire/nest';
import { PLACE_UNKNOWN } from '@yard/contracts';
import type { Address } from '../addresses/address.entity';
import { timeZoneOf } from '../addresses/places.service';
import type { Machine } from './machine.entity';

export type MachinePlace = Pick<Machine, 'address_id' | 'city' | 'state' | 'lat' | 'lng' | 'time_zone'>;

/** The address fields copied to a machine, so that searches read one table. */
export function placeOf(address: Address): MachinePlace {
  const { geotag } = address;
  return {
    address_id: address.id,
    city: address.city,
    state: address.state,
    lat: geotag?.lat ?? null,
    lng: geotag?.lng ?? null,
    time_zone: geotag && timeZoneOf(geotag),
  };
}

/** An address that a machine can stand at. @throws ValidationFailed for one without a place, in whose place none is found */
export function located(address: Address, field: string): Address {
  if (!address.geotag) throw ValidationFailed.field(field, PLACE_UNKNOWN);
  return address;
}

export const NO_PLACE: MachinePlace = {
  address_id: null,
  city: null,
  state: null,
  lat: null,
  lng: null,
  time_zone: null,
};
