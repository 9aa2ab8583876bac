import type { ReactNode } from 'react';
import { Stack, Text } from '../layouts/primitives';
import { cx } from '../styles/cx';
import styles from './skeleton.module.css';

/** Lines of text that are on their way; as tall as the real lines. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} style={{ width: line === lines - 1 ? '60%' : '100%' }} />
      ))}
    </span>
  );
}

/** A block of a given size: any CSS length, or an aspect ratio ("4 / 3"). */
export function SkeletonBlock({ height, ratio }: { height?: number | string; ratio?: string }) {
  return <span className={styles.block} style={{ height, aspectRatio: ratio }} aria-hidden />;
}

/** Cards with a picture (4:3) and their lines, in the grid they will stand in. */
export function SkeletonCards({ count = 4, picture = true }: { count?: number; picture?: boolean }) {
  return (
    <Waiting>
      <span className={cx(styles.cards, picture && styles.pictured)}>
        {Array.from({ length: count }, (_, card) => (
          <span key={card} className={styles.card}>
            {picture && <SkeletonBlock ratio="4 / 3" />}
            <span className={styles.words}>
              <SkeletonText lines={picture ? 5 : 3} />
            </span>
          </span>
        ))}
      </span>
    </Waiting>
  );
}

export function SkeletonTable({ rows = 8, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <Waiting>
      <span className={styles.table}>
        {Array.from({ length: rows + 1 }, (_, row) => (
          <span key={row} className={styles.row}>
            {Array.from({ length: columns }, (_, column) => (
              <span key={column} className={styles.line} style={{ width: column === 0 ? '70%' : '45%' }} />
            ))}
          </span>
        ))}
      </span>
    </Waiting>
  );
}

/** A whole page: title, lead, a wide part and a narrow one. */
export function SkeletonPage() {
  return (
    <Waiting>
      <Stack as="span" gap={4}>
        <span className={styles.line} style={{ width: 'min(320px, 70%)', height: 34 }} />
        <SkeletonText lines={2} />
        <SkeletonBlock height={280} />
        <SkeletonText lines={5} />
      </Stack>
    </Waiting>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Text as="span" role="status" block>
      <span className="visually-hidden">Loading</span>
      {children}
    </Text>
  );
}
