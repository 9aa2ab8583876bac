import { SearchField, Segmented, useShortcut } from '@yard/ui';
import { useRef } from 'react';
import { useSearchText } from './use-search-text';
import type { UserQuery } from './use-user-query';
import styles from './users.module.css';

/** What the list of users is narrowed by. */
export function UserFilters({ query }: { query: UserQuery }) {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(query.search, (search) => query.change({ search }));
  useShortcut('/', 'Search', () => setTimeout(() => box.current?.focus()));

  return (
    <div className={styles.filters} role="search">
      <SearchField
        label="Search users"
        hideLabel
        placeholder="Name or e-mail"
        inputRef={box}
        value={text}
        onChange={setText}
        onSubmit={(search) => query.change({ search: search.trim() })}
      />
      <Segmented
        label="Rights"
        value={query.admin}
        onChange={(admin) => query.change({ admin })}
        segments={[
          { value: '', label: 'Everybody' },
          { value: 'true', label: 'Admins' },
          { value: 'false', label: 'Not admins' },
        ]}
      />
      <Segmented
        label="Standing"
        value={query.suspended}
        onChange={(suspended) => query.change({ suspended })}
        segments={[
          { value: '', label: 'Any' },
          { value: 'false', label: 'Active' },
          { value: 'true', label: 'Suspended' },
        ]}
      />
    </div>
  );
}
