import { OF_USER, type PersonalRecords } from '../users/personal-data';

export const catalogRecords: PersonalRecords = {
  exported: {
    addresses: `SELECT * FROM addresses ${OF_USER}`,
    machines: `SELECT * FROM machines ${OF_USER}`,
    favourites: `SELECT * FROM favourites ${OF_USER}`,
    saved_searches: `SELECT * FROM saved_searches ${OF_USER}`,
    photos: `SELECT * FROM media ${OF_USER}`,
  },
  photos: `SELECT id, path FROM media ${OF_USER}`,
  erased: [
    "UPDATE media SET name = 'Deleted', folder = '' WHERE user_id = ?",
    "UPDATE addresses SET line1 = 'Deleted', line2 = NULL, geotag = NULL WHERE user_id = ?",
  ],
};
