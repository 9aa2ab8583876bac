import type { ListFilters } from '@yard/data';
import { type UrlFilters, useUrlFilters } from '@yard/remote-kit';
import type { Sort } from '@yard/ui';

/** What the list shows, as the address says it. */
export interface UserQuery {
  filters: UrlFilters;
  /** 'true', 'false' or '' for both. */
  admin: string;
  suspended: string;
  sort: Sort;
  /** The parameters of the list. */
  wanted: ListFilters;
}

export function useUserQuery(): UserQuery {
  const filters = useUrlFilters('user');
  const [admin, suspended] = [choiceIn(filters, 'admin'), choiceIn(filters, 'suspended')];
  const sort = filters.sortOf(['name', 'email', 'created_at'], { key: 'name', direction: 'asc' });
  const wanted = {
    search: filters.get('search'),
    admin,
    suspended,
    sort: sort.key,
    direction: sort.direction,
    page: filters.page,
    per_page: 25,
  };
  return { filters, admin, suspended, sort, wanted };
}

function choiceIn(filters: UrlFilters, name: string): string {
  const value = filters.get(name);
  return value === 'true' || value === 'false' ? value : '';
}
