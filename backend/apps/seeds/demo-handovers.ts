import type { ChecklistMark } from '@yard/contracts';
import { insertRow } from '@kit/server/store/insert-rows';
import type { EntityManager } from 'typeorm';
import { MachineType } from '../../src/catalog/machine-types/machine-type.entity';
import { User } from '../../src/users/user.entity';
import { Handover } from '../../src/rentals/records/handover.entity';
import type { Faults } from './demo-stories';
import { daysBefore } from './demo-time';
import type { DemoWorld, Rental } from './demo-world';

/** Writes how the machine was handed over, where the story tells it. */
export async function writeHandover(
  manager: EntityManager,
  { story, request, machine }: Rental,
  { now }: DemoWorld,
): Promise<void> {
  const { handedOver } = story;
  if (!handedOver) return;
  const { days, fuel, details, faults = {}, signedBy } = handedOver;
  const at = daysBefore(now, days);
  const signed = (side: 'owner' | 'renter', name: string) =>
    signedBy.includes(side) ? { at, name } : { at: null, name: null };
  const owner = signed('owner', await nameOf(manager, request.owner_id));
  const renter = signed('renter', await nameOf(manager, request.user_id));
  const row = {
    rental_request_id: request.id,
    user_id: request.owner_id,
    hours: machine.hours ?? 0,
    fuel_level: fuel,
    details,
    checklist: await marksOf(manager, machine, faults),
    photos: [],
    readings: [
      { user_id: request.owner_id, hours: machine.hours ?? 0, fuel_level: fuel, at: at.toISOString() },
    ],
    written_at: at,
    signed_by_owner_at: owner.at,
    signed_by_owner_name: owner.name,
    signed_by_renter_at: renter.at,
    signed_by_renter_name: renter.name,
  };
  await insertRow(manager, Handover, row, at);
}

async function nameOf(manager: EntityManager, id: number): Promise<string> {
  return (await manager.findOneByOrFail(User, { id })).name;
}

/** Every point of the machine's type, in order but for its faults. */
export async function marksOf(
  manager: EntityManager,
  { machine_type_id }: { machine_type_id: number },
  faults: Faults,
): Promise<ChecklistMark[]> {
  const type = await manager.findOneByOrFail(MachineType, { id: machine_type_id });
  return (type.checklist ?? []).map(({ key }) => ({ key, ok: !(key in faults), note: faults[key] ?? null }));
}
