import type { RecordType } from '@laravel-wire/core';
import { useQuery } from '@tanstack/react-query';
import { useWire } from './data-provider';
import { recordKeys } from './record-keys';

/** Query members of a list call; empty ones are left out. */
export type ListFilters = Record<string, string | number | boolean | null | undefined>;

/** True while a list or a record is fetched for the first time: no page waits for a second try. */
export const isFirstTry = (query: { isLoading: boolean; failureCount: number }): boolean =>
  query.isLoading && query.failureCount === 0;

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

/**
 * One page of a list; the page shown before stays until the next one is there.
 *
 * @param options  `isSummary`: of what acts on other records bring about, too; `isAttention`: the number that events
 *   carry of those that wait for the reader
 */
export function useRecords<R extends { id: number }>(
  type: RecordType<R>,
  filters: ListFilters = {},
  options: { enabled?: boolean; isSummary?: boolean; isAttention?: boolean } = {},
) {
  const wire = useWire();
  const given = withoutEmpty(filters);
  return useQuery({
    queryKey: recordKeys.list(type, given),
    queryFn: () => pageThere((query) => wire.resource(type).list(query), given),
    enabled: options.enabled ?? true,
    meta: { isSummary: options.isSummary, isAttention: options.isAttention },
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
      pageThere(
        (query) =>
          wire
            .resource(parent)
            .nested(parentId ?? 0, nested)
            .list(query),
        filters,
      ),
    enabled: parentId !== null,
  });
}

/** The page that was requested, or the last one where that is gone with its last entry. */
async function pageThere<Page extends { current_page: number; last_page: number }>(
  list: (query: ListFilters) => Promise<Page>,
  query: ListFilters,
): Promise<Page> {
  const page = await list(query);
  return page.current_page > page.last_page ? list({ ...query, page: page.last_page }) : page;
}

/** The members of a query that say something. */
export function withoutEmpty(filters: ListFilters): Record<string, string | number | boolean> {
  const given = Object.entries(filters).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(given) as Record<string, string | number | boolean>;
}
