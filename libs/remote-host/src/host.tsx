import { remoteRoutes, type SiteName, SiteProvider, useRouteFocus, useSite } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { OpenModals } from '@yard/ui';
import { Link, Route, Routes } from 'react-router';

/** The menu and the pages of whichever remotes there are. What somebody may see is the shells' matter: all of it. */
export function Host({ name }: { name: SiteName }) {
  const { loaded } = useSession();
  const { site, loaded: known } = useSite(name);
  useRouteFocus();

  return (
    <SiteProvider site={site} allows={everything}>
      <nav aria-label="Main">
        {site.nav.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <main id="content" tabIndex={-1}>
        {loaded && known && (
          <Routes>
            {remoteRoutes(site)}
            <Route path="*" element={<p>No page of the remote has this address.</p>} />
          </Routes>
        )}
      </main>
      <OpenModals />
    </SiteProvider>
  );
}

const everything = () => true;
