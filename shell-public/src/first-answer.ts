import { type FirstAnswer, firstAnswer, takeRemotes } from '@kit/federation-loader';
import type { QueryClient } from '@tanstack/react-query';
import { type Listing, readListing } from '@yard/remote-kit';
import { isGuestPage } from '@yard/session';

/**
 * Puts what the server looked up where the pages look for it. Null where it said nothing, or somebody has signed in
 * since: then all is requested.
 */
export function takeFirstAnswer(client: QueryClient): FirstAnswer<Listing> | null {
  const first = isGuestPage() ? firstAnswer(readListing) : null;
  if (first === null) return null;
  ownStyles();
  takeRemotes(first.listing.remotes);
  // Out of the browser's history the page may be an old one: it is shown, and requested again.
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
