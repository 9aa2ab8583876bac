import { type Sort, stored } from '@yard/ui';
import { useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';

export interface UrlFilters {
  /** '' where it is not in the address. */
  get(name: string): string;
  /** Changes some; empty ones leave the address, and the list begins at its first page again. */
  set(changes: Record<string, string | null>): void;
  /** Filters and order as they stand in the address, without page and open record; '' for none. */
  query: string;
  /** The page of the list, from 1. */
  page: number;
  setPage(page: number): void;
  open: number | null;
  setOpen(id: number | null): void;
  /** The order that the address asks for, if it is by one of these keys. */
  sortOf(keys: readonly string[], usual: Sort): Sort;
}

/** Opens a record on every list, whatever else its address calls it. */
const USUAL = 'open';

/**
 * A list's filters, order, page and open record, held in the URL.
 *
 * @param beside  name of the open record in the address
 */
export function useUrlFilters(beside = USUAL): UrlFilters {
  const [query, setQuery] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  // The router hands a function the last render's query: of two changes before the next, the first would be lost.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
    keepList(pathname, changedQuery(query, { [beside]: null, [USUAL]: null }));
  }, [query, pathname, beside]);
  return useMemo(() => {
    const set = (changes: Record<string, string | null>, how: NavigateOptions = { replace: true }) => {
      const keepsPage = beside in changes || 'page' in changes;
      latest.current = changedQuery(latest.current, keepsPage ? changes : { page: null, ...changes });
      setQuery(latest.current, how);
    };
    const isBeside = query.has(beside) || query.has(USUAL);
    // Back closes what was opened beside the list, and so does closing: no list stands twice in the history.
    const setOpen = (id: number | null) => {
      if (id === null && isOpened(state)) return void navigate(-1);
      const changes = { [USUAL]: null, [beside]: id === null ? null : String(id) };
      if (id !== null) set(changes, { replace: isBeside, state: isBeside ? (state as unknown) : OPENED });
      else set(changes);
    };
    return {
      query: changedQuery(query, { [beside]: null, [USUAL]: null, page: null }).toString(),
      get: (name) => query.get(name) ?? '',
      set,
      page: positive(query.get('page')) ?? 1,
      setPage: (page) => set({ page: String(page) }),
      open: positive(query.get(beside) ?? query.get(USUAL)),
      setOpen,
      sortOf: (keys, usual) => sortIn(query, keys) ?? usual,
    };
  }, [query, setQuery, beside, state, navigate]);
}

/** The state of an address that was reached by opening a record beside its list. */
const OPENED = { isOpened: true };
const isOpened = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isOpened' in state && state.isOpened === true;

const listKey = (path: string) => `list:${path}`;

function keepList(path: string, query: URLSearchParams): void {
  stored.tab.setItem(listKey(path), query.toString());
}

/** The way back to a list as it was looked at last in this tab. @param path  on the router of the site */
export function lastList(path: string): string {
  const query = stored.tab.getItem(listKey(path));
  return query ? `${path}?${query}` : path;
}

function changedQuery(before: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

function positive(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

function sortIn(query: URLSearchParams, keys: readonly string[]): Sort | null {
  const key = query.get('sort');
  if (key === null || !keys.includes(key)) return null;
  return { key, direction: query.get('direction') === 'desc' ? 'desc' : 'asc' };
}
