import type { AttributeSchema } from '@yard/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { insertRows } from '@yard/server/store/insert-rows';
import { attributeSchemas } from '../../reference/attribute-schemas';
import { machineTypes } from '../../reference/reference-data';
import { MachineType } from './machine-type.entity';

/** Adds the types of the trade that are missing, with their attributes; what an admin changed stays as it is. */
export async function seedMachineTypes(manager: EntityManager, now: Date): Promise<void> {
  const kept = await manager.find(MachineType, { select: { slug: true, name: true }, withDeleted: true });
  const known = new Set(kept.flatMap(({ slug, name }) => [slug, name]));
  const schemas = attributeSchemas();
  const missing = machineTypes().filter(({ slug, name }) => !known.has(slug) && !known.has(name));
  const rows = missing.map((type) => ({ ...type, attribute_schema: schemas.get(type.slug) ?? [] }));
  await insertRows(manager, MachineType, rows, now);
  await addSchemas(manager, schemas);
}

/** To types from before there were schemas, unless an admin has said by now what theirs is, or that there is none. */
async function addSchemas(manager: EntityManager, schemas: ReadonlyMap<string, AttributeSchema>) {
  const bare = await manager.findBy(MachineType, {
    attribute_schema: IsNull(),
    slug: In([...schemas.keys()]),
  });
  for (const { id, slug } of bare) {
    const attribute_schema = schemas.get(slug ?? '') ?? [];
    await manager.update(MachineType, { id, attribute_schema: IsNull() }, { attribute_schema });
  }
}
