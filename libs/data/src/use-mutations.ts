import type { RecordType } from '@laravel-wire/core';
import { useMutation } from '@tanstack/react-query';
import { useWire } from './data-provider';
import { useRecordCache } from './record-cache';

/** `POST {endpoint}`; the new record joins the cache. Fails with a WireError. */
export function useCreate<R extends { id: number }, I extends object>(type: RecordType<R>) {
  const wire = useWire();
  const cache = useRecordCache(type);
  return useMutation({ mutationFn: (input: I) => cache.answered(null, wire.resource(type).create(input)) });
}

export function useUpdate<R extends { id: number }, I extends object>(type: RecordType<R>, id: number) {
  const wire = useWire();
  const cache = useRecordCache(type);
  return useMutation({ mutationFn: (input: I) => cache.answered(id, wire.resource(type).update(id, input)) });
}

/** `POST {endpoint}/{id}/{action}`; answers with the record. */
export function useAction<R extends { id: number }, I extends object>(
  type: RecordType<R>,
  id: number,
  action: string,
) {
  const wire = useWire();
  const cache = useRecordCache(type);
  return useMutation({
    mutationFn: (payload: I) => cache.answered(id, wire.resource(type).act(id, action, payload)),
  });
}

export function useActionOn<R extends { id: number }>(type: RecordType<R>) {
  const wire = useWire();
  const cache = useRecordCache(type);
  return (id: number, action: string, payload: object = {}) =>
    cache.answered(id, wire.resource(type).act(id, action, payload));
}

export function useDestroy<R extends { id: number }>(type: RecordType<R>) {
  const wire = useWire();
  const cache = useRecordCache(type);
  return useMutation({
    mutationFn: (id: number) => wire.resource(type).destroy(id),
    onSuccess: (_, id) => cache.remove(id),
  });
}
