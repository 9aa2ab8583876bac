import { savedFilters } from './back-office/saved-filter';
import { announcements } from './notifications/announcement';
import { savedReplies } from './support/saved-reply';
import { searchSynonyms } from './catalog/search-synonym';
import { blackouts } from './catalog/blackout';
import { deliveryOptions } from './catalog/delivery-option';
import { machineTypes } from './catalog/machine-type';

export * from './back-office/saved-filter';
export * from './notifications/announcement';
export * from './support/saved-reply';
export * from './catalog/search-synonym';
export * from './catalog/blackout';
export * from './catalog/delivery-option';
export * from './catalog/machine-type';

/** Every plain resource: channels, documentation, client and the tests of who may what go by this list. */
export const resources = {
  savedFilters,
  announcements,
  savedReplies,
  searchSynonyms,
  blackouts,
  deliveryOptions,
  machineTypes,
};
