import { Icon } from '../icons/icon';
import { cx } from '../styles/cx';
import { cellClass } from './cell-class';
import type { Column, Sort } from './column';
import styles from './table.module.css';

type HeadCellProps<Row> = {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
};

/** A column's name; a button that sorts where the column can be sorted. */
export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const active = sort?.key === column.key ? sort.direction : undefined;
  const className = cellClass(column);
  const style = column.width === undefined ? undefined : { width: column.width };
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={className} style={style}>
        {column.label}
      </th>
    );
  }

  return (
    <th scope="col" className={className} style={style} aria-sort={ariaSort(active)}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ key: column.key, direction: active === 'asc' ? 'desc' : 'asc' })}
      >
        {column.label}
        <span className={cx(styles.arrow, active && styles.active)}>
          <Icon name={active === 'desc' ? 'chevron-down' : 'chevron-up'} size={14} />
        </span>
      </button>
    </th>
  );
}

function ariaSort(direction: 'asc' | 'desc' | undefined): 'ascending' | 'descending' | 'none' {
  if (direction === undefined) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}
