import { SearchFilter, Segmented } from '@yard/ui';
import type { UserQuery } from './use-user-query';
import styles from './users.module.css';

/** What the list of users is narrowed by. */
export function UserFilters({ query: { filters, admin, suspended } }: { query: UserQuery }) {
  return (
    <div className={styles.filters} role="search">
      <SearchFilter
        label="Search users"
        hideLabel
        placeholder="Name, e-mail, phone"
        value={filters.get('search')}
        onSettle={(search) => filters.set({ search })}
      />
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
    </div>
  );
}
