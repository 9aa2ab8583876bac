import {
  type ChangeOfResource,
  defineResource,
  type InputOfResource,
  type RecordOfResource,
} from '../define-resource';
import { orNull, text } from '../fields';
import { TITLE_MAX } from '../lengths';
import { SEEN_RULES } from '../record';

export const machineTypes = defineResource({
  name: 'machine_type',
  endpoint: 'api/machine_types',
  fields: {
    name: text,
    /** One of the trade's groups (Earthmoving, Aerial …); null for a type an admin made without one. */
    category: orNull(text),
    /** Root-relative address of the type's drawing. */
    illustration_url: text,
  },
  input: {
    name: `required|string|max:${TITLE_MAX}`,
    category: `nullable|string|max:${TITLE_MAX}`,
  },
  change: SEEN_RULES,
  sortBy: 'name',
  sorts: ['name', 'created_at'],
  filters: { search: `nullable|string|max:${TITLE_MAX}` },
  searched: ['name', 'category'],
});

export const {
  type: machineTypeType,
  rules: machineTypeRules,
  updateRules: updateMachineTypeRules,
} = machineTypes;
export type MachineTypeRecord = RecordOfResource<typeof machineTypes>;
export type MachineTypeInput = InputOfResource<typeof machineTypes>;
export type UpdateMachineTypeInput = ChangeOfResource<typeof machineTypes>;
