import type { Sort } from '@yard/ui';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readId } from '../machines/machine-words';

type Changes = Partial<Record<'search' | 'sort' | 'direction' | 'page' | 'open', string>>;

const PER_PAGE = 50;

/** The table's state as the address has it: search, order, page, and the type that is open beside it. */
export function useTypeList() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Changes) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          Object.entries(changes).forEach(([name, value]) => next.set(name, value));
          return new URLSearchParams([...next].filter(([, value]) => value !== ''));
        },
        { replace: true },
      ),
    [setParams],
  );

  return useMemo(() => {
    const search = params.get('search') ?? '';
    const open = params.get('open') ?? '';
    const sort = sortOf(params);
    const page = readId(params.get('page')) ?? 1;
    return {
      search,
      open,
      /** Null for a new type. */
      openId: readId(open),
      sort,
      filters: { search, sort: sort.key, direction: sort.direction, page, per_page: PER_PAGE },
      change,
    };
  }, [params, change]);
}

function sortOf(params: URLSearchParams): Sort {
  const key = params.get('sort') === 'created_at' ? 'created_at' : 'name';
  return { key, direction: params.get('direction') === 'desc' ? 'desc' : 'asc' };
}
