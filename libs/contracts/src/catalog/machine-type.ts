import { type ChangeOfResource, defineResource, type InputOfResource } from '../define-resource';
import { listOf, orNull, type RecordOf, text, whole } from '../fields';
import { TITLE_RULES } from '../users/name';
import { SEEN_RULES, TITLE_MAX } from '../record';
import { CHECKLIST_RULES } from './checklist';
import { ATTRIBUTE_SCHEMA_RULES } from './machine-attribute';
import type { ChecklistItem, MachineAttribute } from './records';

export const machineTypes = defineResource({
  name: 'machine_type',
  endpoint: 'api/machine_types',
  fields: {
    name: text,
    /** One of the trade's groups (Earthmoving, Aerial …); null for a type an admin made without one. */
    category: orNull(text),
    /** Root-relative address of the type's drawing. */
    illustration_url: text,
    attribute_schema: listOf<MachineAttribute>('machine_attribute'),
    checklist: listOf<ChecklistItem>('checklist_item'),
    machines_count: {
      ...whole,
      optional: true,
      description: 'Drafts too; for admins, with `counts` in the query.',
    },
  },
  input: {
    name: ['required', ...TITLE_RULES],
    category: `nullable|string|max:${TITLE_MAX}`,
    ...ATTRIBUTE_SCHEMA_RULES,
    ...CHECKLIST_RULES,
  },
  // An entry of a list is whole, in a change too.
  change: { ...ATTRIBUTE_SCHEMA_RULES, ...CHECKLIST_RULES, ...SEEN_RULES },
  sortBy: 'name',
  sorts: ['name', 'created_at'],
  filters: {
    search: `nullable|string|max:${TITLE_MAX}`,
    /** `0` leaves `attribute_schema` and `checklist` out of a list that is only chosen from. */
    schemas: 'nullable|boolean',
    /** Adds `machines_count` for admins: strangers do not learn how many drafts there are. */
    counts: 'nullable|boolean',
  },
  searched: ['name', 'category'],
});

export const {
  type: machineTypeType,
  rules: machineTypeRules,
  updateRules: updateMachineTypeRules,
} = machineTypes;
export type MachineTypeRecord = RecordOf<typeof machineTypes>;
export type MachineTypeInput = InputOfResource<typeof machineTypes>;
export type UpdateMachineTypeInput = ChangeOfResource<typeof machineTypes>;
