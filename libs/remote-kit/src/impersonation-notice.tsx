import { useSession } from '@yard/session';
import { ErrorBoundary } from '@yard/ui';
import { lazy, Suspense } from 'react';

const ImpersonationBanner = lazy(() => import('./impersonation-banner'));

/** Says to an admin on every page that they see it as somebody else; nobody else fetches anything for it. */
export function ImpersonationNotice() {
  const { user } = useSession();
  if (!user?.impersonation) return null;
  return (
    <ErrorBoundary fallback={() => <p role="alert">You see the site as somebody else.</p>}>
      <Suspense fallback={null}>
        <ImpersonationBanner />
      </Suspense>
    </ErrorBoundary>
  );
}
