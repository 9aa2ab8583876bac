import { AVAILABILITY_MAX_DAYS, machineType, type TakenSpan } from '@yard/contracts';
import { addDays } from '@yard/dates';
import { isFirstTry, useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';

export interface Availability {
  /** The last day that can be requested. */
  until: string;
  taken: readonly TakenSpan[];
  /** False until the server has answered. */
  isKnown: boolean;
  isLoading: boolean;
}

/** Days on which a machine is taken, from today up to the server's limit; null fetches nothing. */
export function useAvailability(machineId: number | null, today: string): Availability {
  const wire = useWire();
  const until = addDays(today, AVAILABILITY_MAX_DAYS - 1);
  const query = useQuery({
    queryKey: [machineType.endpoint, 'availability', machineId, today],
    queryFn: () =>
      wire.http.get<{ taken: TakenSpan[] }>(`${machineType.endpoint}/${machineId}/availability`, {
        from: today,
        to: until,
      }),
    enabled: machineId !== null,
  });
  const { data } = query;
  return { until, taken: data?.taken ?? [], isKnown: data !== undefined, isLoading: isFirstTry(query) };
}
