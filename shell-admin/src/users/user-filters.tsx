import { FilterBar, Segmented } from '@yard/ui';
import type { UserQuery } from './use-user-query';

/** What the list of users is narrowed by. */
export function UserFilters({ query: { filters, admin, suspended } }: { query: UserQuery }) {
  return (
    <FilterBar
      label="Search users"
      placeholder="Name, e-mail, phone"
      value={filters.get('search')}
      onSearch={(search) => filters.set({ search })}
    >
      <Segmented
        label="Rights"
        value={admin}
        onChange={(chosen) => filters.set({ admin: chosen })}
        segments={[
          { value: '', label: 'Everybody' },
          { value: 'true', label: 'Admins' },
          { value: 'false', label: 'Not admins' },
        ]}
      />
      <Segmented
        label="Standing"
        value={suspended}
        onChange={(chosen) => filters.set({ suspended: chosen })}
        segments={[
          { value: '', label: 'Any standing' },
          { value: 'false', label: 'Active' },
          { value: 'true', label: 'Suspended' },
        ]}
      />
    </FilterBar>
  );
}
