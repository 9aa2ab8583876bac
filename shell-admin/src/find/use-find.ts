import type { FoundKind, FoundRecord } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { type NavEntry, useSuggestions } from '@yard/ui';
import { useCallback } from 'react';

/** A line of the results: a page of the back office, or a record. */
export interface Found {
  key: string;
  title: string;
  subtitle: string;
  kind: string;
  /** A path of the back office, or an address of the public site. */
  to: string;
}

const KIND_WORDS: Record<FoundKind, string> = {
  rental_request: 'Rental',
  user: 'Person',
  machine: 'Machine',
  payment: 'Payment',
  support_ticket: 'Ticket',
};

/** Pages by their names, then what the server finds. */
export function useFind(typed: string, nav: readonly NavEntry[]): Found[] {
  const { http } = useWire();
  const { public_url } = useSettings();
  const find = useCallback(
    (q: string, signal: AbortSignal) =>
      http.get<{ results: FoundRecord[] }>('api/find', { q }, { signal }).then(({ results }) => results),
    [http],
  );
  const records = useSuggestions(typed, true, find).map(({ kind, id, path, ...words }): Found => ({
    ...words,
    key: `${kind} ${id}`,
    kind: KIND_WORDS[kind],
    to: kind === 'machine' ? `${public_url}${path}` : path,
  }));
  return [...pagesNamed(typed, nav), ...records];
}

function pagesNamed(typed: string, nav: readonly NavEntry[]): Found[] {
  const words = typed.trim().toLowerCase();
  return nav
    .filter(({ label }) => label.toLowerCase().includes(words))
    .map(({ to, label }) => ({ key: to, title: label, subtitle: '', kind: 'Page', to }));
}
