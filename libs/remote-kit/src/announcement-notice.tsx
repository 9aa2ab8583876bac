import { ErrorBoundary } from '@yard/ui';
import { lazy, Suspense } from 'react';
import type { Announcement } from './read-listing';

const AnnouncementBanner = lazy(() => import('./announcement-banner'));

/** Says on every page what the admins announce; without an announcement nobody fetches anything for it. */
export function AnnouncementNotice({ announcement }: { announcement: Announcement | null }) {
  if (announcement === null) return null;
  return (
    <ErrorBoundary fallback={() => <p role="status">{announcement.content}</p>}>
      <Suspense fallback={null}>
        <AnnouncementBanner announcement={announcement} />
      </Suspense>
    </ErrorBoundary>
  );
}
