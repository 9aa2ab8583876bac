import type { MachineTypeRecord } from '@yard/contracts';
import { baseFields } from '../../database/wire-fields';
import { illustrationFile } from '../illustrations';
import type { MachineType } from './machine-type.entity';

export function presentMachineType(type: MachineType): MachineTypeRecord {
  return {
    ...baseFields(type),
    name: type.name,
    category: type.category,
    illustration_url: illustrationUrl(type),
  };
}

/** Root-relative address of a type's drawing. */
export function illustrationUrl(type: Pick<MachineType, 'name' | 'category'>): string {
  return `/illustrations/${illustrationFile(type)}`;
}
