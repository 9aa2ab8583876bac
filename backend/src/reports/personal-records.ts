import type { PersonalRecords } from '../users/personal-data';

export const reportsRecords: PersonalRecords = {
  exported: {
    // Without the text, which is somebody else's.
    reports: `SELECT id, record_type, record_id, reason, outcome, created_at FROM content_reports
      WHERE reporter_id = ? ORDER BY id`,
  },
};
