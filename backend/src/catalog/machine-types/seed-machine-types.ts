import type { EntityManager } from 'typeorm';
import { insertRows } from '../../database/insert-rows';
import { machineTypes } from '../../reference/reference-data';
import { MachineType } from './machine-type.entity';

/** Adds the types of the trade that are missing; one that an admin renamed or deleted stays as it is. */
export async function seedMachineTypes(manager: EntityManager, now: Date): Promise<void> {
  const kept = await manager.find(MachineType, { select: { slug: true, name: true }, withDeleted: true });
  const known = new Set(kept.flatMap(({ slug, name }) => [slug, name]));
  const missing = machineTypes().filter(({ slug, name }) => !known.has(slug) && !known.has(name));
  await insertRows(manager, MachineType, missing, now);
}
