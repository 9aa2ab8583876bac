import { Conflict, NotFound } from '@laravel-wire/nest';
import { canApply, type RentalAction, type RentalStatus, statusOf } from '@yard/contracts';
import { Machine } from '../../catalog/machine.entity';
import type { Transaction } from '../../database/unit-of-work';
import { Cancellation } from '../cancellation.entity';
import { MachineReturn } from '../returns/machine-return.entity';
import { RentalRequest } from '../rental-request.entity';
import { zoneOf } from '../zone-of';

/** A request whose row this transaction holds, so that its status cannot change under it. */
export interface HeldRequest {
  request: RentalRequest;
  machine: Machine;
  zone: string;
  status: RentalStatus;
}

/** Locks a request and reads its status. The request always comes first, then the machine, then payments. */
export async function hold(tx: Transaction, id: number): Promise<HeldRequest> {
  const held = await holdIfThere(tx, id);
  if (!held) throw NotFound.record('RentalRequest', id);
  return held;
}

/** The same, for one that may have been withdrawn meanwhile. */
export async function holdIfThere(tx: Transaction, id: number): Promise<HeldRequest | null> {
  const request = await tx.lock(RentalRequest, { id });
  if (!request) return null;
  const machine = await tx.manager.findOneOrFail(Machine, {
    where: { id: request.machine_id },
    withDeleted: true,
  });
  const zone = zoneOf(machine);
  const stamps = {
    ...request,
    cancellation: await tx.manager.findOneBy(Cancellation, { rental_request_id: id }),
    machine_return: await tx.manager.findOneBy(MachineReturn, { rental_request_id: id }),
  };
  return { request, machine, zone, status: statusOf(stamps, zone, tx.now) };
}

/** @throws Conflict naming the state that forbids the action */
export function mustAllow(action: RentalAction, { status }: Pick<HeldRequest, 'status'>): void {
  if (!canApply(action, status)) throw new Conflict(`This rental request is ${status}.`);
}
