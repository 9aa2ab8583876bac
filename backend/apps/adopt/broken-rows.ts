import type { DataSource } from 'typeorm';
import type { Constraint } from './constraints';

/** How many rows (or groups of rows) forbid a constraint. */
export async function brokenRows(dataSource: DataSource, { broken }: Constraint): Promise<number> {
  if (broken === null) return 0;
  const [row] = await dataSource.query<{ broken: number | string }[]>(broken);
  return Number(row?.broken ?? 0);
}
