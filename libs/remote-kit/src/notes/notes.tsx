import { lazy, Suspense } from 'react';
import type { NotesProps } from './notes-panel';

// Only the back office loads it.
const NotesPanel = lazy(() => import('./notes-panel'));

/** Lists the admins’ notes about a record, with a form for another. Admins alone read them. */
export function Notes(props: NotesProps) {
  return (
    <Suspense>
      <NotesPanel {...props} />
    </Suspense>
  );
}
