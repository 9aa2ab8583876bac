import { SkeletonBlock } from '@yard/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import styles from './record-table.module.css';
import type { RecordTableProps } from './record-table-code';

export type { RecordTableProps };

const SKELETON_HEIGHT = 480;

// Admins alone have such lists: their code is no part of a guest's first view.
const Filters = lazy(() => import('./saved-filters/saved-filters'));

/** Actions of a list's page: its saved filters, and what it has of its own. */
export const ListActions = ({ query, children }: { query: string; children?: ReactNode }) => (
  <>
    <div className={styles.saved}>
      <Suspense>
        <Filters query={query} />
      </Suspense>
    </div>
    {children}
  </>
);

const Code = lazy(() => import('./record-table-code')) as typeof import('./record-table-code').default;

export function RecordTable<Row extends { id: number }>(props: RecordTableProps<Row>) {
  return (
    <Suspense fallback={<SkeletonBlock height={SKELETON_HEIGHT} />}>
      <Code {...props} />
    </Suspense>
  );
}
