import { createReadStream, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';

// The server's own code for its built remotes handles the ones built here; it may be built only now.
const registry = createRequire(import.meta.url);

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const REMOTE = /^\/remotes\/(mf-[^/]+)\/([0-9a-f]+)\/(.+)$/;

/** The remotes built into `NAME/dist`, read anew each time; others may lie there since another day. */
export function localRemotes(folder, names) {
  const { findBuiltRemotes } = registry('@kit/federation-registry/built-remotes');
  const { remotesList } = registry('@kit/federation-registry/served-remote');
  // Half built for a moment: the next look finds it.
  const built = () => findBuiltRemotes(folder, () => undefined).filter((one) => names.includes(one.folder));

  return {
    built,
    /** A list of the deployed site with these in their places, or at its end. */
    listed(list) {
      const { remotes } = remotesList(built());
      const own = new Set(remotes.map(({ name }) => name));
      return { ...list, remotes: [...list.remotes.filter(({ name }) => !own.has(name)), ...remotes] };
    },
    /** Names and versions of the local builds; each build changes them. */
    versions: () => built().map((remote) => `${remote.folder} ${remote.version}`),
    /** @returns whether the address is one of a build that is here, and was answered */
    send({ url }, response) {
      const [, name, version, path = ''] = REMOTE.exec(decodeURIComponent(url.split('?')[0])) ?? [];
      const remote = name ? built().find((one) => one.folder === name && one.version === version) : undefined;
      if (!remote) return false;
      const file = join(remote.path, path);
      const isThere = normalize(file) === file && existsSync(file) && statSync(file).isFile();
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(isThere ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store' });
      if (isThere) createReadStream(file).pipe(response);
      else response.end();
      return true;
    },
  };
}
