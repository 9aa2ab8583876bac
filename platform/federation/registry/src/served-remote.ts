/** A remote's additions to the sites, by its `remote.json`. */
export interface RemoteManifest {
  /** Name of its code for module federation: `mf_rentals`. */
  name: string;
  /** Noted by its build; absent: the script `remoteEntry.js`. */
  code?: RemoteCode | undefined;
  /** Its pages, menu entries and slots by site. */
  public?: unknown;
  admin?: unknown;
}

/** File that a shell loads first of a remote, and how. */
export interface RemoteCode {
  /** Beside the manifest. */
  file: string;
  kind: 'script' | 'module';
}

export interface ServedRemote {
  /** Its folder's name, by which it is published: `mf-rentals`. */
  folder: string;
  path: string;
  /** Names its content; part of its address, so that all below may be cached for ever. */
  version: string;
  manifest: RemoteManifest;
  /** Hashes of scripts and style sheets, by path below `path`, as browsers check them: `sha256-…`. */
  integrity: Record<string, string>;
  /** Counts visitors that open it, and those where it fails, while there is something else to give. */
  isCounted?: boolean;
}

/** The body of `/remotes.json`, but for what the installation adds. */
export function remotesList(remotes: readonly ServedRemote[]) {
  return {
    remotes: remotes.map(({ folder, version, manifest, integrity, isCounted }) => ({
      name: manifest.name,
      version,
      entry: `/remotes/${folder}/${version}/mf-manifest.json`,
      ...(manifest.code && { code: manifest.code }),
      integrity,
      ...(isCounted && { counted: true }),
      public: manifest.public ?? null,
      admin: manifest.admin ?? null,
    })),
  };
}
