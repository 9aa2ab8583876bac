import { machineTypes } from '@yard/contracts';
import { presenterOf } from '@kit/server/store/present';
import { illustrationFile } from '../machines/illustrations';
import type { MachineType } from './machine-type.entity';

export const presentMachineType = presenterOf(machineTypes, (type: MachineType) => ({
  illustration_url: illustrationUrl(type),
  attribute_schema: type.attribute_schema ?? [],
  checklist: type.checklist ?? [],
}));

export function illustrationUrl(type: Pick<MachineType, 'name' | 'category'>): string {
  return `/illustrations/${illustrationFile(type)}`;
}
