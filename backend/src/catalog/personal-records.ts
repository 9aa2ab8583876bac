import { machineFacts } from '@yard/contracts';
import { OF_USER, type PersonalRecords } from '../users/personal-data';

export const catalogRecords: PersonalRecords = {
  exported: {
    addresses: `SELECT id, user_id, line1, line2, city, state, postal_code, geotag, confirmed, own, created_at,
      updated_at, deleted_at
      FROM addresses ${OF_USER}`,
    machines: `SELECT id, user_id, machine_type_id, address_id, subject, description, ${machineFacts.join(', ')},
      daily_rate, weekly_rate, monthly_rate, minimum_days, turnaround_days, instant_book, published_at,
      city, state, lat, lng, time_zone, source_id, withdrawn_at, call_off, tank_amount, cleaning_amount,
      taken_off_reason, attributes, created_at, updated_at, deleted_at
      FROM machines ${OF_USER}`,
    favourites: `SELECT id, user_id, machine_id, subject, created_at, updated_at, deleted_at
      FROM favourites ${OF_USER}`,
    saved_searches: `SELECT id, user_id, name, query, place, notify, notified_at, looked_until, next_look_at, created_at,
      updated_at, deleted_at
      FROM saved_searches ${OF_USER}`,
    photos: `SELECT id, user_id, folder, name, path, mime_type, size, width, height, created_at, updated_at,
      deleted_at
      FROM media ${OF_USER}`,
  },
  photos: `SELECT id, path FROM media ${OF_USER}`,
  erased: [
    "UPDATE media SET name = 'Deleted', folder = '' WHERE user_id = ?",
    "UPDATE addresses SET line1 = 'Deleted', line2 = NULL, geotag = NULL WHERE user_id = ?",
  ],
};
