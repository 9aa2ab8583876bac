import type { AttributeSchema, ChecklistItem } from '@yard/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { insertRows } from '@kit/server/store/insert-rows';
import { attributeSchemas } from '../reference/attribute-schemas';
import { checklists } from '../reference/checklists';
import { machineTypes } from '../reference/reference-data';
import { MachineType } from './machine-type.entity';

/** What an admin may say of a type; null where nobody has. */
interface Said {
  attribute_schema: AttributeSchema;
  checklist: ChecklistItem[];
}
type Shipped = { [K in keyof Said]: ReadonlyMap<string, Said[K]> };

/** Adds the types of the trade that are missing, with what is said of them; what an admin changed stays as it is. */
export async function seedMachineTypes(manager: EntityManager, now: Date): Promise<void> {
  const stored = await manager.find(MachineType, { select: { slug: true, name: true }, withDeleted: true });
  const known = new Set(stored.flatMap(({ slug, name }) => [slug, name]));
  const shipped = { attribute_schema: attributeSchemas(), checklist: checklists() };
  const missing = machineTypes().filter(({ slug, name }) => !known.has(slug) && !known.has(name));
  const rows = missing.map((type) => ({
    ...type,
    attribute_schema: shipped.attribute_schema.get(type.slug) ?? [],
    checklist: shipped.checklist.get(type.slug) ?? [],
  }));
  await insertRows(manager, MachineType, rows, now);
  for (const column of ['attribute_schema', 'checklist'] as const) await addTo(manager, column, shipped);
}

/** To types from before there was the column, unless an admin has said by now what theirs is, or that there is none. */
async function addTo(manager: EntityManager, column: keyof Said, shipped: Shipped) {
  const slugs = [...shipped[column].keys()];
  const bare = await manager.findBy(MachineType, { [column]: IsNull(), slug: In(slugs) });
  for (const { id, slug } of bare) {
    const said = shipped[column].get(slug ?? '') ?? [];
    await manager.update(MachineType, { id, [column]: IsNull() }, { [column]: said });
  }
}
