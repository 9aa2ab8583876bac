import type { Wire } from '@laravel-wire/client';
import type { QueryClient } from '@tanstack/react-query';
import { DataProvider } from '@yard/data';
import { SessionProvider } from '@yard/session';
import { ErrorBoundary, ErrorState, OverlayProvider, useModals } from '@yard/ui';
import { useCallback, type ReactNode } from 'react';
import { HashRouter } from 'react-router';
import { AdminSite } from './site/admin-site';

type AppProps = { wire: Wire; client: QueryClient };

/** The back office with everything it stands on. */
export function App({ wire, client }: AppProps) {
  return (
    <ErrorBoundary fallback={(retry) => <SiteFailed onRetry={retry} />}>
      <HashRouter>
        <OverlayProvider>
          <SessionProvider wire={wire}>
            <AlertingData wire={wire} client={client}>
              <AdminSite />
            </AlertingData>
          </SessionProvider>
        </OverlayProvider>
      </HashRouter>
    </ErrorBoundary>
  );
}

/** Errors that belong to no field are shown in the site's alert dialog. */
function AlertingData({ wire, client, children }: AppProps & { children: ReactNode }) {
  const { alert } = useModals();
  const showAlert = useCallback((message: string) => void alert({ message }), [alert]);
  return (
    <DataProvider wire={wire} client={client} alert={showAlert}>
      {children}
    </DataProvider>
  );
}

function SiteFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title="The site could not be shown" onRetry={onRetry}>
      What was saved is safe. Try again; if it stays like this, reload the page.
    </ErrorState>
  );
}
