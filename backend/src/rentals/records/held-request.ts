import { NotFound } from '@laravel-wire/nest';
import { type RentalStatus, statusOf } from '@yard/contracts';
import { Machine } from '../../catalog/machines/machine.entity';
import type { Transaction } from '@yard/server/store/unit-of-work';
import type { EntityManager } from 'typeorm';
import { Cancellation } from './cancellation.entity';
import { MachineReturn } from './machine-return.entity';
import { RentalRequest } from './rental-request.entity';
import { zoneOf } from './zone-of';

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
  return request && heldOf(tx.manager, request, tx.now);
}

/** What is read beside a request's row, held or not. */
export async function heldOf(
  manager: EntityManager,
  request: RentalRequest,
  now: Date,
): Promise<HeldRequest> {
  const rental_request_id = request.id;
  const machine = await manager.findOneOrFail(Machine, {
    where: { id: request.machine_id },
    withDeleted: true,
  });
  const zone = zoneOf(machine);
  const stamps = {
    ...request,
    cancellation: await manager.findOneBy(Cancellation, { rental_request_id }),
    machine_return: await manager.findOneBy(MachineReturn, { rental_request_id }),
  };
  return { request, machine, zone, status: statusOf(stamps, zone, now) };
}
