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

type Sought = Partial<Record<'from' | 'to' | 'at' | 'place' | 'address', string>>;

/** The search that the reader looked at last in this tab; of a shared link, one for its days and place. */
export function useLastSearch(shared: Sought = {}): string {
  const { from = '', to = '', at = '', place = '', address = '' } = shared;
  const given = Object.entries({ from, to, at, place, address }).filter(([, value]) => value !== '');
  const usual = given.length === 0 ? ANY : `${ANY}?${new URLSearchParams(given)}`;
  return useSyncExternalStore(
    neverChanges,
    () => stored.tab.getItem(KEY) ?? usual,
    () => usual,
  );
}

export function daysOfSearch(search: string): DayRange {
  const query = new URL(search, 'http://site').searchParams;
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const isSpan = isCalendarDate(from) && isCalendarDate(to) && !query.has('flexible_days');
  return isSpan ? { from, to } : { from: '', to: '' };
}

const ANY = '/search';
const neverChanges = () => () => undefined;
