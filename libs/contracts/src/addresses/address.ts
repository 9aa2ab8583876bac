import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { POSTAL_CODE_MAX, sometimes, TITLE_MAX } from '../record';
import type { AddressRecord } from './records';

export const addressType = defineRecord<AddressRecord>({
  endpoint: 'api/addresses',
  sortBy: 'line1',
  channel: 'addresses',
});

const shape = {
  line2: `nullable|string|max:${TITLE_MAX}`,
  geotag: 'nullable|array',
  'geotag.lat': 'required_with:geotag|numeric|between:-90,90',
  'geotag.lng': 'required_with:geotag|numeric|between:-180,180',
  confirmed: 'nullable|boolean',
  own: 'nullable|boolean',
} as const;

const place = {
  line1: `required|string|max:${TITLE_MAX}`,
  city: `required|string|max:${TITLE_MAX}`,
  state: 'required|string|regex:/^[A-Za-z]{2}$/',
  postal_code: `required|string|max:${POSTAL_CODE_MAX}`,
} as const;

export const addressRules = rules({ ...place, ...shape });
export type AddressInput = InputOf<typeof addressRules>;

export const updateAddressRules = rules({ ...sometimes(place), ...shape });
export type UpdateAddressInput = InputOf<typeof updateAddressRules>;

/** The address in one line, as a rental request keeps it. */
export function addressText(
  address: Pick<AddressRecord, 'line1' | 'line2' | 'city' | 'state' | 'postal_code'>,
): string {
  const street = [address.line1, address.line2].filter(Boolean).join(', ');
  return `${street}, ${address.city}, ${address.state} ${address.postal_code}`;
}
