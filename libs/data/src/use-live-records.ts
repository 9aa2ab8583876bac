import type { RecordType } from '@laravel-wire/core';
import { useEffect } from 'react';
import { useWire } from './data-provider';
import { useRecordCache } from './record-cache';

/** Keeps a record type's cache in step with the server while something on the page shows it. */
export function useLiveRecords<R extends { id: number }>(
  type: RecordType<R>,
  also?: { saved?: (record: R) => void; deleted?: (id: number) => void },
): void {
  const wire = useWire();
  const cache = useRecordCache(type);
  const { saved, deleted } = also ?? {};

  useEffect(
    () =>
      wire.live.on(type, {
        saved: (recordOrId) => {
          // Only an id comes for a record that cannot be fetched: lists look for themselves.
          if (typeof recordOrId === 'number') return cache.refresh();
          cache.put(recordOrId);
          saved?.(recordOrId);
        },
        deleted: (id) => {
          cache.remove(id);
          deleted?.(id);
        },
        // Somebody may have written to a record between its reading and this.
        joined: cache.refreshRecords,
      }),
    [wire, type, cache, saved, deleted],
  );

  // No transport replays what was missed while it was down.
  useEffect(() => wire.live.onReconnect(cache.refresh), [wire, cache]);
}
