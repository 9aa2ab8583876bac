import { useCallback, useEffect, useState } from 'react';
import { loadManifest } from './load-manifest';
import { useRetrying } from './use-retrying';
import { assembleSite, emptyListing, type Listing } from './read-listing';
import type { Site, SiteName } from './site-manifest';

export type SiteState = {
  site: Site;
  /** The remotes are known, or it is known that they cannot be had. */
  loaded: boolean;
  failed: boolean;
  /** What the reader tries alone. */
  preview: Listing['preview'];
  announcement: Listing['announcement'];
  retry: () => void;
};

/**
 * What the remotes bring to a site; empty until it is loaded, and after a failure until a retry works.
 *
 * @param listing  what the page brought along: then nothing is asked for
 */
export function useSite(name: SiteName, listing?: Listing): SiteState {
  const [state, setState] = useState(() => ({
    site: assembleSite(name, listing ?? emptyListing),
    loaded: listing !== undefined,
    failed: false,
    preview: null as Listing['preview'],
    announcement: listing?.announcement ?? null,
  }));
  const load = useCallback(
    () => loadManifest(name).then((found) => setState({ ...found, loaded: true, failed: false })),
    [name],
  );
  const retry = useCallback(
    () =>
      void load().catch((error: unknown) => {
        console.error('The list of remotes could not be loaded', error);
        setState((last) => ({ ...last, loaded: true, failed: true }));
      }),
    [load],
  );
  const isKnown = listing !== undefined;
  useEffect(() => {
    if (!isKnown) retry();
  }, [retry, isKnown]);
  useRetrying(state.failed ? load : null);
  return { ...state, retry };
}
