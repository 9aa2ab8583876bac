import type { RemoteListing, Site, SiteManifest, SiteName, Sourced } from './site-manifest';

/**
 * Reads the answer of `/remotes.json`.
 *
 * @throws TypeError when it is no such list
 */
export function readListing(body: unknown): RemoteListing[] {
  if (!isRecord(body) || !Array.isArray(body.remotes))
    throw new TypeError('The list of remotes is malformed');
  return body.remotes.filter(isListing);
}

/** Puts together what the remotes add to one site; one that adds nothing is left out. */
export function assembleSite(name: SiteName, listings: readonly RemoteListing[]): Site {
  return {
    name,
    routes: collect(listings, name, 'routes'),
    nav: collect(listings, name, 'nav').sort(byOrder),
    slots: collect(listings, name, 'slots').sort(byOrder),
  };
}

function collect<Key extends keyof SiteManifest>(
  listings: readonly RemoteListing[],
  site: SiteName,
  key: Key,
): Sourced<SiteManifest[Key][number]>[] {
  return listings.flatMap((listing) =>
    (listing[site]?.[key] ?? []).map((part) => ({ ...part, remote: listing.name })),
  );
}

function byOrder(one: { order: number }, other: { order: number }): number {
  return one.order - other.order;
}

function isListing(value: unknown): value is RemoteListing {
  return isRecord(value) && typeof value.name === 'string' && typeof value.entry === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
