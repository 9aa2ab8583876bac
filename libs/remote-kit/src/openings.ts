const KEY = 'remotes-opened';
const LIMIT_MS = 5_000;

type Receipts = Record<string, string>;

/** What is asked in this page; a tab asks once for each version. */
const asked = new Map<string, Promise<string | null>>();

/**
 * Tells the server that this tab asks for the code of a version.
 *
 * @returns what shows that it did, for when the code fails; null where nothing is counted
 */
export function reportOpened(version: string): Promise<string | null> {
  const told = asked.get(version) ?? receiptOf(version);
  asked.set(version, told);
  return told;
}

async function receiptOf(version: string): Promise<string | null> {
  const kept = read()[version];
  if (kept !== undefined) return kept;
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(`/remotes.json?opened=${version}`, { cache: 'no-store', signal });
    const { receipt } = (await answer.json()) as { receipt?: unknown };
    if (typeof receipt !== 'string') return null;
    keep({ ...read(), [version]: receipt });
    return receipt;
  } catch {
    // A page that is left, or a server that is away: what was opened then is not counted.
    return null;
  }
}

function keep(receipts: Receipts): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(receipts));
  } catch (error) {
    // Without a storage each page of this tab is a session.
    console.warn(error);
  }
}

function read(): Receipts {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Receipts;
  } catch {
    // A browser that forbids the storage throws: nothing is kept there.
    return {};
  }
}
