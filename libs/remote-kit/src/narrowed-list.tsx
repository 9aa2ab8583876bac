import { lazy, Suspense } from 'react';
import type { NarrowedListProps } from './narrowed-chips';

const NarrowedChips = lazy(() => import('./narrowed-chips'));

/** Says of whom or of what alone a list is, where a page led to it, and leads back to all of it. */
export function NarrowedList({ filters, by }: NarrowedListProps) {
  if (!Object.keys(by).some((name) => filters.get(name) !== '')) return null;
  return (
    <Suspense>
      <NarrowedChips filters={filters} by={by} />
    </Suspense>
  );
}
