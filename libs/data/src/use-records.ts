import type { RecordType } from '@laravel-wire/core';
import { useQuery } from '@tanstack/react-query';
import { useWire } from './data-provider';
import { recordKeys } from './record-keys';

/** Query members of a list call; empty ones are left out. */
export type ListFilters = Record<string, string | number | boolean | null | undefined>;

/** One record; `error.status` is 404 or 403 when it cannot be had. A null id asks for nothing. */
export function useRecord<R extends { id: number }>(type: RecordType<R>, id: number | null) {
  const wire = useWire();
  return useQuery({
    queryKey: recordKeys.record(type, id ?? 0),
    queryFn: () => wire.resource(type).find(id ?? 0),
    enabled: id !== null,
    placeholderData: undefined,
  });
}

/** One page of a list; the page shown before stays until the next one is there. */
export function useRecords<R extends { id: number }>(
  type: RecordType<R>,
  filters: ListFilters = {},
  options: { enabled?: boolean } = {},
) {
  const wire = useWire();
  const given = withoutEmpty(filters);
  return useQuery({
    queryKey: recordKeys.list(type, given),
    queryFn: () => wire.resource(type).list(given),
    enabled: options.enabled ?? true,
  });
}

/** A list below a record: `{parent}/{id}/{name}`, where name is the nested endpoint's last part. */
export function useNestedRecords<P extends { id: number }, R extends { id: number }>(
  parent: RecordType<P>,
  parentId: number | null,
  nested: RecordType<R>,
  filters: ListFilters = {},
) {
  const wire = useWire();
  return useQuery({
    queryKey: [...recordKeys.nested(parent, parentId ?? 0, nested.endpoint), filters],
    queryFn: () =>
      wire
        .resource(parent)
        .nested(parentId ?? 0, nested)
        .list(filters),
    enabled: parentId !== null,
  });
}

/** The members of a query that say something. */
export function withoutEmpty(filters: ListFilters): Record<string, string | number | boolean> {
  const given = Object.entries(filters).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(given) as Record<string, string | number | boolean>;
}
