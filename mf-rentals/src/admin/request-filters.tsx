import { Checkbox, DateField, SearchField, Select, useShortcut } from '@yard/ui';
import { useRef } from 'react';
import { useTypedFilter } from '../page/use-typed-filter';
import type { UrlFilters } from '../page/use-url-filters';
import { statusOptions } from '../rentals/rental-filters';
import styles from './admin.module.css';

/** Filters of the table; all of them are in the address. */
export function RequestFilters({ filters }: { filters: UrlFilters }) {
  const [search, setSearch] = useTypedFilter(filters, 'search');
  const box = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Search', () => box.current?.focus());
  return (
    <div className={styles.filters}>
      <SearchField
        label="Search"
        placeholder="Machine or person"
        value={search}
        onChange={setSearch}
        inputRef={box}
      />
      <Select
        label="Status"
        placeholder="Any"
        value={filters.get('status')}
        onChange={(status) => filters.set({ status })}
        options={statusOptions}
      />
      <DateField
        label="Starts from"
        value={filters.get('start_date_from') || null}
        onChange={(day) => filters.set({ start_date_from: day })}
      />
      <DateField
        label="Starts until"
        value={filters.get('start_date_to') || null}
        onChange={(day) => filters.set({ start_date_to: day })}
      />
      <Checkbox
        label="Needs attention"
        value={filters.get('needs_attention') === '1'}
        onChange={(isOn) => filters.set({ needs_attention: isOn ? '1' : null })}
      />
    </div>
  );
}
