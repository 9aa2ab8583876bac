import type { UrlFilters } from '@yard/remote-kit';
import { Checkbox, DateField, SearchFilter, Select } from '@yard/ui';
import { statusOptions } from '../rentals/rental-filters';
import styles from './admin.module.css';

/** Filters of the table; all of them are in the address. */
export function RequestFilters({ filters }: { filters: UrlFilters }) {
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchFilter
          label="Search"
          placeholder="Number, machine, person, e-mail"
          value={filters.get('search')}
          onSettle={(search) => filters.set({ search })}
        />
      </div>
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
      <div className={styles.choices}>
        <Checkbox
          label="Needs attention"
          value={filters.get('needs_attention') === '1'}
          onChange={(isOn) => filters.set({ needs_attention: isOn ? '1' : null })}
        />
        <Checkbox
          label="Contested returns"
          value={filters.get('contested') === '1'}
          onChange={(isOn) => filters.set({ contested: isOn ? '1' : null })}
        />
        <Checkbox
          label="Unpaid"
          value={filters.get('unpaid') === '1'}
          onChange={(isOn) => filters.set({ unpaid: isOn ? '1' : null })}
        />
      </div>
    </div>
  );
}
