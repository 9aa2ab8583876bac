import { type MachineAttribute, machineTypeType } from '@yard/contracts';
import { useRecord } from '@yard/data';

const NONE: readonly MachineAttribute[] = [];

/** The attributes of machines of a type; none until they are loaded, and without a type. */
export function useTypeSchema(typeId: number | null): readonly MachineAttribute[] {
  return useRecord(machineTypeType, typeId).data?.attribute_schema ?? NONE;
}
