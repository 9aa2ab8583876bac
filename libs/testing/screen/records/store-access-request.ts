import type { StoreAccessRequestRecord } from '@yard/contracts';

export const storeAccessRequestRecord = (
  fields: Partial<StoreAccessRequestRecord> = {},
): StoreAccessRequestRecord => ({
  id: 4,
  created_at: '2026-11-18T20:33:31.302000Z',
  updated_at: '2026-11-18T20:33:31.302000Z',
  deleted_at: null,
  user_id: 3,
  user_name: 'Ray Renter',
  business_name: 'Renter & Sons',
  phone: '(512) 555-0102',
  details: 'Two skid steers that stand still in winter.',
  status: 'open',
  message: null,
  decided_id: null,
  approved_at: null,
  declined_at: null,
  ...fields,
});
