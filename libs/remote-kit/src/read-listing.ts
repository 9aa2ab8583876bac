import type { RemotePreviewRecord } from '@yard/contracts/watching';
import { isRecord, readRemotes, type Sourced } from '@kit/federation-loader';
import type { RemoteListing, Site, SiteManifest, SiteName, SiteSettings } from './site-manifest';

export type Listing = {
  remotes: RemoteListing[];
  settings: SiteSettings;
  /** Versions that the reader tries alone. */
  preview: RemotePreviewRecord | null;
  /** The announcement that every page shows; null without one. */
  announcement: Announcement | null;
};

/** `ends_at` is an ISO 8601 instant in UTC. */
export type Announcement = { id: number; content: string; ends_at: string };

/** Settings until the server has sent its own: those of an installation that sets nothing. */
const usual: SiteSettings = {
  currency: 'usd',
  distance_unit: 'mi',
  public_url: '/',
  admin_url: '/',
  payments: { provider: 'simulator', publishable_key: null },
};

/** The listing before it is loaded: no remote, the usual settings. */
export const emptyListing: Listing = { remotes: [], settings: usual, preview: null, announcement: null };

/**
 * Reads the answer of `/remotes.json`.
 *
 * @throws TypeError when it is no such list
 */
export function readListing(body: unknown): Listing {
  const remotes = readRemotes<RemoteListing>(body);
  const { settings, preview, announcement } = isRecord(body) ? body : {};
  return {
    remotes,
    settings: { ...usual, ...(isRecord(settings) ? settings : {}) },
    preview: isPreview(preview) ? preview : null,
    announcement: isAnnouncement(announcement) ? announcement : null,
  };
}

/** Puts together what the remotes add to one site; one that adds nothing, or nothing readable, is left out. */
export function assembleSite(name: SiteName, { remotes, settings }: Listing): Site {
  return {
    name,
    routes: collect(remotes, name, 'routes'),
    nav: collect(remotes, name, 'nav').sort(byOrder),
    slots: collect(remotes, name, 'slots').sort(byOrder),
    links: collect(remotes, name, 'links').sort(byOrder),
    settings,
  };
}

type Listed<Key extends keyof SiteManifest> = NonNullable<SiteManifest[Key]>[number];

function collect<Key extends keyof SiteManifest>(
  remotes: readonly RemoteListing[],
  site: SiteName,
  key: Key,
): Sourced<Listed<Key>>[] {
  return remotes.flatMap((remote) => {
    const parts: unknown = remote[site]?.[key];
    // A remote may be older or newer than the shell: what it says wrongly is its own loss.
    if (!Array.isArray(parts)) return [];
    return parts.filter(isRecord).map((part) => ({ ...(part as Listed<Key>), remote: remote.name }));
  });
}

const byOrder = (one: { order: number }, other: { order: number }): number => one.order - other.order;

function isPreview(value: unknown): value is RemotePreviewRecord {
  return isRecord(value) && Array.isArray(value.versions);
}

function isAnnouncement(value: unknown): value is Announcement {
  return isRecord(value) && typeof value.content === 'string';
}
