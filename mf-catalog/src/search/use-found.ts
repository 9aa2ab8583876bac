import { useQuery } from '@tanstack/react-query';
import { type MachinePage, machineType } from '@yard/contracts';
import { type ListFilters, recordKeys, useWire, withoutEmpty } from '@yard/data';

export function useFound(filters: ListFilters, { enabled }: { enabled: boolean }) {
  const wire = useWire();
  const given = withoutEmpty(filters);
  return useQuery({
    queryKey: recordKeys.list(machineType, given),
    queryFn: () => wire.http.get<MachinePage>(machineType.endpoint, given),
    enabled,
  });
}
