import type { PersonalRecords } from '../users/personal-data';

export const siteRecords: PersonalRecords = { erased: ['DELETE FROM recordings WHERE user_id = ?'] };
