import { Stack } from '@yard/ui';
import type { ReactNode } from 'react';
import styles from './danger-zone.module.css';

/** A closed section at the end: nobody presses in passing what is hard to undo. */
export const DangerZone = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.danger}>
    <summary>{title}</summary>
    <Stack gap={4} divided>
      {children}
    </Stack>
  </details>
);
