import { DataProvider } from '@yard/data';
import { SessionProvider } from '@yard/session';
import { ErrorBoundary, ErrorState, OverlayProvider, useModals, useToast } from '@yard/ui';
import { useCallback, useEffect, type ComponentProps, type ComponentType, type ReactNode } from 'react';

type Data = Pick<ComponentProps<typeof DataProvider>, 'wire' | 'client'>;

export type SiteFrameProps = Data & {
  /** Router for the site's addresses: with paths, or behind a `#`. */
  router: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
};

export function SiteFrame({ router: Router, wire, client, children }: SiteFrameProps) {
  useEffect(saysThatItIsReady, []);
  return (
    <ErrorBoundary fallback={(retry) => <SiteFailed onRetry={retry} />}>
      <Router>
        <OverlayProvider>
          <SessionProvider wire={wire}>
            <AlertingData wire={wire} client={client}>
              {children}
            </AlertingData>
          </SessionProvider>
        </OverlayProvider>
      </Router>
    </ErrorBoundary>
  );
}

/** `<html data-ready>`: the page's scripts have taken over; until then the server's page is shown, and takes no press. */
function saysThatItIsReady(): void {
  document.documentElement.dataset.ready = '';
}

/** Errors that belong to no field are shown in the site's alert dialog. */
function AlertingData({ wire, client, children }: Data & { children: ReactNode }) {
  const { alert } = useModals();
  const { show } = useToast();
  const showAlert = useCallback((message: string) => void alert({ message }), [alert]);
  return (
    <DataProvider wire={wire} client={client} alert={showAlert} toast={show}>
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
