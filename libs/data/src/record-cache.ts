import type { Paginated, RecordType } from '@laravel-wire/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordKeys } from './record-keys';

/**
 * What an answer or an event does to the cache: the record at once, the lists it may have moved in on their next look.
 */
export function useRecordCache<R extends { id: number }>(type: RecordType<R>) {
  const client = useQueryClient();
  return useMemo(
    () => ({
      put(record: R) {
        client.setQueryData(recordKeys.record(type, record.id), record);
        client.setQueriesData<Paginated<R>>(
          { queryKey: recordKeys.lists(type) },
          (page) =>
            page && { ...page, data: page.data.map((known) => (known.id === record.id ? record : known)) },
        );
        void client.invalidateQueries({ queryKey: recordKeys.lists(type) });
      },
      remove(id: number) {
        client.removeQueries({ queryKey: recordKeys.record(type, id) });
        void client.invalidateQueries({ queryKey: recordKeys.lists(type) });
      },
      refresh() {
        void client.invalidateQueries({ queryKey: recordKeys.all(type) });
      },
    }),
    [client, type],
  );
}
