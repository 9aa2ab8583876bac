import { MACHINE_DEFAULTS, type MachineInput, machineRules, type UpdateMachineInput } from '@yard/contracts';
import { machineShape } from '@yard/contracts/records';
import type { NewRecord } from '@kit/server/store/unit-of-work';
import { changedColumns, newColumns } from '../../resources/columns';
import type { Machine } from './machine.entity';
import { safeDescription } from './safe-description';

/** The fields of an input that are columns as they are: not the attributes, and not the address, which gives the place. */
type Written = Pick<NewRecord<Machine>, Exclude<keyof MachineInput, 'attributes' | 'address_id'>>;

const { attributes: _attributes, address_id: _address, ...fields } = machineShape.fields;
const machine = { fields, rules: machineRules };

/** Columns that owners cannot write. */
export const NEW_DRAFT = { published_at: null, withdrawn_at: null, taken_off_reason: null, source_id: null };

/** All columns that a create takes; what was not sent has its default. */
export function newMachineFields(input: MachineInput): Written {
  const sent = newColumns(machine, safe(input)) as Partial<Written>;
  const defaults = Object.entries(MACHINE_DEFAULTS).map(([name, value]) => [
    name,
    Reflect.get(sent, name) ?? value,
  ]);
  return Object.assign(sent, Object.fromEntries(defaults)) as Written;
}

/** The columns that an update names; null puts a default back where there is one. */
export function changedMachineFields(input: UpdateMachineInput): Partial<Written> {
  const sent = changedColumns(machine, safe(input)) as Partial<Written>;
  const back = Object.entries(MACHINE_DEFAULTS).filter(([name]) => Reflect.get(sent, name) === null);
  return { ...sent, ...Object.fromEntries(back) };
}

const safe = <I extends UpdateMachineInput>(input: I) => ({
  ...input,
  description: safeDescription(input.description),
});
