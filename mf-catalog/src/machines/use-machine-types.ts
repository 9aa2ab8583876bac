import { useQuery } from '@tanstack/react-query';
import { type MachineTypeRecord, machineTypeType } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';

const PAGE_MAX = 100;
/** Types change a few times a year. */
const STALE_AFTER_MS = 10 * 60_000;

/** A type as it is chosen from: without its attributes. */
export type ListedType = Omit<MachineTypeRecord, 'attribute_schema' | 'checklist'>;

export function useMachineTypes() {
  const wire = useWire();
  return useQuery({
    // Not under the paged lists' keys, as their cached pages have another shape.
    queryKey: [...recordKeys.all(machineTypeType), 'every'],
    staleTime: STALE_AFTER_MS,
    queryFn: async ({ signal }) => {
      const types = wire.resource(machineTypeType);
      const pageOf = (page: number) => types.list({ per_page: PAGE_MAX, page, schemas: 0 }, { signal });
      const first = await pageOf(1);
      const others = Array.from({ length: first.last_page - 1 }, (_, index) => pageOf(index + 2));
      return [first, ...(await Promise.all(others))].flatMap((page): ListedType[] => page.data);
    },
  });
}
