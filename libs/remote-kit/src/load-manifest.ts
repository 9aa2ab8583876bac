import { registerRemotes } from '@module-federation/enhanced/runtime';
import { assembleSite, readListing } from './read-listing';
import type { RemoteListing, Site, SiteName } from './site-manifest';

const known = new Map<string, RemoteListing>();

/**
 * Asks which remotes there are and makes them loadable. No remote's code is fetched yet.
 *
 * @throws when the list cannot be had or read; the shell then works without remotes and offers a retry
 */
export async function loadManifest(site: SiteName): Promise<Site> {
  const response = await fetch('/remotes.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The list of remotes answered ${response.status}`);
  const listing = readListing(await response.json());

  listing.remotes.forEach((remote) => known.set(remote.name, remote));
  registerRemotes(listing.remotes.map(({ name, entry }) => ({ name, entry })));
  return assembleSite(site, listing);
}

/** Makes the runtime forget a remote whose loading failed, so that the next try asks the network again. */
export function forgetRemote(name: string): void {
  const remote = known.get(name);
  if (remote) registerRemotes([{ name, entry: remote.entry }], { force: true });
}
