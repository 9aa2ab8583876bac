import { type ChecklistItem, machineType, machineTypeType } from '@yard/contracts';
import { isFirstTry, useRecord } from '@yard/data';

const NONE: readonly ChecklistItem[] = [];

/**
 * The points to check when a machine changes hands; empty while they load, and for null.
 *
 * @returns isLoading  at the first try
 */
export function useChecklist(machineId: number | null) {
  const machine = useRecord(machineType, machineId);
  const type = useRecord(machineTypeType, machine.data?.machine_type_id ?? null);
  return { items: type.data?.checklist ?? NONE, isLoading: [machine, type].some(isFirstTry) };
}
