import { ValidationFailed } from '@laravel-wire/nest';
import { type AttributeValues, type UpdateMachineInput } from '@yard/contracts';
import { readAttributes } from './attribute-values';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { MachineType } from '../machine-types/machine-type.entity';
import type { Machine } from './machine.entity';

/**
 * A machine's attributes after an input: named values are set, or removed by null; all others stay, also
 * those that its type has no place for.
 *
 * @param machine  as it is; null for one that is made
 * @throws ValidationFailed by the schema of the type, the new one where that is changed, too
 */
export async function attributesOf(
  tx: Transaction,
  machine: Machine | null,
  { machine_type_id, attributes: given }: UpdateMachineInput,
  named: (field: string) => string,
): Promise<AttributeValues | null> {
  const before = machine?.attributes ?? null;
  if (given === undefined) return before;
  const typeId = machine_type_id ?? machine?.machine_type_id ?? 0;
  const type = await tx.manager.findOneBy(MachineType, { id: typeId });
  const schema = type?.attribute_schema ?? [];
  const read = readAttributes(schema, given ?? emptied(schema));
  if (!read.ok) {
    const errors = Object.entries(read.errors).map(([field, texts]) => [named(field), texts] as const);
    throw new ValidationFailed(Object.fromEntries(errors));
  }
  const after = Object.entries({ ...before, ...read.values }).filter(
    (entry): entry is [string, AttributeValues[string]] => entry[1] !== null,
  );
  return after.length > 0 ? Object.fromEntries(after) : null;
}

function emptied(schema: readonly { name: string }[]): Record<string, null> {
  return Object.fromEntries(schema.map(({ name }) => [name, null]));
}
