import { useQuery } from '@tanstack/react-query';
import { machineTypeType, type UsualRates } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';

/** What machines of a type are rented out for; undefined until it is known, and without a type. */
export function useUsualRates(typeId: number | null): UsualRates | undefined {
  const wire = useWire();
  const { data } = useQuery({
    queryKey: recordKeys.nested(machineTypeType, typeId ?? 0, 'rates'),
    queryFn: ({ signal }) =>
      wire.http.get<UsualRates>(`${machineTypeType.endpoint}/${typeId}/rates`, {}, { signal }),
    enabled: typeId !== null,
  });
  return data;
}
