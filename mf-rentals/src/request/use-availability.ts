import { AVAILABILITY_MAX_DAYS, machineType, type TakenSpan } from '@yard/contracts';
import { addDays } from '@yard/dates';
import { useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';

export interface Availability {
  /** The last day that can be asked for. */
  until: string;
  taken: readonly TakenSpan[];
  /** False until the server has answered. */
  isKnown: boolean;
}

/** Which days of a machine are taken, from today on as far as the server tells. */
export function useAvailability(machineId: number, today: string): Availability {
  const wire = useWire();
  const until = addDays(today, AVAILABILITY_MAX_DAYS - 1);
  const { data } = useQuery({
    queryKey: [machineType.endpoint, 'availability', machineId, today],
    queryFn: () =>
      wire.http.get<{ taken: TakenSpan[] }>(`${machineType.endpoint}/${machineId}/availability`, {
        from: today,
        to: until,
      }),
  });
  return { until, taken: data?.taken ?? [], isKnown: data !== undefined };
}
