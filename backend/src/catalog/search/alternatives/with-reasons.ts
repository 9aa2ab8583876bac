import type { MachineAlternative, MachineRecord } from '@yard/contracts';
import type { Alternative } from './alternatives';

/** Alternatives as the list answers them. @param records  of all of them, among others */
export function withReasons(
  alternatives: readonly Alternative[],
  records: readonly MachineRecord[],
): MachineAlternative[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return alternatives.flatMap(({ machine, reason, free }) => {
    const record = byId.get(machine.id);
    return record ? [{ ...record, reason, free_from: free?.from ?? null, free_to: free?.to ?? null }] : [];
  });
}
