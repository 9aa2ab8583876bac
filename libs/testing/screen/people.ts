import type { CurrentUser } from '@yard/contracts';

const CONFIRMED = { email_verified_at: '2025-11-02T08:33:31.302000Z' };
/** As `GET /api/user` has them. */
export const people = {
  olive: {
    id: 2,
    name: 'Olive Owner',
    email: 'owner@example.com',
    phone: '(512) 555-0101',
    ...CONFIRMED,
    owner: true,
  },
  ray: {
    id: 3,
    name: 'Ray Renter',
    email: 'renter@example.com',
    phone: '(512) 555-0102',
    ...CONFIRMED,
    owner: false,
  },
  ada: {
    id: 1,
    name: 'Ada Admin',
    email: 'admin@example.com',
    phone: '(512) 555-0100',
    ...CONFIRMED,
    owner: false,
    admin: true,
    role: 'admin',
  },
} satisfies Record<string, CurrentUser>;
