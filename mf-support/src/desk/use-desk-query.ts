import type { ListFilters } from '@yard/data';
import type { Sort } from '@yard/ui';
import { useSearchParams } from 'react-router';

export type Settled = 'open' | 'resolved' | 'all';

/** What the list shows, as the address says it. Without a word it shows what is open, newest first. */
export interface DeskQuery {
  search: string;
  settled: Settled;
  needsAttention: boolean;
  sort: Sort;
  /** Id of the ticket beside the list. */
  ticket: number | null;
  filters: ListFilters;
  /** Another filter or order starts at the first page. */
  change: (changes: Record<string, string | null>) => void;
  setPage: (page: number) => void;
}

const settledByName: Record<string, Settled> = { true: 'resolved', all: 'all' };

export function useDeskQuery(): DeskQuery {
  const [query, setQuery] = useSearchParams();
  const settled = settledByName[query.get('resolved') ?? ''] ?? 'open';
  const needsAttention = query.get('needs_attention') === 'true';
  const search = query.get('search') ?? '';
  const sort = sortIn(query);

  const set = (changes: Record<string, string | null>, keepsPage: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (!keepsPage) next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );

  return {
    search,
    settled,
    needsAttention,
    sort,
    ticket: Number(query.get('ticket')) || null,
    filters: {
      search,
      resolved: settled === 'all' ? null : settled === 'resolved',
      needs_attention: needsAttention || null,
      sort: sort.key,
      direction: sort.direction,
      page: Number(query.get('page') ?? 1),
      per_page: 25,
    },
    change: (changes) => set(changes, 'ticket' in changes),
    setPage: (page) => set({ page: String(page) }, true),
  };
}

function sortIn(query: URLSearchParams): Sort {
  return {
    key: query.get('sort') === 'resolved_at' ? 'resolved_at' : 'created_at',
    direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
  };
}
