import type { Paginated, RecordType } from '@laravel-wire/core';
import { useQuery } from '@tanstack/react-query';
// Imported by the package's name: a page loads shared code once, and this file is not part of it.
import { type ListFilters, recordKeys, useWire, withoutEmpty } from '@yard/data';

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

/** All of a list, as one page. @param list  asks for a page of it */
export async function wholeList<R>(
  list: (page: ListFilters) => Promise<Paginated<R>>,
): Promise<Paginated<R>> {
  const first = await list({ per_page: WHOLE_PAGE });
  const data = [...first.data];
  for (let page = 2; page <= first.last_page; page += 1) {
    data.push(...(await list({ per_page: WHOLE_PAGE, page })).data);
  }
  return { ...first, data, last_page: 1, to: data.length };
}

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
