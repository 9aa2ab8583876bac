import { useSession } from '@yard/session';
import { ErrorBoundary } from '@yard/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { PreviewBannerProps } from './preview-banner';
import type { Listing } from './read-listing';

// Almost nobody has one of them, and fetches anything for it.
const AnnouncementBanner = lazy(() => import('./announcement-banner'));
const ImpersonationBanner = lazy(() => import('./impersonation-banner'));
const PreviewBanner = lazy(() => import('./preview-banner'));

/** Says on every page what the admins announce. */
export function AnnouncementNotice({ announcement }: Pick<Listing, 'announcement'>) {
  if (announcement === null) return null;
  return (
    <Notice instead={<p role="status">{announcement.content}</p>}>
      <AnnouncementBanner announcement={announcement} />
    </Notice>
  );
}

/** Says to an admin on every page that they see it as somebody else. */
export function ImpersonationNotice() {
  if (!useSession().user?.impersonation) return null;
  return (
    <Notice instead={<p role="alert">You’re viewing the site as another person.</p>}>
      <ImpersonationBanner />
    </Notice>
  );
}

/** Says on every page that its reader has versions of remotes that others do not have. */
export function PreviewNotice({
  preview,
  site,
}: Pick<PreviewBannerProps, 'site'> & Pick<Listing, 'preview'>) {
  if (preview === null) return null;
  return (
    <Notice instead={<p role="alert">You alone try a version of a remote here.</p>}>
      <PreviewBanner preview={preview} site={site} />
    </Notice>
  );
}

function Notice({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => instead}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
