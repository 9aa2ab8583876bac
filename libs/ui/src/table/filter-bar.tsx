import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';
import { SearchFilter, type SearchFilterProps } from './search-filter';

export type FilterBarProps = Omit<SearchFilterProps, 'hideLabel'> & {
  /** The list's other filters, beside its search box. */
  children?: ReactNode;
};

/** Above a list of the back office: its search box, and beside it what else the list is narrowed by. */
export function FilterBar({ children, ...search }: FilterBarProps) {
  return (
    <div className={styles.bar} role="search">
      <SearchFilter {...search} hideLabel />
      {children}
    </div>
  );
}
