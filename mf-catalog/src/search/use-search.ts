import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readSearch, writeSearch, type SearchState } from './search-state';

export interface Search {
  state: SearchState;
  /** Changes the search and goes back to its first page, unless the page is what changes. */
  change(changes: Partial<SearchState>): void;
  clear(): void;
}

/** The search as the address has it; changing it replaces the address, so that "back" leaves the search. */
export function useSearch(): Search {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readSearch(params), [params]);

  const change = useCallback(
    (changes: Partial<SearchState>) => {
      // The address itself: what React shows may be a change behind while it draws, and would take that one back.
      const before = readSearch(new URLSearchParams(window.location.search));
      // Another type has other attributes.
      const attributes = changes.type === undefined ? before.attributes : {};
      const moved = changes.place === undefined && changes.address === undefined ? {} : { at: '' };
      const next = { ...before, page: 1, attributes, ...moved, ...changes };
      setParams(writeSearch(next), { replace: changes.page === undefined });
    },
    [setParams],
  );
  const clear = useCallback(() => setParams(new URLSearchParams(), { replace: true }), [setParams]);
  return { state, change, clear };
}
