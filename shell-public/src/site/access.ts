import type { CurrentUser } from '@yard/contracts';
import type { Access } from '@yard/remote-kit';

/** True where the public site shows this access to this reader; the server decides what works. */
export function allows(access: Access, user: CurrentUser | null): boolean {
  switch (access) {
    case 'any':
      return true;
    case 'guest':
      return user === null;
    case 'user':
      return user !== null;
    case 'renter':
      return user !== null && !user.owner;
    case 'owner':
      return user?.owner === true;
    case 'admin':
      // The back office is a site of its own.
      return false;
  }
}
