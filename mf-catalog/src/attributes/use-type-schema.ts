import { type MachineAttribute, machineTypeType } from '@yard/contracts';
import { useRecord } from '@yard/data';

const NONE: readonly MachineAttribute[] = [];

/** What machines of a type are distinguished by; nothing until it is known, and without a type. */
export function useTypeSchema(typeId: number | null): readonly MachineAttribute[] {
  return useRecord(machineTypeType, typeId).data?.attribute_schema ?? NONE;
}
