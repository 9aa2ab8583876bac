import type { Client } from './client';

export const ADDRESS = {
  line1: '12 Main Street',
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
  geotag: { lat: 30.27, lng: -97.74 },
};

export const keyed = (browser: Client, path: string, body?: object, key = 'key 1') =>
  browser.post(path, body, { 'Idempotency-Key': key });
