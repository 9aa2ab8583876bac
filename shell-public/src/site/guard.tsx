import { type Access, usePageTitle } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { EmptyState, LinkButton } from '@yard/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { allows } from './access';
import { NotFoundPage } from './not-found-page';
import { pathAfterSignIn } from './path-after-sign-in';

/** Lets a reader through to a page, or leads them to where they can get access. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  if (allows(access, user)) return children;
  if (access === 'admin') return <NotFoundPage />;
  if (access === 'guest') return <Navigate to={pathAfterSignIn(query.get('next'))} replace />;
  if (user === null) return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />;
  return access === 'owner' ? <OwnersOnly /> : <Navigate to="/account" replace />;
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
      To list machines you need store access. Ask for it from your account; we answer by e-mail.
    </EmptyState>
  );
}
