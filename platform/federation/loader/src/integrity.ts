import { registerPlugins } from '@module-federation/runtime';
import { developerTools } from './developer-tools';
import type { ListedRemote } from './read-remotes';

declare global {
  /** Read by the loaders within remotes, which are built apart from the shell (`@kit/federation-build`). */
  var remoteIntegrity: typeof integrityOf | undefined;
}

/** Well-formed, and the hash of nothing that could be sent: what the list does not name is not run. */
const NOTHING = `sha256-${'A'.repeat(43)}=`;

/** Files that are run or drawn by; a link's pictures and fonts have no hash. */
const RUN = /\.(?:[cm]?js|css)(?:\?|$)/;

/** Folders of remotes on this site, each with the hashes of its scripts and style sheets. */
const known = new Map<string, Record<string, string>>();

/** Lets code of these remotes run only where it is what the list says. */
export function checkIntegrity(remotes: readonly ListedRemote[]): void {
  for (const { entry, integrity } of remotes) {
    if (integrity) known.set(folderOf(entry), integrity);
  }
  if (globalThis.remoteIntegrity) return;
  globalThis.remoteIntegrity = integrityOf;
  registerPlugins([
    { name: 'integrity', createScript: ({ url }) => checkedScript(url), loadEntry: checkedModule },
    developerTools,
  ]);
  checkWhenAddressed(HTMLScriptElement.prototype, 'src');
  checkWhenAddressed(HTMLLinkElement.prototype, 'href');
}

/** Builds without our plugin load their further files by elements, too: no address of a remote is set without its hash. */
function checkWhenAddressed(element: HTMLElement & { integrity: string }, name: 'src' | 'href'): void {
  const known = Object.getOwnPropertyDescriptor(element, name);
  if (!known?.set) return;
  const set = known.set;
  Object.defineProperty(element, name, {
    ...known,
    set(this: typeof element, url: string) {
      const integrity = integrityOf(url);
      if (integrity !== '' && (name === 'src' || RUN.test(url))) this.integrity = integrity;
      set.call(this, url);
    },
  });
}

/** A module is imported once the browser has it and it is what the list says. The runtime loads everything else. */
async function checkedModule({
  remoteInfo: { entry, type },
}: {
  remoteInfo: { entry: string; type: string };
}) {
  const integrity = integrityOf(entry);
  if (type === 'module' && integrity !== '') await fetch(entry, { integrity });
  return undefined;
}

/** A script's or style sheet's `integrity`; empty for what belongs to no remote with hashes. */
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
  script.fetchPriority = 'high';
  return script;
}

function folderOf(entry: string): string {
  const { pathname } = new URL(entry, location.href);
  return pathname.slice(0, pathname.lastIndexOf('/') + 1);
}
