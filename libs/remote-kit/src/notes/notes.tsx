import { lazy, Suspense } from 'react';
import type { NotesProps } from './notes-panel';

// Of the back office alone.
const NotesPanel = lazy(() => import('./notes-panel'));

/** What admins tell one another about a record. Nobody else sees it. */
export function Notes(props: NotesProps) {
  return (
    <Suspense>
      <NotesPanel {...props} />
    </Suspense>
  );
}
