import { User } from '../../users/user.entity';
import { flagFrom, instantFrom } from '@kit/server/store/raw';

type Raw = Record<string, never>;

/** The columns of a user read beside a session, each under an `account_` name. */
export const USER_COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'password',
  'owner',
  'admin',
  'role',
  'email_verified_at',
  'suspended_at',
  'remember_token',
  'two_factor_confirmed_at',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

/** A user from a raw row; read by hand because every signed-in request needs it. */
export function userFrom(row: Raw): User {
  const user = new User();
  for (const column of USER_COLUMNS) user[column] = row[`account_${column}`] as never;
  user.owner = flagFrom(user.owner);
  user.admin = flagFrom(user.admin);
  for (const column of [
    'email_verified_at',
    'suspended_at',
    'two_factor_confirmed_at',
    'deleted_at',
  ] as const) {
    user[column] = instantFrom(user[column]);
  }
  user.created_at = instantFrom(user.created_at);
  user.updated_at = instantFrom(user.updated_at);
  return user;
}
