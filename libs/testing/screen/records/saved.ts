import type { FavouriteRecord, SavedSearchRecord } from '@yard/contracts/saved';
import { machineRecord } from './machine';

const RAYS = {
  created_at: '2026-11-10T08:33:31.302000Z',
  updated_at: '2026-11-10T08:33:31.302000Z',
  deleted_at: null,
  user_id: 3,
};

export const favouriteRecord = (fields: Partial<FavouriteRecord> = {}): FavouriteRecord => ({
  id: 31,
  ...RAYS,
  machine_id: 1,
  subject: 'Caterpillar 320 GC crawler excavator',
  machine: machineRecord(),
  ...fields,
});

export const savedSearchRecord = (fields: Partial<SavedSearchRecord> = {}): SavedSearchRecord => ({
  id: 41,
  ...RAYS,
  name: 'Lifts near Austin',
  query: { search: 'lift', lat: 30.27, lng: -97.74, radius: 25 },
  place: 'Austin, TX',
  notify: true,
  notified_at: null,
  ...fields,
});
