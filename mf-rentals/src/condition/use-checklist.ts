import { type ChecklistItem, machineType, machineTypeType, type RentalRequestRecord } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { useState } from 'react';

const NONE: readonly ChecklistItem[] = [];

/** What is checked of a machine when it changes hands; empty while that is not known. */
export function useChecklist(machineId: number): readonly ChecklistItem[] {
  return useItems(machineId).items;
}

/**
 * Whether a rental's page has to wait for what the checked points are called. They stand above its buttons: were they
 * to come later, a button would move away under a press. A page that is there stays, whatever is recorded meanwhile.
 */
export function useChecklistLoads(request: RentalRequestRecord | undefined): boolean {
  const [isThere, setThere] = useState(false);
  const ends = [request?.handover, request?.machine_return];
  const isChecked = ends.some((end) => (end?.checklist ?? []).length > 0);
  const { isLoading } = useItems(request && isChecked ? request.machine_id : null);
  if (request && !isLoading && !isThere) setThere(true);
  return isLoading && !isThere;
}

function useItems(machineId: number | null) {
  const machine = useRecord(machineType, machineId);
  const type = useRecord(machineTypeType, machine.data?.machine_type_id ?? null);
  // No page waits for another try.
  const isLoading = [machine, type].some((query) => query.isLoading && query.failureCount === 0);
  return { items: type.data?.checklist ?? NONE, isLoading };
}
