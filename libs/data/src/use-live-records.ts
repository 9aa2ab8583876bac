import type { RecordType } from '@laravel-wire/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWire } from './data-provider';
import type { Wire } from '@laravel-wire/client';
import { recordCache } from './record-cache';

type Live = Pick<Wire['live'], 'on' | 'onReconnect'>;

/** Followed endpoints of each cache, with the number of followers on the page. */
const followed = new WeakMap<QueryClient, Map<string, { by: number; end: () => void }>>();

/**
 * Has the cache follow the events of a record type. However many on the page ask for it, an event updates the cache
 * once: each time would ask the server for all lists anew. Returns what ends it.
 */
export function syncCache<R extends { id: number }>(
  live: Live,
  client: QueryClient,
  type: RecordType<R>,
): () => void {
  const types = followed.get(client) ?? new Map<string, { by: number; end: () => void }>();
  const one = types.get(type.endpoint) ?? { by: 0, end: follow(live, client, type) };
  followed.set(client, types.set(type.endpoint, one));
  one.by += 1;
  return () => {
    if ((one.by -= 1) > 0) return;
    types.delete(type.endpoint);
    one.end();
  };
}

function follow<R extends { id: number }>(live: Live, client: QueryClient, type: RecordType<R>): () => void {
  const cache = recordCache(client, type);
  const ends = [
    live.on(type, {
      // Only an id comes for a record that cannot be fetched: lists look for themselves.
      saved: (recordOrId, receivedAt, event) =>
        typeof recordOrId === 'number' ? cache.refresh() : cache.heard(recordOrId, receivedAt, event),
      deleted: (id) => cache.remove(id),
      // Somebody may have written between the reading and this.
      joined: cache.refreshShown,
    }),
    // No transport replays what was missed while it was down.
    live.onReconnect(cache.refresh),
  ];
  return () => ends.forEach((end) => end());
}

/** Keeps a record type's cache in step with the server while something on the page shows it. */
export function useLiveRecords<R extends { id: number }>(
  type: RecordType<R>,
  also?: { saved?: (record: R) => void; deleted?: (id: number) => void },
): void {
  const { live } = useWire();
  const client = useQueryClient();
  const { saved, deleted } = also ?? {};

  useEffect(() => syncCache(live, client, type), [live, client, type]);

  // After the cache has heard of it.
  useEffect(() => {
    if (!saved && !deleted) return;
    return live.on(type, {
      saved: (recordOrId) => typeof recordOrId !== 'number' && saved?.(recordOrId),
      deleted,
    });
  }, [live, type, saved, deleted]);
}
