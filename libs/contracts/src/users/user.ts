import { defineRecord, type InputOf, ruleIn, rules } from '@laravel-wire/core';
import { PHONE_MAX, REASON_MAX, SEEN_RULES, TITLE_MAX } from '../record';
import { EMAIL_RULES, registerMessages } from './account';
import { NAME_RULES } from './name';
import { adminRoles } from './roles';
import type { UserRecord } from './records';

const userFilters = rules({
  search: `nullable|string|max:${TITLE_MAX}`,
  admin: 'nullable|boolean',
  owner: 'nullable|boolean',
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

const ROLE = `string|${ruleIn(adminRoles)}` as const;

/** Body of `PATCH api/users/{id}` by an admin. */
export const updateUserRules = rules(
  {
    name: ['sometimes', 'required', ...NAME_RULES],
    email: ['sometimes', 'required', ...EMAIL_RULES, 'unique:users,email'],
    phone: `nullable|string|max:${PHONE_MAX}`,
    role: `sometimes|required|${ROLE}`,
    ...SEEN_RULES,
  },
  { messages: registerMessages },
);
export type UpdateUserInput = InputOf<typeof updateUserRules>;

/** Body of `POST api/users/{id}/grant_admin`: what kind of admin; of every kind without it. */
export const grantAdminRules = rules({ role: `nullable|${ROLE}` });
export type GrantAdminInput = InputOf<typeof grantAdminRules>;

/** Body of `POST api/users/{id}/grant_store_access`: a word to the person. */
export const grantStoreAccessRules = rules({ reason: `nullable|string|max:${REASON_MAX}` });
export type GrantStoreAccessInput = InputOf<typeof grantStoreAccessRules>;

/** Body of `DELETE api/users/{id}`: whether nothing that names the person stays, too. */
export const deleteUserRules = rules({ erase: 'nullable|boolean' });
export type DeleteUserInput = InputOf<typeof deleteUserRules>;

/** Body of `POST api/users/{id}/impersonate`: the person reads why. */
export const impersonateRules = rules({ reason: `required|string|max:${REASON_MAX}` });
export type ImpersonateInput = InputOf<typeof impersonateRules>;

export const suspendUserRules = rules({ reason: `required|string|max:${REASON_MAX}` });
export type SuspendUserInput = InputOf<typeof suspendUserRules>;
