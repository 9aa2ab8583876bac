/** Origins of scripts: sources of a content security policy. */
export interface ScriptPlaces {
  pages: readonly string[];
  workers: readonly string[];
}

/** Hosts that a policy can name. Of IP addresses browsers have to support 127.0.0.1 alone. */
const NAMED = /^(?!\d+(\.\d+){3}(:|$)|\[)[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$|^127\.0\.0\.1(:\d{1,5})?$/i;
/** A host that no policy names. */
export const NAMELESS = '';

/**
 * The shell's own folder and those of the remotes: nothing that people upload, and no answer of the API, is ever run.
 * Remotes include the folders of all versions, since open pages survive a release: docs/decisions/0046.
 *
 * @param hosts    under which the site is reached, as the browser and as the operator say it, with their ports
 * @param remotes  folder names
 */
export function scriptPlaces(hosts: readonly string[], remotes: readonly string[]): ScriptPlaces {
  if (!hosts.every((host) => NAMED.test(host))) return { pages: ["'self'"], workers: ["'self'"] };
  const own = [...new Set(hosts)];
  const folders = ['assets/', ...remotes.map((name) => `remotes/${name}/`)];
  const pages = own.flatMap((host) => folders.map((folder) => `${host}/${folder}`));
  return { pages, workers: [...pages, ...own.map((host) => `${host}/service-worker.js`)] };
}
