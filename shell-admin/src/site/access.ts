import type { CurrentUser } from '@yard/contracts';
import type { Access } from '@yard/remote-kit';

/** True where the back office shows this access: all of it is for admins, whose flag the server sends. */
export function allows(access: Access, user: CurrentUser | null): boolean {
  return access === 'guest' ? user === null : user?.admin === true;
}
