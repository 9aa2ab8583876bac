import type { ReactNode } from 'react';
import { Text } from './primitives';
import { cx } from '../styles/cx';
import styles from './simple-layout.module.css';

export type SimpleLayoutProps = {
  /** Centred above the content when given. */
  title?: ReactNode;
  /** A highlighted line above everything when given. */
  banner?: ReactNode;
  children: ReactNode;
  wide?: boolean;
};

/** A plain page: optional banner, optional centred title, content in a column. */
export function SimpleLayout({ title, banner, children, wide }: SimpleLayoutProps) {
  return (
    <div className={styles.layout}>
      {banner && <div className={styles.banner}>{banner}</div>}
      <div className={cx(styles.column, wide && styles.wide)}>
        {title && (
          <Text as="h1" centred below={6} tabIndex={-1}>
            {title}
          </Text>
        )}
        {children}
      </div>
    </div>
  );
}
