import { OF_USER, type PersonalRecords } from '../users/personal-data';

export const ledgerRecords: PersonalRecords = {
  exported: { payouts: `SELECT * FROM payouts ${OF_USER}` },
};
