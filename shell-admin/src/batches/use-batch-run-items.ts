import type { Paginated } from '@laravel-wire/core';
import { useQuery } from '@tanstack/react-query';
import { type BatchRunItemRecord, type BatchRunRecord, batchRunType } from '@yard/contracts';
import { useWire } from '@yard/data';

/** One page of what a run did with each record; asked again as the run comes on. */
export function useBatchRunItems({ id, status, done, failed }: BatchRunRecord, page: number) {
  const wire = useWire();
  return useQuery({
    queryKey: ['batch_run_items', id, page, `${status} ${done} ${failed}`],
    queryFn: () =>
      wire.http.get<Paginated<BatchRunItemRecord>>(`${batchRunType.endpoint}/${id}/items`, {
        page,
        per_page: 50,
      }),
  });
}
