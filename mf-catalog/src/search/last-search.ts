import { isCalendarDate } from '@yard/dates';
import { type DayRange, stored } from '@yard/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const KEY = 'last-search';

/** Stores the search in the address, so that the way back from a machine leads to it. */
export function useSaveSearch(): void {
  const { pathname, search } = useLocation();
  useEffect(() => stored.tab.setItem(KEY, pathname + search), [pathname, search]);
}

/** The search that the reader looked at last in this tab. */
export const useLastSearch = (): string => useSyncExternalStore(neverChanges, lastSearch, () => ANY);

export function daysOfSearch(search: string): DayRange {
  const query = new URL(search, 'http://site').searchParams;
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const isSpan = isCalendarDate(from) && isCalendarDate(to) && !query.has('flexible_days');
  return isSpan ? { from, to } : { from: '', to: '' };
}

const ANY = '/search';
const lastSearch = () => stored.tab.getItem(KEY) ?? ANY;
/** Nothing changes it while another page is shown. */
const neverChanges = () => () => undefined;
