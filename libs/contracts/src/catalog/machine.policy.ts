import { allow, deny } from '@laravel-wire/core';
import type { Actor } from '../record';
import { adminPolicy } from '../users/policies';

type Owned = { user_id: number };

export const machinePolicy = {
  create: (actor: Actor | null) =>
    actor?.owner ? allow() : deny('Only users with listing access can list machines.'),
  update: (actor: Actor | null, machine: Owned) =>
    actor?.id === machine.user_id ? allow() : adminPolicy.catalogue(actor),
  moderate: adminPolicy.catalogue,
  /** Scopes find only machines that the reader may see, so reading one, or a part of it, needs no further check. */
  view: () => allow(),
  /** Delivery options, blackouts and photos are the owner's alone, not even an admin's. */
  changeParts: (actor: Actor | null, { parent }: { parent: Owned }) =>
    actor?.id === parent.user_id ? allow() : deny(),
  addPart: (actor: Actor | null, machine: Owned) => (actor?.id === machine.user_id ? allow() : deny()),
};

/** Owner and admins see the machine's exact place, and the machine while it is a draft. */
export function seesWholeMachine(actor: Actor | null, machine: Owned): boolean {
  return actor !== null && (actor.admin || actor.id === machine.user_id);
}
