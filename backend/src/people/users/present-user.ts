import type { UserRecord } from '@yard/contracts';
import { baseFields, wireInstant } from '@yard/server/store/wire-fields';
import type { User } from './user.entity';

/** An account as admins see it. */
export function presentUser(user: User): UserRecord {
  return {
    ...baseFields(user),
    name: user.name,
    email: user.email,
    phone: user.phone,
    email_verified_at: wireInstant(user.email_verified_at),
    owner: user.owner,
    admin: user.admin,
    suspended_at: wireInstant(user.suspended_at),
    suspended_reason: user.suspended_reason,
  };
}
