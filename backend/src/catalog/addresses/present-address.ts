import type { AddressRecord } from '@yard/contracts';
import { baseFields } from '@yard/server/store/wire-fields';
import type { Address } from './address.entity';

export function presentAddress(address: Address): AddressRecord {
  return {
    ...baseFields(address),
    user_id: address.user_id,
    line1: address.line1,
    line2: address.line2,
    city: address.city,
    state: address.state,
    postal_code: address.postal_code,
    geotag: address.geotag,
    confirmed: address.confirmed,
    own: address.own,
  };
}
