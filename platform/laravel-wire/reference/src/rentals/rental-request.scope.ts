import { Injectable } from '@nestjs/common';
import { allow, deny, type Verdict } from '@laravel-wire/core';
import { Conflict, type RecordScope } from '@laravel-wire/nest';
import { isAdmin, type Person } from '../accounts/accounts';
import { type Attributes, Database } from '../database/database';
import { cancellationModel, machineModel, rentalRequestModel } from '../database/models';

export const RENTAL_REQUEST = 'App\\Models\\RentalRequest';

/** A rental request and whose machine it is about; a deleted machine still has its owner. */
export interface FoundRequest {
  row: Attributes;
  ownerId: number | null;
}

@Injectable()
export class RentalRequestScope implements RecordScope<FoundRequest> {
  constructor(private readonly database: Database) {}

  async find(id: number): Promise<FoundRequest | null> {
    const row = this.database.find(rentalRequestModel, id);
    return row && { row, ownerId: ownerOf(this.database, row) };
  }
}

export function ownerOf(database: Database, request: Attributes): number | null {
  const machine = database.rows(machineModel.table).get(Number(request['machine_id']));
  return machine ? Number(machine['user_id']) : null;
}

export function sees(actor: Person, { row, ownerId }: FoundRequest): boolean {
  return isAdmin(actor) || row['user_id'] === actor.id || ownerId === actor.id;
}

export const maySee = (actor: Person, request: FoundRequest): Verdict =>
  sees(actor, request) ? allow() : deny();

export const mayDelete = (actor: Person, { row }: FoundRequest): Verdict =>
  row['user_id'] === actor.id ? allow() : deny();

export const mayDecide = (actor: Person, { ownerId }: FoundRequest): Verdict =>
  ownerId === actor.id ? allow() : deny('Only the owner of the machine may decide on this rental request.');

/** Nobody has decided on it, closed or cancelled it. */
export function isPending(database: Database, row: Attributes): boolean {
  const isUndecided = !row['approved_at'] && !row['declined_at'] && !row['closed_at'];
  return isUndecided && !cancellationOf(database, row);
}

/** @throws Conflict when the request is no longer pending */
export function requirePending(database: Database, row: Attributes): void {
  if (!isPending(database, row)) throw new Conflict('This rental request is no longer pending.');
}

export function cancellationOf(database: Database, row: Attributes): Attributes | null {
  return database.all(cancellationModel, (one) => one['rental_request_id'] === row['id'])[0] ?? null;
}
