import { Page, SkeletonPage } from '@yard/ui';
import { RemotePart } from './remote-part';
import type { SiteName, SiteRoute, Sourced } from './site-manifest';

/** A page of a remote, loaded when it is first shown. */
export function RemotePage({ route, site }: { route: Sourced<SiteRoute>; site: SiteName }) {
  const skeleton = (
    <Page>
      <SkeletonPage />
    </Page>
  );
  return (
    <RemotePart
      key={`${route.remote}/${route.page}`}
      remote={route.remote}
      site={site}
      kind="pages"
      name={route.page}
      skeleton={site === 'public' ? skeleton : undefined}
    />
  );
}
