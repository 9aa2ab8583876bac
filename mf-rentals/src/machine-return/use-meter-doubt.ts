import { machineType, meterDoubt, type RentalRequestRecord } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { daysCovered, isCalendarDate } from '@yard/dates';
import { type Doubts, useDoubts } from '@yard/ui';
import type { ReturnDraft } from './return-draft';

/** Whether the meter can read what is typed, after what the machine's page says and the days it was away. */
export function useMeterDoubt(request: RentalRequestRecord, { hours, day }: ReturnDraft): Doubts {
  const { data: machine } = useRecord(machineType, request.machine_id);
  const days = isCalendarDate(day) ? Math.max(1, daysCovered(request.start_date, day)) : 1;
  return useDoubts({ hours: meterDoubt(hours, machine?.hours ?? null, days) });
}
