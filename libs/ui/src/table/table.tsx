import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../icons/icon';
import { useShortcut } from '../overlays/shortcuts';
import { SkeletonTable } from '../show/skeleton';
import { cx } from '../styles/cx';
import type { Column, Sort } from './column';
import { useRowKeys } from './use-row-keys';
import styles from './table.module.css';

export type TableProps<Row> = {
  /** Content of the table, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** The row that is open beside the list. */
  selected?: string | number | null;
  /** Makes rows selectable: click, Enter, and j/k or the arrows to move between them. */
  onSelect?: (row: Row) => void;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  empty?: ReactNode;
  /** Folds out under the selected row. */
  detail?: (row: Row) => ReactNode;
};

/** A dense table with a head that stays in sight. While `rows` is undefined, a skeleton of its size. */
export function Table<Row>({ label, columns, rows, rowKey, selected, onSelect, ...props }: TableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, onSelect !== undefined);
  if (rows === undefined) return <SkeletonTable columns={columns.length} />;
  if (rows.length === 0 && props.empty) return <div className={styles.frame}>{props.empty}</div>;
  const reachable = rows.find((row) => rowKey(row) === selected) ?? rows[0];

  return (
    <div className={styles.frame} tabIndex={onSelect ? undefined : 0} role="region" aria-label={label}>
      {onSelect && <RowKeysListed />}
      <table
        className={cx(styles.table, columns.some(({ grows }) => grows) && styles.lined)}
        role={onSelect && (props.detail ? 'treegrid' : 'grid')}
        aria-label={label}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              columns={columns}
              row={row}
              isSelected={rowKey(row) === selected}
              isReachable={row === reachable}
              onSelect={onSelect}
              detail={props.detail}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type TableRowProps<Row> = Pick<TableProps<Row>, 'columns' | 'onSelect' | 'detail'> & {
  row: Row;
  isSelected: boolean;
  /** True where the Tab key leads here; from there the rows' own keys go on. */
  isReachable: boolean;
};

function TableRow<Row>({ columns, row, isSelected, isReachable, onSelect, detail }: TableRowProps<Row>) {
  return (
    <>
      <tr
        className={cx(onSelect && styles.selectable)}
        aria-selected={onSelect ? isSelected : undefined}
        aria-expanded={detail && isSelected}
        tabIndex={onSelect ? (isReachable ? 0 : -1) : undefined}
        onClick={onSelect && (({ target }) => !isControl(target) && onSelect(row))}
        onKeyDown={onSelect && ((event) => takesOpenKey(event) && onSelect(row))}
      >
        {columns.map((column) => (
          <td key={column.key} className={cellClass(column)}>
            {column.grows ? <div className={styles.cut}>{column.render(row)}</div> : column.render(row)}
            {column.below && <div className={styles.below}>{column.below(row)}</div>}
          </td>
        ))}
      </tr>
      {detail && isSelected && (
        <tr>
          <td colSpan={columns.length} className={styles.detail}>
            {detail(row)}
          </td>
        </tr>
      )}
    </>
  );
}

function RowKeysListed() {
  useShortcut('j k', 'Next row, row before');
  useShortcut('Enter', 'Open the row');
  return null;
}

/** A link or a box in a cell has a business of its own. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, label') !== null;
}

/** Keeps the page from scrolling by Space. */
function takesOpenKey(event: KeyboardEvent): boolean {
  const isOpenKey = ['Enter', ' '].includes(event.key) && event.target === event.currentTarget;
  if (isOpenKey) event.preventDefault();
  return isOpenKey;
}

type HeadCellProps<Row> = {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
};

/** A column's name; a button that sorts where the column can be sorted. */
function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
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

/** Classes of a column's cells: how they are aligned, and how much room the table must have to show them. */
function cellClass<Row>({ align, wide, grows }: Column<Row>): string {
  const isWide = wide === true && styles.wide;
  const isWider = (wide === 'more' && styles.more) || (wide === 'most' && styles.most);
  return cx(align === 'end' && styles.end, grows && styles.grows, isWide, isWider);
}
