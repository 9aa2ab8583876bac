import { type Actor, type CurrentUser, firstNameOf, type RentalRequestRecord } from '@yard/contracts';
import type { RentalReader } from '@yard/contracts/rental-moves';

export { firstNameOf };
export type Reader = RentalReader;

/** An admin who is the renter or the owner reads as that: the due actions are theirs. */
export function readerOf(request: RentalRequestRecord, user: Pick<CurrentUser, 'id'>): Reader {
  if (request.user_id === user.id) return 'renter';
  return request.machine.user_id === user.id ? 'owner' : 'admin';
}

/** The current user for the policies; on the public site nobody acts as an admin. */
export function actorOf(user: CurrentUser): Actor {
  return { id: user.id, owner: user.owner, admin: user.admin ?? false, role: user.role ?? null };
}

export const firstNames = ({ user, machine }: Pick<RentalRequestRecord, 'user' | 'machine'>) => ({
  renter: firstNameOf(user.name),
  owner: firstNameOf(machine.user_name),
});

/** The same, the reader's own as "You". */
export const namesTo = (request: Parameters<typeof firstNames>[0], reader: Reader) => ({
  ...firstNames(request),
  ...(reader !== 'admin' && { [reader]: 'You' }),
});

export function otherParty(request: RentalRequestRecord, reader: Reader): string {
  return reader === 'owner' ? request.user.name : request.machine.user_name;
}
