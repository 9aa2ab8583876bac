import { type EntityManager, In } from 'typeorm';
import { Machine } from '../machines/machine.entity';

/** Machines of each of these types, listed or not; a type without any is not in it. */
export async function machineCounts(
  { manager }: { manager: EntityManager },
  types: readonly { id: number }[],
) {
  const rows = await manager
    .createQueryBuilder(Machine, 'machine')
    .select('machine.machine_type_id', 'id')
    .addSelect('COUNT(*)', 'count')
    .where({ machine_type_id: In(types.map(({ id }) => id)) })
    .groupBy('machine.machine_type_id')
    .getRawMany<{ id: number; count: string }>();
  return new Map(rows.map(({ id, count }) => [Number(id), Number(count)]));
}
