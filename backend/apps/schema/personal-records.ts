import { accountsRecords } from '../../src/accounts/personal-records';
import { catalogRecords } from '../../src/catalog/personal-records';
import { ledgerRecords } from '../../src/ledger/personal-records';
import { messagingRecords } from '../../src/messaging/personal-records';
import { notificationsRecords } from '../../src/notifications/personal-records';
import { paymentsRecords } from '../../src/payments/personal-records';
import { rentalsRecords } from '../../src/rentals/personal-records';
import { reportsRecords } from '../../src/reports/personal-records';
import { supportRecords } from '../../src/support/personal-records';
import { usersRecords } from '../../src/users/personal-records';
import { watchingRecords } from '../../src/watching/personal-records';

/** Records for a person's export and erasure. A feature that stores more adds it to its own list. */
export const personalRecords = [
  ...[usersRecords, notificationsRecords, accountsRecords, reportsRecords, catalogRecords],
  ...[messagingRecords, paymentsRecords, rentalsRecords, supportRecords, ledgerRecords, watchingRecords],
];
