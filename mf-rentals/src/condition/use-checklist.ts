import { type ChecklistItem, machineType, machineTypeType } from '@yard/contracts';
import { useRecord } from '@yard/data';

const NONE: readonly ChecklistItem[] = [];

/** What is checked of a machine when it changes hands; empty while that is not known. */
export function useChecklist(machineId: number): readonly ChecklistItem[] {
  const typeId = useRecord(machineType, machineId).data?.machine_type_id ?? null;
  return useRecord(machineTypeType, typeId).data?.checklist ?? NONE;
}
