import { insertRows } from '@kit/server/store/writing';
import type { AttributeSchema, ChecklistItem } from '@yard/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { attributeSchemas } from '../reference/attribute-schemas';
import { cell, dataRows, machineTypes } from '../reference/reference-data';
import { MachineType } from './machine-type.entity';

/** Fields that an admin may set; null where nobody has. */
interface ReferenceData {
  attribute_schema: AttributeSchema;
  checklist: ChecklistItem[];
}
type Shipped = { [K in keyof ReferenceData]: ReadonlyMap<string, ReferenceData[K]> };

/** Adds the types of the trade that are missing, with their reference data; what an admin changed stays as it is. */
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

/** Fills the column of older types, unless an admin has set theirs, or that there is none. */
async function addTo(manager: EntityManager, column: keyof ReferenceData, shipped: Shipped) {
  const slugs = [...shipped[column].keys()];
  const bare = await manager.findBy(MachineType, { [column]: IsNull(), slug: In(slugs) });
  for (const { id, slug } of bare) {
    const value = shipped[column].get(slug ?? '') ?? [];
    await manager.update(MachineType, { id, [column]: IsNull() }, { [column]: value });
  }
}

/** The hand-over checklist of each type that the product ships with, by the type's slug; a category has one. */
export function checklists(): Map<string, ChecklistItem[]> {
  const points = new Map(
    dataRows('checklist_points.csv', (row) => [cell(row, 'key'), cell(row, 'label')] as const),
  );
  const named = new Map(
    dataRows('type_checklists.csv', (row) => [cell(row, 'of'), cell(row, 'points').split(' ')] as const),
  );
  return new Map(
    machineTypes().map(({ slug, category }) => {
      const keys = named.get(category) ?? [];
      return [slug, keys.map((key) => ({ key, label: labelOf(points, key) }))];
    }),
  );
}

function labelOf(points: ReadonlyMap<string, string>, key: string): string {
  const label = points.get(key);
  if (label === undefined) throw new Error(`The shipped data name the unknown point "${key}".`);
  return label;
}
