import { useEffect } from 'react';
import { useLocation } from 'react-router';

let last = '/search';

/** Keeps the search as it stands in the address, so that the way back from a machine leads to it. */
export function useSaveSearch(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    last = pathname + search;
  }, [pathname, search]);
}

/** The search that the reader looked at last on this visit. */
export function lastSearch(): string {
  return last;
}
