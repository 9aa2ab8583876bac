import type { SiteState } from '@yard/remote-kit';
import { OwnPageArea, PageFrame, remoteRoutes, usePageTitle, useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Banner, Button, EmptyState, LinkButton, PageHeader } from '@yard/ui';
import { AdminLayout } from '@yard/ui/admin-layout';
import { lazy, type ReactNode, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { FindButton } from '../find/find-button';
import { AccountMenu } from './account-menu';
import { ownPages } from './own-pages';
import { useAdminNav } from './use-admin-nav';

const SecondFactorPage = lazy(async () => ({
  default: (await import('./second-factor-page')).SecondFactorPage,
}));
const HomePage = lazy(async () => ({ default: (await import('../home/home-page')).HomePage }));

export function BackOffice({ remotes }: { remotes: SiteState }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const nav = useAdminNav(remotes.site);
  if (user === null) return <Navigate to={welcomePath(pathname + search)} replace />;
  if (!user.admin) return <LeaveForPublicSite />;
  if (user.two_factor_required) {
    return (
      <OwnPageArea>
        <SecondFactorPage />
      </OwnPageArea>
    );
  }

  return (
    <AdminLayout
      title="Yard"
      nav={nav}
      loaded
      signedInAs={`Logged in as ${user.name}`}
      aside={
        <>
          <FindButton nav={nav} />
          <AccountMenu />
        </>
      }
    >
      {remotes.failed && (
        <Banner
          tone="bad"
          title="We couldn’t load parts of the back office"
          action={<Button onPress={remotes.retry}>Try again</Button>}
        />
      )}
      <Pages nav={nav} remotes={remotes} />
    </AdminLayout>
  );
}

function Pages({ nav, remotes }: { nav: ReturnType<typeof useAdminNav>; remotes: SiteState }) {
  return (
    <Routes>
      <Route path="/" element={<OwnPage title="Back office" page={<HomePage nav={nav} />} />} />
      {ownPages.map(([path, title, Page]) => (
        <Route key={path} path={path} element={<OwnPage title={title} page={<Page />} />} />
      ))}
      {remoteRoutes(remotes.site)}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function OwnPage({ title, page }: { title: string; page: ReactNode }) {
  return (
    <PageFrame title={title}>
      <OwnPageArea>{page}</OwnPageArea>
    </PageFrame>
  );
}

function welcomePath(path: string): string {
  return path === '/' ? '/welcome' : `/welcome?next=${encodeURIComponent(path)}`;
}

function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState
        icon="search"
        title="There’s nothing at this address"
        action={<LinkButton to="/">Home</LinkButton>}
      >
        The link may be old, or a letter may be missing.
      </EmptyState>
    </>
  );
}

function LeaveForPublicSite() {
  const { public_url } = useSettings();
  useEffect(() => window.location.replace(public_url), [public_url]);
  return null;
}
