import { cx } from '../styles/cx';
import type { Column } from './column';
import styles from './table.module.css';

/** Classes of a column's cells: how they are aligned, and how much room the table must have to show them. */
export function cellClass<Row>({ align, wide, grows }: Column<Row>): string {
  const isWide = wide === true && styles.wide;
  const isWider = (wide === 'more' && styles.more) || (wide === 'most' && styles.most);
  return cx(align === 'end' && styles.end, grows && styles.grows, isWide, isWider);
}
