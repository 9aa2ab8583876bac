/** A door of its own, for servers: every record as a value. Browsers need the types alone, which the index has. */
export * from './addresses/records';
export * from './admin/records';
export * from './agreements/records';
export * from './catalog/machine-records';
export * from './catalog/records';
export * from './messaging/records';
export * from './notifications/records';
export * from './payments/ledger-records';
export * from './payments/records';
export * from './questions/records';
export * from './rentals/change-records';
export * from './rentals/part-records';
export * from './rentals/records';
export * from './saved/records';
export * from './support/records';
export * from './users/records';
export * from './watching/records';
