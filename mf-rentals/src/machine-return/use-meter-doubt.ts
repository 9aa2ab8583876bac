import { machineType, meterDoubt, type RentalRequestRecord } from '@yard/contracts';
import { readingRefusal } from '@yard/contracts/bill-price';
import { useRecord } from '@yard/data';
import { daysCovered, isCalendarDate } from '@yard/dates';
import { type Doubts, useDoubts } from '@yard/ui';
import { readOut } from '../rental-page/bill/bill-draft';
import type { ReturnDraft } from './return-draft';

type Read = Pick<ReturnDraft, 'hours' | 'day'>;

/** Compares the typed meter with its last reading (hand-over or machine's page) and the days it was away. */
export function useMeterDoubt(request: RentalRequestRecord, { hours, day }: Read): Doubts {
  const { data: machine } = useRecord(machineType, request.machine_id);
  const days = isCalendarDate(day) ? Math.max(1, daysCovered(request.start_date, day)) : 1;
  const before = (readOut(request) && request.handover?.hours) ?? machine?.hours ?? null;
  return useDoubts({
    hours: refusedReading(request, { hours, day }) ? undefined : meterDoubt(hours, before, days),
  });
}

/** The reason why server and bill reject the meter of a return; null where it counts. */
export function refusedReading(request: RentalRequestRecord, { hours, day }: Read): string | null {
  if (!isCalendarDate(day)) return null;
  const use = { returned: day, hoursOut: readOut(request)?.hours ?? null, hoursIn: hours };
  return readingRefusal(request, use);
}

/** The same at hand-over, without days: how long it ran since its page's reading is unknown. */
export function useHandoverDoubt(request: RentalRequestRecord, hours: number | null): Doubts {
  const { data: machine } = useRecord(machineType, request.machine_id);
  return useDoubts({ hours: meterDoubt(hours, machine?.hours ?? null, Infinity) });
}
