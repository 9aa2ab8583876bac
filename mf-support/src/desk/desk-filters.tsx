import { SearchField, Segmented, Switch, useShortcut } from '@yard/ui';
import { useRef } from 'react';
import styles from './desk.module.css';
import type { DeskQuery } from './use-desk-query';
import { useSearchText } from './use-search-text';

/** What the list of tickets is narrowed by. */
export function DeskFilters({ query }: { query: DeskQuery }) {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(query.search, (search) => query.change({ search }));
  useShortcut('/', 'Search', () => setTimeout(() => box.current?.focus()));

  return (
    <div className={styles.filters} role="search">
      <SearchField
        label="Search tickets"
        hideLabel
        placeholder="Number, text, person"
        inputRef={box}
        value={text}
        onChange={setText}
        onSubmit={(search) => query.change({ search: search.trim() })}
      />
      <Segmented
        label="Which tickets"
        value={query.settled}
        onChange={(settled) =>
          query.change({ resolved: { open: null, resolved: 'true', all: 'all' }[settled] })
        }
        segments={[
          { value: 'open', label: 'Open' },
          { value: 'resolved', label: 'Resolved' },
          { value: 'all', label: 'All' },
        ]}
      />
      <Switch
        label="Needs attention"
        value={query.needsAttention}
        onChange={(on) => query.change({ needs_attention: on ? 'true' : null })}
      />
    </div>
  );
}
