import { columnOf, findByColumn } from '@kit/server/store/reading';
import type { ChangeOf, NewRecord, Transaction } from '@kit/server/store/unit-of-work';
import { Conflict, Forbidden, mustBeUnchanged, NotFound } from '@laravel-wire/nest';
import { billStatusOf, type RentalStatus, statusOf, statusRefusal, zoneOf } from '@yard/contracts';
import {
  actorsOf,
  canApply,
  type FactsOf,
  guardRefusal,
  moveRefusal,
  type RentalFacts,
  type RentalMove,
  rentalRequestPolicy,
} from '@yard/contracts/rental-moves';
import type { EntityManager } from 'typeorm';
import { Machine } from '../../catalog/machines/machine.entity';
import { Payment } from '../../payments/payment.entity';
import { User } from '../../users/user.entity';
import { Cancellation } from './cancellation.entity';
import { MachineReturn } from './machine-return.entity';
import { RentalBill } from './rental-bill.entity';
import { RentalRequest } from './rental-request.entity';
import { stampsOf } from './stamps';

/** A request whose row this transaction holds, so that its status cannot change under it. */
export interface LockedRequest {
  request: RentalRequest;
  machine: Machine;
  zone: string;
  status: RentalStatus;
}

/** Locks a request and reads its status. The request always comes first, then the machine, then payments. */
export async function lockRequest(tx: Transaction, id: number): Promise<LockedRequest> {
  const locked = await lockRequestIfThere(tx, id);
  if (!locked) throw NotFound.record('RentalRequest', id);
  return locked;
}

/** The same, for one that may have been withdrawn meanwhile. */
export async function lockRequestIfThere(tx: Transaction, id: number): Promise<LockedRequest | null> {
  const [locked] = await lockRequests(tx, [id]);
  return locked ?? null;
}

/** The same for many, by id, without those that were withdrawn. */
export async function lockRequests(tx: Transaction, ids: readonly number[]): Promise<LockedRequest[]> {
  const requests = await tx.lockEach(RentalRequest, 'id', ids);
  return withZones(tx.manager, [...requests.values()], tx.now);
}

/** Adds values read with a request's row, locked or not. */
export async function withZone(
  manager: EntityManager,
  request: RentalRequest,
  now: Date,
): Promise<LockedRequest> {
  const [locked] = await withZones(manager, [request], now);
  if (!locked) throw NotFound.record('Machine', request.machine_id);
  return locked;
}

/** The same of many. */
export async function withZones(
  manager: EntityManager,
  requests: readonly RentalRequest[],
  now: Date,
): Promise<LockedRequest[]> {
  if (requests.length === 0) return [];
  const ids = columnOf(requests, 'id');
  const machineIds = columnOf(requests, 'machine_id');
  const machines = await findByColumn(manager, Machine, 'id', machineIds, { withDeleted: true });
  const cancellations = await findByColumn(manager, Cancellation, 'rental_request_id', ids);
  const returns = await findByColumn(manager, MachineReturn, 'rental_request_id', ids);
  return requests.map((request) => {
    const machine = machines.get(request.machine_id);
    if (!machine) throw NotFound.record('Machine', request.machine_id);
    const zone = zoneOf(machine);
    const stamps = {
      ...request,
      cancellation: cancellations.get(request.id) ?? null,
      machine_return: returns.get(request.id) ?? null,
    };
    return { request, machine, zone, status: statusOf(stamps, zone, now) };
  });
}

/** A move that was granted for a request whose row is locked; stamps are written by it alone. */
class Granted<M extends RentalMove> implements LockedRequest {
  readonly request: LockedRequest['request'];
  readonly machine: LockedRequest['machine'];
  readonly zone: LockedRequest['zone'];
  readonly status: LockedRequest['status'];

  constructor(
    readonly move: M,
    locked: LockedRequest,
  ) {
    ({ request: this.request, machine: this.machine, zone: this.zone, status: this.status } = locked);
  }

  /** This move's changes of the request, as `updateAll` takes them. @throws Error for a stamp of another move */
  change(changes: Partial<NewRecord<RentalRequest>> = {}): ChangeOf<RentalRequest> {
    return { record: this.request, changes: stampsOf(this.move, changes) };
  }

  /** The same for its return. */
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
  const now = await tx.manager.findOneBy(User, { id: actor.id });
  // A right counts that was there at the route and is there still.
  const person = now && { id: now.id, owner: now.owner, admin: now.admin && actor.admin, role: now.role };
  const verdict = rentalRequestPolicy[move](person, locked.request);
  if (!verdict.allowed) throw new Forbidden(verdict.message);
  const isLegal = canApply(move, locked.status, actorsOf(person, locked.request));
  if (!isLegal) throw new Conflict(statusRefusal(locked.status));
  mustBeUnchanged(locked.request, seen, 'rental request');
  const refusal = guardRefusal(move, factsOf<M>(tx, locked, await facts?.(locked)));
  if (refusal !== null) throw new Conflict(refusal);
  return new Granted(move, locked);
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
  const facts: RentalFacts = { request, machine, zone, status, now: tx.now };
  return Object.assign(facts, more) as FactsOf<M> & RentalFacts;
}

export function hasBill(manager: EntityManager, rental_request_id: number): Promise<boolean> {
  return manager.existsBy(RentalBill, { rental_request_id });
}

/**
 * A rental's bill and its status, under the rental's lock.
 *
 * @param seen  its `updated_at` as who answers it saw it
 * @throws Conflict when it changed since
 */
export async function billNow(manager: EntityManager, rental_request_id: number, seen?: string | null) {
  const bill = await manager.findOneByOrFail(RentalBill, { rental_request_id });
  mustBeUnchanged(bill, seen, 'bill');
  const payments = await manager.findBy(Payment, { rental_request_id, kind: 'bill' });
  return { bill, status: billStatusOf(bill, payments) };
}
