import type { PersonalRecords } from '../users/personal-data';

export const watchingRecords: PersonalRecords = { erased: ['DELETE FROM recordings WHERE user_id = ?'] };
