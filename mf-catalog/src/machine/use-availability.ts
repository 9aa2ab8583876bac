import { useQuery } from '@tanstack/react-query';
import { machineType, type TakenSpan } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';
import { addDays } from '@yard/dates';

/** Days that the calendar reaches ahead: a year, less than `AVAILABILITY_MAX_DAYS`. */
export const CALENDAR_DAYS = 365;

/** The days that cannot be rented, from today on. @param today  at the machine's place */
export function useAvailability(machineId: number, today: string) {
  const wire = useWire();
  const span = { from: today, to: addDays(today, CALENDAR_DAYS) };
  return useQuery({
    queryKey: [...recordKeys.nested(machineType, machineId, 'availability'), span],
    queryFn: async ({ signal }) => {
      const path = `${machineType.endpoint}/${machineId}/availability`;
      return (await wire.http.get<{ taken: TakenSpan[] }>(path, span, { signal })).taken;
    },
    placeholderData: undefined,
  });
}
