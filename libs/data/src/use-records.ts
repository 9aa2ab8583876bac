import type { Paginated, RecordType } from '@laravel-wire/core';
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

/** All of a list, however many pages it has: for what is chosen from, or searched, as a whole. */
export function useWholeList<R extends { id: number }>(
  type: RecordType<R>,
  filters: ListFilters = {},
  options: { enabled?: boolean } = {},
) {
  const wire = useWire();
  const given = withoutEmpty(filters);
  return useQuery({
    queryKey: recordKeys.list(type, { ...given, whole: true }),
    queryFn: () => wholeList((page) => wire.resource(type).list({ ...given, ...page })),
    enabled: options.enabled ?? true,
  });
}

/** The most that one answer may have. */
const WHOLE_PAGE = 100;

/** @param list  asks for a page of it */
async function wholeList<R>(list: (page: ListFilters) => Promise<Paginated<R>>): Promise<Paginated<R>> {
  const first = await list({ per_page: WHOLE_PAGE });
  const data = [...first.data];
  for (let page = 2; page <= first.last_page; page += 1) {
    data.push(...(await list({ per_page: WHOLE_PAGE, page })).data);
  }
  return { ...first, data };
}

/** All of a list below a record. */
export function useWholeNestedList<P extends { id: number }, R extends { id: number }>(
  parent: RecordType<P>,
  parentId: number,
  nested: RecordType<R>,
) {
  const wire = useWire();
  return useQuery({
    queryKey: [...recordKeys.nested(parent, parentId, nested.endpoint), { whole: true }],
    queryFn: () => wholeList((page) => wire.resource(parent).nested(parentId, nested).list(page)),
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
