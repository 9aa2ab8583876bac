import type { Paginated, RecordType } from '@laravel-wire/core';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordKeys } from './record-keys';

/** So long an event may be under way that was read before a call's answer. */
const UNDER_WAY_MS = 2_000;

/** When a call's answer was put last: of what the call did no event comes here. */
const answeredAt = new WeakMap<object, number>();

/** Applies a response or an event to the cache: records change at once, lists on their next read. */
export function useRecordCache<R extends { id: number }>(type: RecordType<R>) {
  const client = useQueryClient();
  return useMemo(() => recordCache(client, type), [client, type]);
}

export function recordCache<R extends { id: number }>(client: QueryClient, type: RecordType<R>) {
  const { queryOf, put, refetch, refetchLists, refetchAll } = cacheParts(client, type);
  const timesPut = (id: number) => queryOf(id)?.state.dataUpdateCount ?? 0;

  return {
    put,
    /**
     * Puts the record that came with an event, or was fetched for one, heard at `receivedAt` (ms). Where the record was
     * put since, or a call was answered while the event was under way, either may be the older of the two: it is
     * fetched once more. How many wait for the reader, a number that came with it tells.
     */
    heard(record: R, receivedAt: number, event: { model?: unknown; attention?: unknown } = {}) {
      if (!mayBeOlder(queryOf(record.id), record, { receivedAt, isCarried: Boolean(event.model) }))
        return put(record, putTotal(client, type, event.attention));
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
      const query = queryOf(record.id);
      if (query) answeredAt.set(query, Date.now());
      if (isOvertaken) refetch(record.id);
      return record;
    },
    remove(id: number) {
      client.removeQueries({ queryKey: recordKeys.record(type, id) });
      refetchLists();
    },
    refetchLists: () => refetchLists(),
    ...shownParts(client, type),
    refresh: refetchAll,
  };
}

function shownParts<R extends { id: number }>(client: QueryClient, type: RecordType<R>) {
  return {
    /** Asks again for each record and list that is shown; for one that is being requested, once that is answered. */
    refreshShown() {
      for (const queryKey of [recordKeys.records(type), recordKeys.lists(type)]) askAgain(client, queryKey);
    },
    /** What a call made of records in lists; an answer under way, which may be of before, is waited for. */
    async changeListed(change: (record: R) => R) {
      const underWay = client.getQueryCache().findAll({ ...lists(type), fetchStatus: 'fetching' });
      await Promise.allSettled(underWay.map(({ promise }) => Promise.resolve(promise)));
      changeListed(client, type, change);
    },
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
  const only = (id: number) => ({ queryKey: recordKeys.record(type, id), exact: true });
  const refetch = (id: number) => void client.invalidateQueries(only(id));
  const refetchSummaries = () =>
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.isSummary === true });
  const refetchAll = () => {
    void client.invalidateQueries({ queryKey: recordKeys.all(type) });
    refetchSummaries();
  };
  /** @param counted  that need no asking */
  const refetchLists = (counted: readonly Query[] = []) => {
    void client.invalidateQueries({ ...lists(type), predicate: (query) => !counted.includes(query) });
    refetchSummaries();
  };

  function put(record: R, counted?: readonly Query[]): void {
    const isFetched = client.isFetching(only(record.id)) > 0;
    client.setQueryData(recordKeys.record(type, record.id), record);
    changeListed(client, type, (known) => (known.id === record.id ? record : known));
    refetchLists(counted);
    // The answer under way may be of before this record, and would take its place.
    if (isFetched) refetch(record.id);
  }

  const queryOf = (id: number) => client.getQueryCache().find<R>(only(id));
  return { queryOf, put, refetch, refetchLists, refetchAll };
}

type Listed = Pick<RecordType<{ id: number }>, 'endpoint' | 'channel'>;

const lists = (type: Listed) => ({ queryKey: recordKeys.lists(type) });

/** @returns the counts that are now as the event tells; one that is being asked for is asked for once more */
function putTotal(client: QueryClient, type: Listed, attention: unknown): Query[] {
  const total = totalIn(attention, type.channel);
  if (total === null) return [];
  const idle = client.getQueryCache().findAll({ ...lists(type), fetchStatus: 'idle' });
  const counts = idle.filter(({ meta, state }) => meta?.isAttention === true && state.data !== undefined);
  for (const { queryKey } of counts) {
    client.setQueryData<object>(queryKey, (page) => page && { ...page, total });
  }
  return counts;
}

function changeListed<R extends { id: number }>(
  client: QueryClient,
  type: Listed,
  change: (record: R) => R,
): void {
  const changed = (page: Paginated<R> | undefined) => page && { ...page, data: page.data.map(change) };
  client.setQueriesData<Paginated<R>>(lists(type), changed);
}

/** Whether the record that is there may be the newer one. */
function mayBeOlder<R extends object>(
  known: Query<R> | undefined,
  record: R,
  { receivedAt, isCarried }: { receivedAt: number; isCarried: boolean },
): boolean {
  if (!known) return false;
  if (!isCarried) return known.state.dataUpdatedAt >= receivedAt;
  const wasAnswered = (answeredAt.get(known) ?? -Infinity) > receivedAt - UNDER_WAY_MS;
  return wasAnswered || isOlder(record, known.state.data);
}

const stampOf = (record: object): string =>
  'updated_at' in record && typeof record.updated_at === 'string' ? record.updated_at : '';

const isOlder = (record: object, known: object | undefined): boolean =>
  known !== undefined && stampOf(record) < stampOf(known);

function totalIn(attention: unknown, name: string): number | null {
  const total: unknown =
    typeof attention === 'object' && attention !== null ? Reflect.get(attention, name) : null;
  return typeof total === 'number' ? total : null;
}
