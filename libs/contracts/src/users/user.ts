import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { PHONE_MAX, REASON_MAX, TITLE_MAX } from '../lengths';
import { type BaseFields, SEEN_RULES } from '../record';
import { NAME_MESSAGE, NAME_RULES } from './name';

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
  /** On the admin site: nothing else works there before two-factor login is set up. */
  two_factor_required?: true;
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
export const updateUserRules = rules(
  {
    name: ['sometimes', 'required', ...NAME_RULES],
    email: `sometimes|required|string|email|max:${TITLE_MAX}|unique:users,email`,
    phone: `nullable|string|max:${PHONE_MAX}`,
    ...SEEN_RULES,
  },
  { messages: { 'name.not_regex': NAME_MESSAGE } },
);
export type UpdateUserInput = InputOf<typeof updateUserRules>;

/** Body of `POST api/users/{id}/grant_store_access`: a word to the person. */
export const grantStoreAccessRules = rules({ reason: `nullable|string|max:${REASON_MAX}` });
export type GrantStoreAccessInput = InputOf<typeof grantStoreAccessRules>;

export const suspendUserRules = rules({ reason: `required|string|max:${REASON_MAX}` });
export type SuspendUserInput = InputOf<typeof suspendUserRules>;
