import type { ChecklistItem } from '@yard/contracts';
import { cell, dataRows, machineTypes } from './reference-data';

/** What is checked of each shipped type when a machine changes hands, by the type's slug: as its group's. */
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
