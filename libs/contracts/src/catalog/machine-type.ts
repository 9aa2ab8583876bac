import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../lengths';
import { type BaseFields, SEEN_RULES } from '../record';

export interface MachineTypeRecord extends BaseFields {
  name: string;
  /** One of the trade's groups (Earthmoving, Aerial …); null for a type an admin made without one. */
  category: string | null;
  /** Root-relative address of the type's drawing. */
  illustration_url: string;
}

export const machineTypeFilters = rules({ search: `nullable|string|max:${TITLE_MAX}` });
export type MachineTypeFilters = InputOf<typeof machineTypeFilters>;

export const machineTypeType = defineRecord<MachineTypeRecord>({
  endpoint: 'api/machine_types',
  sortBy: 'name',
  channel: 'machine_types',
  filters: machineTypeFilters,
  sorts: ['name', 'created_at'],
});

export const machineTypeRules = rules({
  name: `required|string|max:${TITLE_MAX}`,
  category: `nullable|string|max:${TITLE_MAX}`,
});
export type MachineTypeInput = InputOf<typeof machineTypeRules>;

export const updateMachineTypeRules = rules({
  name: `sometimes|required|string|max:${TITLE_MAX}`,
  category: `nullable|string|max:${TITLE_MAX}`,
  ...SEEN_RULES,
});
export type UpdateMachineTypeInput = InputOf<typeof updateMachineTypeRules>;
