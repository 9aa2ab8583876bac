import { registerRemotes } from '@module-federation/enhanced/runtime';
import { checkIntegrity } from './integrity';
import { assembleSite, type Listing, readListing } from './read-listing';
import type { RemoteListing, Site, SiteName } from './site-manifest';

const known = new Map<string, RemoteListing>();

/**
 * Asks which remotes there are and makes them loadable. No remote's code is fetched yet.
 *
 * @throws when the list cannot be had or read; the shell then works without remotes and offers a retry
 */
export async function loadManifest(site: SiteName): Promise<Site> {
  const listing = await askForListing();
  listing.remotes.forEach((remote) => known.set(remote.name, remote));
  checkIntegrity(listing.remotes);
  registerRemotes(listing.remotes.map(({ name, entry }) => ({ name, entry })));
  return assembleSite(site, listing);
}

/**
 * Whether a remote has got another version, at another address, since the page was loaded. The page then cannot
 * have the old one's code any more, and code of two versions of a remote does not go together.
 */
export async function hasNewVersion(name: string): Promise<boolean> {
  // Without an answer nothing is known to be new.
  const listing = await askForListing().catch(() => null);
  const now = listing?.remotes.find((remote) => remote.name === name);
  return now !== undefined && now.entry !== known.get(name)?.entry;
}

/** Makes the runtime forget a remote whose loading failed, so that the next try asks the network again. */
export function forgetRemote(name: string): void {
  const remote = known.get(name);
  if (remote) registerRemotes([{ name, entry: remote.entry }], { force: true });
}

async function askForListing(): Promise<Listing> {
  const response = await fetch('/remotes.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The list of remotes answered ${response.status}`);
  return readListing(await response.json());
}
