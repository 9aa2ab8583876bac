import type { Paginated, RecordType } from '@laravel-wire/core';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordKeys } from './record-keys';

/** Applies a response or an event to the cache: records change at once, lists on their next read. */
export function useRecordCache<R extends { id: number }>(type: RecordType<R>) {
  const client = useQueryClient();
  return useMemo(() => recordCache(client, type), [client, type]);
}

export function recordCache<R extends { id: number }>(client: QueryClient, type: RecordType<R>) {
  const { stateOf, put, refetch, refetchLists, refetchAll } = cacheParts(client, type);
  const timesPut = (id: number) => stateOf(id)?.dataUpdateCount ?? 0;

  return {
    put,
    /**
     * Puts the record that was fetched for an event, heard at `heardAt` (ms). Where the record was put since, as by the
     * answer of a call, either may be the older of the two: it is fetched once more.
     */
    heard(record: R, receivedAt: number) {
      if ((stateOf(record.id)?.dataUpdatedAt ?? 0) < receivedAt) return put(record);
      refetch(record.id);
      refetchLists();
    },
    /**
     * Puts the record that a call answers; `id` is null where the call makes it. Where the record was put meanwhile,
     * either may be the older of the two, and it is fetched once more.
     */
    async answered(id: number | null, sent: Promise<R>): Promise<R> {
      const before = id === null ? 0 : timesPut(id);
      const record = await sent;
      const isOvertaken = timesPut(record.id) !== before;
      put(record);
      if (isOvertaken) refetch(record.id);
      return record;
    },
    remove(id: number) {
      client.removeQueries({ queryKey: recordKeys.record(type, id) });
      refetchLists();
    },
    /** Asks again for each record and list that is shown; for one that is being requested, once that is answered. */
    refreshShown() {
      for (const queryKey of [recordKeys.records(type), recordKeys.lists(type)]) askAgain(client, queryKey);
    },
    refresh: refetchAll,
  };
}

/** Queries whose answer under way may be of before what made them old. */
const waiting = new WeakSet<Query>();

function askAgain(client: QueryClient, queryKey: readonly unknown[]): void {
  const underWay = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  for (const query of underWay) askAfterwards(client, query);
}

function askAfterwards(client: QueryClient, query: Query): void {
  if (waiting.has(query)) return;
  waiting.add(query);
  const ask = () => {
    waiting.delete(query);
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
  };
  void Promise.resolve(query.promise).then(ask, ask);
}

function cacheParts<R extends { id: number }>(client: QueryClient, type: RecordType<R>) {
  const lists = { queryKey: recordKeys.lists(type) };
  const only = (id: number) => ({ queryKey: recordKeys.record(type, id), exact: true });
  const refetch = (id: number) => void client.invalidateQueries(only(id));
  const refetchSummaries = () =>
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.isSummary === true });
  const refetchAll = () => {
    void client.invalidateQueries({ queryKey: recordKeys.all(type) });
    refetchSummaries();
  };
  const refetchLists = () => {
    void client.invalidateQueries(lists);
    refetchSummaries();
  };

  function put(record: R): void {
    const isFetched = client.isFetching(only(record.id)) > 0;
    client.setQueryData(recordKeys.record(type, record.id), record);
    const current = (known: R) => (known.id === record.id ? record : known);
    client.setQueriesData<Paginated<R>>(lists, (page) => page && { ...page, data: page.data.map(current) });
    refetchLists();
    // The answer under way may be of before this record, and would take its place.
    if (isFetched) refetch(record.id);
  }

  const stateOf = (id: number) => client.getQueryState(recordKeys.record(type, id));
  return { stateOf, put, refetch, refetchLists, refetchAll };
}
