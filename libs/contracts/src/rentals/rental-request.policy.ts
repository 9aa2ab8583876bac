import { allow, deny, type Verdict } from '@laravel-wire/core';
import type { Actor } from '../record';
import { ROLE_REFUSAL } from '../users/policies';
import { mayAsAdmin } from '../users/roles';
import type { Back } from './move-row';
import { type FactsOf, type MoveRow, type RentalActor, type RentalMove, rentalMoves } from './rental-moves';
import { type RentalStatus, statusRefusal } from './rental-request.state';

/** The two people of a request: the renter, and the owner of the machine. */
export interface Parties {
  user_id: number;
  machine: { user_id: number };
}

type Policy = (actor: Actor | null, request: Parties) => Verdict;

/**
 * Roles in which a user may act on a request: `admin` only where the role may move money, which all of an admin's
 * moves do. Nobody is an admin in their own case.
 */
export function actorsOf(actor: Actor | null, request: Parties): RentalActor[] {
  const isRenter = actor?.id === request.user_id;
  const isOwner = actor?.id === request.machine.user_id;
  return [
    ...(isRenter ? (['renter'] as const) : []),
    ...(isOwner ? (['owner'] as const) : []),
    ...(mayAsAdmin(actor, 'money') && !isRenter && !isOwner ? (['admin'] as const) : []),
  ];
}

const OWN_CASE = 'This is your own rental. Another admin has to do that.';

const policy =
  (who: readonly RentalActor[], denial?: string): Policy =>
  (actor, request) => {
    if (actorsOf(actor, request).some((one) => who.includes(one))) return allow();
    if (!who.includes('admin') || !actor?.admin) return deny(denial);
    return deny(actorsOf(actor, request).length > 0 ? OWN_CASE : ROLE_REFUSAL);
  };

const rows = Object.entries<MoveRow>(rentalMoves);
const mayMove = Object.fromEntries(
  rows.map(([move, { from, denial }]) => [move, policy(Object.keys(from) as RentalActor[], denial)]),
) as Record<RentalMove, Policy>;

/** Judges who may see a request, and make a move by its row; `moveRefusal` judges when a move is legal. */
export const rentalRequestPolicy = {
  ...mayMove,
  view: (actor: Actor | null, request: Parties) =>
    actor?.admin || actorsOf(actor, request).length > 0 ? allow() : deny(),
  create: (actor: Actor | null, machine: { user_id: number }) =>
    actor?.id === machine.user_id ? deny('You can’t rent your own machine.') : allow(),
  viewReceipt: (actor: Actor | null, request: Parties) =>
    actor?.admin || actor?.id === request.user_id ? allow() : deny('Only the renter can see what was paid.'),
  answerDispute: policy(['admin']),
};

export function statusesOf(move: RentalMove, actors?: readonly RentalActor[]): readonly RentalStatus[] {
  const { from }: MoveRow = rentalMoves[move];
  return (actors ?? (Object.keys(from) as RentalActor[])).flatMap((actor) => from[actor] ?? []);
}

export function canApply(move: RentalMove, status: RentalStatus, actors?: readonly RentalActor[]): boolean {
  return statusesOf(move, actors).includes(status);
}

/** Refund where this actor ends a rental of this status; null where they cannot. */
export function backOf(move: RentalMove, actor: RentalActor, status: RentalStatus): Back | null {
  const { back }: MoveRow = rentalMoves[move];
  return back?.[actor]?.[status] ?? null;
}

/** Why a move is refused though the status allows it; null where it is not. */
export function guardRefusal<M extends RentalMove>(move: M, facts: FactsOf<M>): string | null {
  const { guard }: MoveRow = rentalMoves[move];
  return guard?.(facts as never) ?? null;
}

/** Why these actors may not make a move now; null where they may. */
export function moveRefusal<M extends RentalMove>(
  move: M,
  actors: readonly RentalActor[],
  facts: Omit<FactsOf<M>, 'actors'> & { status: RentalStatus },
): string | null {
  if (!canApply(move, facts.status, actors)) return statusRefusal(facts.status);
  return guardRefusal(move, { ...facts, actors } as FactsOf<M>);
}
