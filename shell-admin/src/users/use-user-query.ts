import type { ListFilters } from '@yard/data';
import type { Sort } from '@yard/ui';
import { useSearchParams } from 'react-router';
import { changedQuery } from '../site/changed-query';

/** What the list shows, as the address says it. */
export interface UserQuery {
  search: string;
  /** 'true', 'false' or '' for both. */
  admin: string;
  suspended: string;
  sort: Sort;
  /** Id of the account beside the list. */
  user: number | null;
  filters: ListFilters;
  /** Another filter or order starts at the first page. */
  change: (changes: Record<string, string | null>) => void;
  setPage: (page: number) => void;
}

const sortKeys = ['name', 'email', 'created_at'];

export function useUserQuery(): UserQuery {
  const [query, setQuery] = useSearchParams();
  const [admin, suspended] = [choiceIn(query, 'admin'), choiceIn(query, 'suspended')];
  const search = query.get('search') ?? '';
  const sort = sortIn(query);
  const set = (changes: Record<string, string | null>, keepsPage: boolean) =>
    setQuery((before) => changedQuery(before, keepsPage ? changes : { ...changes, page: null }), {
      replace: true,
    });

  return {
    search,
    admin,
    suspended,
    sort,
    user: Number(query.get('user')) || null,
    filters: {
      search,
      admin,
      suspended,
      sort: sort.key,
      direction: sort.direction,
      page: Number(query.get('page') ?? 1),
      per_page: 25,
    },
    change: (changes) => set(changes, 'user' in changes),
    setPage: (page) => set({ page: String(page) }, true),
  };
}

function choiceIn(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  return value === 'true' || value === 'false' ? value : '';
}

function sortIn(query: URLSearchParams): Sort {
  return {
    key: sortKeys.find((key) => key === query.get('sort')) ?? 'name',
    direction: query.get('direction') === 'desc' ? 'desc' : 'asc',
  };
}
