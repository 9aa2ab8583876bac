import type { AddressRecord } from '@yard/contracts';

/** As `GET /api/addresses` has it, of Olive. */
export const addressRecord = (fields: Partial<AddressRecord> = {}): AddressRecord => ({
  id: 5,
  created_at: '2026-11-27T08:33:31.302000Z',
  updated_at: '2026-11-27T08:33:31.302000Z',
  deleted_at: null,
  user_id: 2,
  line1: '1011 Honor Heights Drive',
  line2: null,
  city: 'Muskogee',
  state: 'OK',
  postal_code: '74401',
  geotag: { lat: 35.76528, lng: -95.41466 },
  confirmed: true,
  own: false,
  ...fields,
});
