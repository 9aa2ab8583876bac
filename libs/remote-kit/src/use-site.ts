import { useListing } from '@kit/federation-loader';
import { useMemo } from 'react';
import { assembleSite, emptyListing, type Listing, readListing } from './read-listing';
import type { SiteName } from './site-manifest';

export type SiteState = ReturnType<typeof useSite>;

/**
 * The remotes' additions to a site; empty until loaded, and after a failure until a retry works.
 *
 * @param given     what the page brought along: then nothing is requested
 * @returns loaded  the remotes are known, or it is known that they cannot be had
 */
export function useSite(name: SiteName, given?: Listing) {
  const { listing = emptyListing, ...state } = useListing(readListing, given);
  const { preview, announcement } = listing;
  const site = useMemo(() => assembleSite(name, listing), [name, listing]);
  return { ...state, site, preview, announcement };
}
