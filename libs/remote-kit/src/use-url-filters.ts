import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export interface UrlFilters {
  /** '' where it is not in the address. */
  get(name: string): string;
  /** Changes some; empty ones leave the address, and the list begins at its first page again. */
  set(changes: Record<string, string | null>): void;
  /** The page of the list, from 1. */
  page: number;
}

/** A list's filters, kept in the page's address. */
export function useUrlFilters(): UrlFilters {
  const [query, setQuery] = useSearchParams();
  const set = useCallback(
    (changes: Record<string, string | null>) =>
      setQuery(
        (before) => {
          if (!('open' in changes) && !('page' in changes)) before.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value) before.set(name, value);
            else before.delete(name);
          }
          return before;
        },
        { replace: true },
      ),
    [setQuery],
  );
  const page = Number(query.get('page'));
  return { get: (name) => query.get(name) ?? '', set, page: Number.isInteger(page) && page > 0 ? page : 1 };
}
