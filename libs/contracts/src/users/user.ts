import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
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

export const userFilters = rules({
  search: 'nullable|string|max:255',
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
  name: 'sometimes|required|string|max:255',
  email: 'sometimes|required|string|email|max:255|unique:users,email',
  phone: 'nullable|string|max:40',
  ...SEEN_RULES,
});
export type UpdateUserInput = InputOf<typeof updateUserRules>;

export const suspendUserRules = rules({ reason: 'required|string|max:1000' });
export type SuspendUserInput = InputOf<typeof suspendUserRules>;
