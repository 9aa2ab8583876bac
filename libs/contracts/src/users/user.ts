import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { PHONE_MAX, REASON_MAX, TITLE_MAX } from '../lengths';
import { type BaseFields, SEEN_RULES } from '../record';

/** What `GET /api/user` answers; `admin` only on the admin site: docs/wire.md section 2. */
export interface CurrentUser {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  email_verified_at: string | null;
  /** May list machines. */
  owner: boolean;
  admin?: boolean;
}

export interface UserRecord extends BaseFields {
  name: string;
  email: string;
  phone: string | null;
  email_verified_at: string | null;
  owner: boolean;
  admin: boolean;
  suspended_at: string | null;
  suspended_reason: string | null;
}

const userFilters = rules({
  search: `nullable|string|max:${TITLE_MAX}`,
  admin: 'nullable|boolean',
  suspended: 'nullable|boolean',
});
export type UserFilters = InputOf<typeof userFilters>;

export const userType = defineRecord<UserRecord>({
  endpoint: 'api/users',
  sortBy: 'name',
  channel: 'users',
  filters: userFilters,
  sorts: ['name', 'email', 'created_at'],
});

/** Body of `PATCH api/users/{id}` by an admin. */
export const updateUserRules = rules({
  name: `sometimes|required|string|max:${TITLE_MAX}`,
  email: `sometimes|required|string|email|max:${TITLE_MAX}|unique:users,email`,
  phone: `nullable|string|max:${PHONE_MAX}`,
  ...SEEN_RULES,
});
export type UpdateUserInput = InputOf<typeof updateUserRules>;

export const suspendUserRules = rules({ reason: `required|string|max:${REASON_MAX}` });
export type SuspendUserInput = InputOf<typeof suspendUserRules>;
