import type { Paginated, RecordType } from '@laravel-wire/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordKeys } from './record-keys';

/**
 * What an answer or an event does to the cache: the record at once, the lists it may have moved in on their next look.
 */
export function useRecordCache<R extends { id: number }>(type: RecordType<R>) {
  const client = useQueryClient();
  return useMemo(() => recordCache(client, type), [client, type]);
}

/** The same for a cache at hand. */
export function recordCache<R extends { id: number }>(client: QueryClient, type: RecordType<R>) {
  const lists = { queryKey: recordKeys.lists(type) };
  const only = (id: number) => ({ queryKey: recordKeys.record(type, id), exact: true });
  const timesPut = (id: number) => client.getQueryState(recordKeys.record(type, id))?.dataUpdateCount ?? 0;
  const askAgain = (id: number) => void client.invalidateQueries(only(id));

  function put(record: R): void {
    const isAskedFor = client.isFetching(only(record.id)) > 0;
    client.setQueryData(recordKeys.record(type, record.id), record);
    const current = (known: R) => (known.id === record.id ? record : known);
    client.setQueriesData<Paginated<R>>(lists, (page) => page && { ...page, data: page.data.map(current) });
    void client.invalidateQueries(lists);
    // Its answer may be of before this one, and would take its place.
    if (isAskedFor) askAgain(record.id);
  }

  return {
    put,
    /**
     * Puts the record that a call answers; `id` is null where the call makes it. Where the record was put meanwhile,
     * either may be the older of the two, and it is fetched once more.
     */
    async answered(id: number | null, sent: Promise<R>): Promise<R> {
      const before = id === null ? 0 : timesPut(id);
      const record = await sent;
      const isOvertaken = timesPut(record.id) !== before;
      put(record);
      if (isOvertaken) askAgain(record.id);
      return record;
    },
    remove(id: number) {
      client.removeQueries({ queryKey: recordKeys.record(type, id) });
      void client.invalidateQueries(lists);
    },
    /** Asks again for each single record that is shown and is not being asked for. */
    refreshRecords: () =>
      void client.invalidateQueries({ queryKey: recordKeys.records(type) }, { cancelRefetch: false }),
    refresh: () => void client.invalidateQueries({ queryKey: recordKeys.all(type) }),
  };
}
