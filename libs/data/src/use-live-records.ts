import type { RecordType } from '@laravel-wire/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWire } from './data-provider';
import { syncCache } from './sync-cache';

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
