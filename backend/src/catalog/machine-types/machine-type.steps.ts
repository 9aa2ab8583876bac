import { Conflict, ValidationFailed } from '@laravel-wire/nest';
import {
  type ChecklistItem,
  type MachineAttribute,
  type MachineTypeInput,
  schemaErrors,
  type SentAttribute,
  type UpdateMachineTypeInput,
} from '@yard/contracts';
import { plainSchema } from './attribute-schema';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { Steps } from '../../resources/steps';
import { slugOf } from '../machines/illustrations';
import { Machine } from '../machines/machine.entity';
import { MachineType } from './machine-type.entity';

/** A name belongs to one type, and a type that machines are of stays. */
export const machineTypeSteps: Steps<MachineType, MachineTypeInput, UpdateMachineTypeInput> = {
  async adding(tx, { name, attribute_schema, checklist }, _home, named) {
    const schema = schemaOf(attribute_schema, named);
    await mustBeFree(tx, name, named('name'));
    return { slug: slugOf(name), attribute_schema: schema, checklist: pointsOf(checklist) };
  },

  /** The slug stays: by it a type that was renamed is known to whoever brings in those of the trade again. */
  async changing(tx, type, { name, attribute_schema, checklist }) {
    const schema = attribute_schema === undefined ? undefined : schemaOf(attribute_schema);
    if (schema) await mustKeepUnits(tx, type, schema);
    if (name !== undefined) await mustBeFree(tx, name, 'name', type.id);
    return {
      ...(schema && { attribute_schema: schema }),
      ...(checklist === undefined ? {} : { checklist: pointsOf(checklist) }),
    };
  },

  /** @throws Conflict while machines, drafts too, are of the type */
  async removing(tx, type) {
    const machines = await tx.manager.countBy(Machine, { machine_type_id: type.id });
    if (machines === 0) return;
    const users = machines === 1 ? '1 machine uses' : `${machines} machines use`;
    throw new Conflict(`The machine type is in use: ${users} it.`);
  },
};

function pointsOf(sent: MachineTypeInput['checklist']): ChecklistItem[] {
  return (sent ?? []).map(({ key, label }) => ({ key, label }));
}

/** @throws ValidationFailed for a choice without choices, or bounds the wrong way round */
function schemaOf(
  sent: MachineTypeInput['attribute_schema'],
  named: (field: string) => string = (field) => field,
): MachineAttribute[] {
  const schema: SentAttribute[] = sent ?? [];
  const errors = Object.entries(schemaErrors(schema));
  if (errors.length > 0)
    throw new ValidationFailed(Object.fromEntries(errors.map(([field, texts]) => [named(field), texts])));
  return plainSchema(schema);
}

/** @throws ValidationFailed where machines have figures in another unit: they would mean something else */
async function mustKeepUnits(
  tx: Transaction,
  { id, attribute_schema: before }: MachineType,
  schema: readonly MachineAttribute[],
): Promise<void> {
  for (const [index, { name, label, unit }] of schema.entries()) {
    const former = before?.find((one) => one.name === name && one.kind === 'number');
    if (!former || former.unit === unit || !(await hasFigures(tx, id, name))) continue;
    const named = former.unit ?? 'no unit';
    const text = `Machines have their ${label} in ${named}. Give the other unit a name of its own.`;
    throw ValidationFailed.field(`attribute_schema.${index}.unit`, text);
  }
}

async function hasFigures({ manager }: Transaction, typeId: number, name: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'SELECT 1 FROM search_attributes WHERE name = ? AND machine_type_id = ? AND value IS NOT NULL LIMIT 1',
    [name, typeId],
  );
  return rows.length > 0;
}

/**
 * Names differ by more than case, on either database.
 *
 * @throws ValidationFailed when another type has the name, or one earlier in the same list
 */
async function mustBeFree(tx: Transaction, name: string, field: string, ownId = 0): Promise<void> {
  // No unique key can say "of those not deleted" on both: whoever names a type holds the first one meanwhile.
  await tx.lock(MachineType, {});
  const taken = await tx.manager
    .createQueryBuilder(MachineType, 'type')
    .where('LOWER(type.name) = :name AND type.id <> :ownId', { name: name.toLowerCase(), ownId })
    .getExists();
  if (taken) throw ValidationFailed.field(field, `The ${field} has already been taken.`);
}
