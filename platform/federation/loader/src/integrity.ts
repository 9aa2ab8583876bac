import { registerPlugins } from '@module-federation/runtime';
import type { ListedRemote } from './read-remotes';

declare global {
  /**
   * How the loaders within remotes learn it: they are built apart from the shell (`@kit/federation-build`).
   */
  var remoteIntegrity: typeof integrityOf | undefined;
}

/** Well-formed, and the hash of nothing that could be sent: what the list does not name is not run. */
const NOTHING = `sha256-${'A'.repeat(43)}=`;

/** Folders of remotes on this site, each with the hashes of its scripts and style sheets. */
const known = new Map<string, Record<string, string>>();

/** From now on code of these remotes is run only where it is what the list says. */
export function checkIntegrity(remotes: readonly ListedRemote[]): void {
  for (const { entry, integrity } of remotes) {
    if (integrity) known.set(folderOf(entry), integrity);
  }
  if (globalThis.remoteIntegrity) return;
  globalThis.remoteIntegrity = integrityOf;
  registerPlugins([{ name: 'integrity', createScript: ({ url }) => checkedScript(url) }]);
}

/** Of a script or style sheet, as its element's `integrity`; empty for what belongs to no remote with hashes. */
export function integrityOf(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  if (origin !== location.origin) return '';
  for (const [folder, hashes] of known) {
    if (pathname.startsWith(folder)) return hashes[pathname.slice(folder.length)] ?? NOTHING;
  }
  return '';
}

function checkedScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrityOf(url);
  script.fetchPriority = 'high';
  return script;
}

function folderOf(entry: string): string {
  const { pathname } = new URL(entry, location.href);
  return pathname.slice(0, pathname.lastIndexOf('/') + 1);
}
