const KEY = 'remotes-failing';
const VERSION = /^[0-9a-f]{12}$/;

/** Versions of remotes whose code failed in this tab: others are asked for. */
export function failingHere(): string[] {
  return (read() ?? '').split(',').filter((one) => VERSION.test(one));
}

export function noteFailing(version: string): void {
  try {
    sessionStorage.setItem(KEY, [...failingHere(), version].join(','));
  } catch (error) {
    // Without a storage the page that comes has the version again, and shows that it fails.
    console.warn(error);
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // A browser that forbids the storage throws: nothing is noted there.
    return null;
  }
}
