import type { UserRecord } from '@yard/contracts';

/** As `GET /api/users/{id}` has it for an admin: Dana, an owner. */
export const userRecord = (fields: Partial<UserRecord> = {}): UserRecord => ({
  id: 6,
  created_at: '2026-01-11T08:33:31.302000Z',
  updated_at: '2026-01-11T08:33:31.302000Z',
  deleted_at: null,
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(614) 555-0112',
  email_verified_at: '2026-01-11T08:33:31.302000Z',
  owner: true,
  admin: false,
  role: null,
  suspended_at: null,
  suspended_reason: null,
  two_factor_confirmed_at: null,
  ...fields,
});
