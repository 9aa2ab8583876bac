import { columnOf, findByColumn } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { mustBeUnchanged, NotFound } from '@laravel-wire/nest';
import { billStatusOf, type RentalStatus, statusOf, zoneOf } from '@yard/contracts';
import type { EntityManager } from 'typeorm';
import { Machine } from '../../catalog/machines/machine.entity';
import { Payment } from '../../payments/payment.entity';
import { Cancellation } from './cancellation.entity';
import { MachineReturn } from './machine-return.entity';
import { RentalBill } from './rental-bill.entity';
import { RentalRequest } from './rental-request.entity';

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

export async function lockRequestIfThere(tx: Transaction, id: number): Promise<LockedRequest | null> {
  const [locked] = await lockRequests(tx, [id]);
  return locked ?? null;
}

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
