import { loadParts, firstAnswer, takeRemotes, type FirstAnswer } from '@kit/federation-loader';
import { createWire } from '@laravel-wire/client';
import { createQueryClient } from '@yard/data';
import { watchPage } from '@yard/reporting';
import { applyStoredTheme } from '@yard/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { registerOfflinePage } from './site/offline-page';
import { choicesInLists, removeLaterLinks, TakenOver } from './taken-over';
import type { QueryClient } from '@tanstack/react-query';
import { readListing, type Listing } from '@yard/remote-kit';
import { isGuestPage } from '@yard/session';

/** Starts the public site in the page's root element, or takes over what the server drew there. */
export async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  applyStoredTheme();
  const client = createQueryClient();
  const first = takeFirstAnswer(client);
  const app = <App wire={createWire({ baseUrl: '' })} client={client} listing={first?.listing} />;
  const watched = watchPage(true);
  if (first?.isDrawn) {
    // Visitors read the server-rendered page meanwhile: it must stay until the code has loaded.
    await loadParts(first.parts, 'public');
    const page = <TakenOver choices={choicesInLists()}>{app}</TakenOver>;
    // In slices, so that scrolling and presses do not wait for all of it.
    startTransition(() => void hydrateRoot(root, page, watched));
  } else {
    removeLaterLinks();
    root.replaceChildren();
    createRoot(root, watched).render(app);
  }
  registerOfflinePage();
}

/**
 * Puts what the server looked up where the pages look for it. Null where it said nothing, or somebody has signed in
 * since: then all is requested.
 */
function takeFirstAnswer(client: QueryClient): FirstAnswer<Listing> | null {
  const first = isGuestPage() ? firstAnswer(readListing) : null;
  if (first === null) return null;
  ownStyles();
  takeRemotes(first.listing.remotes);
  // A page out of the browser's history may be old: it is shown, and its data fetched again.
  const updatedAt = isFromHistory() ? 0 : Date.now();
  for (const [key, data] of first.queries) client.setQueryData(key, data, { updatedAt });
  return first;
}

/** Style sheets of remotes that are there already are known to their loaders by whole addresses. */
function ownStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-remote]')) {
    link.dataset['href'] = link.href;
  }
}

function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}
