import { type Access, usePageTitle } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { EmptyState, LinkButton } from '@yard/ui';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { allows } from './access';
import { NotFoundPage } from './not-found-page';
import { pathAfterSignIn } from '@yard/contracts';
import styles from './public-site.module.css';

/** Lets a reader through to a page, or leads them to where they can get access. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { user } = useSession();
  const { pathname, search, hash, state } = useLocation();
  const [query] = useSearchParams();
  // Pages for signed-in users are about persons: recordings mask their text.
  const isPrivate = access !== 'any' && access !== 'guest';
  if (allows(access, user)) {
    return (
      <div className={styles.contents} data-private={isPrivate || undefined}>
        {children}
      </div>
    );
  }
  if (access === 'admin') return <NotFoundPage />;
  if (access === 'guest') return <SignedIn to={pathAfterSignIn(query.get('next'))} />;
  if (user === null) {
    return (
      <Navigate
        to={`/login?next=${encodeURIComponent(pathname + search + hash)}`}
        state={state as unknown}
        replace
      />
    );
  }
  return access === 'owner' ? <OwnersOnly /> : <Navigate to="/account" replace />;
}

/** Leads on after the sign-in; a paper is no page of the site, so the browser goes there itself. */
function SignedIn({ to }: { to: string }) {
  const isPaper = to.startsWith('/api/');
  useEffect(() => {
    if (isPaper) window.location.replace(to);
  }, [isPaper, to]);
  return isPaper ? null : <Navigate to={to} replace />;
}

function OwnersOnly() {
  usePageTitle('For owners');
  return (
    <EmptyState
      icon="key"
      level={1}
      title="This page is for owners"
      action={<LinkButton to="/account">Go to your account</LinkButton>}
    >
      Apply to list machines first. We’ll answer by email.
    </EmptyState>
  );
}
