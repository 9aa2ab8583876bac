import { Banner, Button } from '@yard/ui';
import type { ReactNode } from 'react';
import type { Change } from '../../words/changes';
import type { SeenRental } from './use-seen-rental';
import styles from '../rental.module.css';

/**
 * Something to act with; while the rental has changed since it was opened, it says what, and waits until it is seen.
 */
export function SeenFirst({ seen, children }: { seen: SeenRental; children: ReactNode }) {
  return (
    <>
      <SeenChanges seen={seen} />
      <div className={styles.sheet} inert={seen.changes.length > 0}>
        {children}
      </div>
    </>
  );
}

/** What changed since the reader began, until they have seen it. */
export function SeenChanges({ seen: { changes, look } }: { seen: SeenRental }) {
  if (changes.length === 0) return null;
  return (
    <div role="alert" className={styles.wholeRow}>
      <Banner tone="warn" title="This rental has changed since you began">
        <ChangeList changes={changes} />
        <Button small onPress={look}>
          I have seen it
        </Button>
      </Banner>
    </div>
  );
}

/** Each thing as it was and as it is. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ label, before, now }) => (
        <li key={label}>
          {label}: <del>{before}</del> <ins>{now}</ins>
        </li>
      ))}
    </ul>
  );
}
