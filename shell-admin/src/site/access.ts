import type { CurrentUser } from '@yard/contracts';
import type { Access } from '@yard/remote-kit';

/** Whether the back office shows something of this access: all of it is for admins, whose flag the server gives. */
export function allows(access: Access, user: CurrentUser | null): boolean {
  return access === 'guest' ? user === null : user?.admin === true;
}
