// Environment of the product's processes, besides their database.
import { SITE } from './people.mjs';

/** The same for every server: a cookie that one has sealed the others can read. */
export const APP_KEY = 'a key for benchmarks of 32 chars';

/** @param scratch  the folder for files */
export const environmentIn = (scratch) => ({
  NODE_ENV: 'production',
  DEMO: 'false',
  PAYMENTS: 'simulator',
  MAIL_KEPT: 'outbox',
  APP_URL: SITE,
  APP_KEY,
  PUSHER_APP_SECRET: 'a secret for benchmarks, 32 chars',
  STORAGE_URL: scratch,
  LOG_LEVEL: 'error',
});
