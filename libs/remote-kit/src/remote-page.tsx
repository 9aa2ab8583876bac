import { RemotePart, type Sourced, useRemoteSite } from '@kit/federation-loader';
import { Page, SkeletonPage } from '@yard/ui';
import type { ReactElement } from 'react';
import { Route } from 'react-router';
import { PageFrame } from './page-frame';
import type { Site, SiteRoute } from './site-manifest';

type RemoteRoute = Sourced<SiteRoute>;
type Guarded = (page: ReactElement, route: RemoteRoute) => ReactElement;

/** A route for each page that the remotes bring. @param guarded  what stands around it */
export function remoteRoutes({ routes }: Site, guarded: Guarded = (page) => page) {
  return routes.map((route) => {
    const page = (
      <PageFrame title={route.title}>
        <RemotePage route={route} />
      </PageFrame>
    );
    return <Route key={route.path} path={route.path} element={guarded(page, route)} />;
  });
}

/** A page of a remote, loaded when it is first shown. */
function RemotePage({ route: { remote, page } }: { route: RemoteRoute }) {
  const isPublic = useRemoteSite().name === 'public';
  return (
    <RemotePart
      key={`${remote}/${page}`}
      kind="pages"
      remote={remote}
      name={page}
      skeleton={isPublic ? skeleton : undefined}
    />
  );
}

const skeleton = (
  <Page>
    <SkeletonPage />
  </Page>
);
