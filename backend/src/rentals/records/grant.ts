import { findByColumn } from '@kit/server/store/reading';
import type { ChangeOf, NewRecord, Transaction } from '@kit/server/store/unit-of-work';
import { Conflict, Forbidden, mustBeUnchanged, NotFound } from '@laravel-wire/nest';
import { statusRefusal } from '@yard/contracts';
import type { FactsOf, RentalFacts, RentalMove } from '@yard/contracts/rental-moves';
import {
  actorsOf,
  canApply,
  guardRefusal,
  moveRefusal,
  rentalRequestPolicy,
} from '@yard/contracts/rental-moves';
import type { EntityManager } from 'typeorm';
import { User } from '../../users/user.entity';
import { lockRequest, type LockedRequest } from './locked-request';
import type { MachineReturn } from './machine-return.entity';
import type { RentalRequest } from './rental-request.entity';
import { stampsOf } from './stamps';

/** A move that was granted for a request whose row is locked; stamps are written by it alone. */
class Granted<M extends RentalMove> implements LockedRequest {
  readonly request: LockedRequest['request'];
  readonly machine: LockedRequest['machine'];
  readonly zone: LockedRequest['zone'];
  readonly status: LockedRequest['status'];

  constructor(
    readonly move: M,
    locked: LockedRequest,
    private people?: ReadonlyMap<number, User>,
  ) {
    ({ request: this.request, machine: this.machine, zone: this.zone, status: this.status } = locked);
  }

  /** Its two people, deleted ones too; read once, and with the grant where somebody asked for it. */
  async parties({ manager }: Transaction): Promise<{ renter: User; owner: User }> {
    const { user_id, owner_id } = this.request;
    this.people ??= await peopleOf(manager, [user_id, owner_id]);
    const [renter, owner] = [this.people.get(user_id), this.people.get(owner_id)];
    if (!renter || !owner) throw NotFound.record('User', renter ? owner_id : user_id);
    return { renter, owner };
  }

  /** This move's changes of the request, as `updateAll` takes them. @throws Error for a stamp of another move */
  change(changes: Partial<NewRecord<RentalRequest>> = {}): ChangeOf<RentalRequest> {
    return { record: this.request, changes: stampsOf(this.move, changes) };
  }

  changeReturn(report: MachineReturn, changes: Partial<NewRecord<MachineReturn>>): ChangeOf<MachineReturn> {
    return { record: report, changes: stampsOf(this.move, changes) };
  }

  async stamp(tx: Transaction, changes: Partial<NewRecord<RentalRequest>> = {}): Promise<void> {
    await tx.updateAll([this.change(changes)]);
  }

  async stampReturn(
    tx: Transaction,
    report: MachineReturn,
    changes: Partial<NewRecord<MachineReturn>>,
  ): Promise<void> {
    await tx.updateAll([this.changeReturn(report, changes)]);
  }
}
export type { Granted };

/** Facts that a move's guard needs and that are not read with the locked request: its caller gives them. */
type MoreFacts<M extends RentalMove> = Omit<FactsOf<M>, keyof RentalFacts>;

/** The person who requests a move, and the version of the request that they saw. */
interface Asking {
  actor: User;
  /** The request's `updated_at` as its actor saw it. */
  seen?: string | null;
  facts?: (locked: LockedRequest) => unknown;
}
type FactsFor<M extends RentalMove> = keyof MoreFacts<M> extends never
  ? unknown
  : { facts: (locked: LockedRequest) => MoreFacts<M> | Promise<MoreFacts<M>> };

/**
 * Locks a request and grants somebody a move of it. Who may make it is judged under the lock: since the guard of the
 * route the request may have changed hands, and the person's rights too.
 *
 * @throws Forbidden with the policy's words
 * @throws Conflict naming the status that forbids the move, for a request that changed since, and as its guard says
 */
export async function grant<M extends RentalMove>(
  tx: Transaction,
  id: number,
  move: M,
  { actor, seen, facts }: Asking & FactsFor<M>,
): Promise<Granted<M>> {
  const locked = await lockRequest(tx, id);
  const { user_id, owner_id } = locked.request;
  const people = await peopleOf(tx.manager, [actor.id, user_id, owner_id]);
  const now = people.get(actor.id);
  // A right counts that was there at the route and is there still.
  const isThere = now?.deleted_at === null;
  const person = isThere
    ? { id: now.id, owner: now.owner, admin: now.admin && actor.admin, role: now.role }
    : null;
  const verdict = rentalRequestPolicy[move](person, locked.request);
  if (!verdict.allowed) throw new Forbidden(verdict.message);
  const actors = actorsOf(person, locked.request);
  if (!canApply(move, locked.status, actors)) throw new Conflict(statusRefusal(locked.status));
  mustBeUnchanged(locked.request, seen, 'rental request');
  const refusal = guardRefusal(move, { ...factsOf<M>(tx, locked, await facts?.(locked)), actors });
  if (refusal !== null) throw new Conflict(refusal);
  return new Granted(move, locked, people);
}

/** A move of the product itself; why not, where it is refused. */
export function grantSystem<M extends RentalMove>(
  tx: Transaction,
  locked: LockedRequest,
  move: M,
  ...[more]: keyof MoreFacts<M> extends never ? [] : [MoreFacts<M>]
): Granted<M> | string {
  return moveRefusal(move, ['system'], factsOf<M>(tx, locked, more)) ?? new Granted(move, locked);
}

function factsOf<M extends RentalMove>(tx: Transaction, locked: LockedRequest, more: unknown) {
  const { request, machine, zone, status } = locked;
  const facts: Omit<RentalFacts, 'actors'> = { request, machine, zone, status, now: tx.now };
  return Object.assign(facts, more) as FactsOf<M> & RentalFacts;
}

const peopleOf = (manager: EntityManager, ids: readonly number[]) =>
  findByColumn(manager, User, 'id', ids, { withDeleted: true });
