import { storeInTab, readInTab } from './tab-storage';

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
export function reportOpened(version: string): Promise<string | null> {
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
