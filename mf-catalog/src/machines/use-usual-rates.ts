import { useQuery } from '@tanstack/react-query';
import { machineTypeType, type UsualRates } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';

/** The usual rates of a type, in the currency's major unit; undefined until they are known, and without a type. */
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
