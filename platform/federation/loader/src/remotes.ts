import { registerRemotes } from '@module-federation/runtime';
import { failingHere, noteFailing } from './failing-here';
import { checkIntegrity } from './integrity';
import { unlessLeaving } from './leaving-code';
import { type ListedRemote, readRemotes } from './read-remotes';
import { readInTab, storeInTab } from './tab-storage';

const KEY = 'remotes-opened';
const LIMIT_MS = 5_000;

type Receipts = Record<string, string>;

/** The requests of this page; a tab sends one for each version. */
const requests = new Map<string, Promise<string | null>>();

/**
 * Tells the server that this tab asks for the code of a version.
 *
 * @returns what shows that it did, for when the code fails; null where nothing is counted
 */
function reportOpened(version: string): Promise<string | null> {
  const receipt = requests.get(version) ?? receiptOf(version);
  requests.set(version, receipt);
  return receipt;
}

async function receiptOf(version: string): Promise<string | null> {
  try {
    const known = receipts()[version];
    if (known !== undefined) return known;
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(`/remotes.json?opened=${version}`, { cache: 'no-store', signal });
    const { receipt } = (await answer.json()) as { receipt?: unknown };
    if (typeof receipt !== 'string') return null;
    storeInTab(KEY, JSON.stringify({ ...receipts(), [version]: receipt }));
    return receipt;
  } catch {
    // The stored record cannot be read, the page is left, or the server is away: what was opened then is not counted.
    return null;
  }
}

const receipts = () => JSON.parse(readInTab(KEY) || '{}') as Receipts;

/** Somebody waits for what the list leads to. */
const LIST_MS = 15_000;
const known = new Map<string, ListedRemote>();

/**
 * Asks which remotes there are and makes them loadable. No remote's code is fetched yet.
 *
 * @param read  what else the site's list says; throws where it is no such list
 * @throws when the list cannot be had or read; the shell then works without remotes and offers a retry
 */
export async function loadListing<Listing extends { remotes: ListedRemote[] }>(
  read: (body: unknown) => Listing,
): Promise<Listing> {
  const listing = read(await askForListing());
  takeRemotes(listing.remotes);
  return listing;
}

/** Makes what a list leads to loadable: the page may have brought it along. */
export function takeRemotes(remotes: readonly ListedRemote[]): void {
  checkIntegrity(remotes);
  const codes = remotes.map(codeOf);
  registerRemotes(codes);
  remotes.forEach((remote, at) => known.set(remote.name, isHere(codes[at]) ? remote : uncounted(remote)));
}

/** False where a developer’s browser has put its own build in place of the remote. */
const isHere = (code?: { entry: string }) =>
  new URL(code?.entry ?? '', location.href).origin === location.origin;

/** Whatever becomes of that build says nothing of the version that others get. */
const uncounted = ({ version: _version, counted: _counted, ...remote }: ListedRemote): ListedRemote => remote;

/**
 * True where a remote has got another version, at another address, since the page was loaded. The page then cannot
 * have the old one's code any more, and code of two versions of a remote does not go together.
 */
export async function hasNewVersion(name: string): Promise<boolean> {
  // Without an answer nothing is known to be new.
  const now = await listedNow(name).catch(() => undefined);
  return now !== undefined && now.entry !== known.get(name)?.entry;
}

/**
 * Gives this tab, from its next load on, another version of a remote whose code failed, or what was live before. The
 * request also notifies the server, which takes back what fails for many.
 *
 * @returns whether there is another
 */
export async function leaveVersion(name: string): Promise<boolean> {
  const failed = known.get(name)?.version;
  if (failed === undefined || failingHere().includes(failed)) return false;
  const failing = [...failingHere(), failed];
  const other = await listedNow(name, failing, await opened(name)).catch(() => undefined);
  if (other === undefined || other.version === failed) return false;
  noteFailing(failed);
  return true;
}

/** A remote's code is requested: of what a page only lists nobody knows whether it works. */
export async function opened(name: string): Promise<string | null> {
  const { version, counted } = known.get(name) ?? {};
  return version !== undefined && counted ? reportOpened(version) : null;
}

/** Makes the runtime forget a remote whose loading failed, so that the next try asks the network again. */
export function forgetRemote(name: string): void {
  const remote = known.get(name);
  if (remote) registerRemotes([codeOf(remote)], { force: true });
}

/** `remote.json` and the list of hashes tell what a list of files would: code is requested at once. */
function codeOf({ name, entry, code }: ListedRemote) {
  const address = entry.replace(/mf-manifest\.json$/, code?.file ?? 'remoteEntry.js');
  return { name, entry: address, ...(code?.kind === 'module' && { type: 'module' as const }) };
}

async function listedNow(name: string, ...args: Parameters<typeof askForListing>) {
  return readRemotes(await askForListing(...args)).find((remote) => remote.name === name);
}

/** @param receipt  that this tab opened what failed last */
async function askForListing(failing = failingHere(), receipt: string | null = null): Promise<unknown> {
  const without = failing.length === 0 ? '' : `?without=${failing.join(',')}`;
  const shown = receipt === null ? '' : `&receipt=${receipt}`;
  const signal = AbortSignal.timeout(LIST_MS);
  const response = await fetch(`/remotes.json${without}${shown}`, { cache: 'no-store', signal }).catch(
    unlessLeaving,
  );
  if (!response.ok) throw new Error(`The list of remotes answered ${response.status}`);
  return response.json();
}
