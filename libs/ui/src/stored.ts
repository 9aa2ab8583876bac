export type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * This browser's stores: for good, or as long as the tab is open. Where it forbids that, or is full, the page itself
 * remembers until it is left. No other file names the browser's own stores.
 */
export const stored = { local: guarded(() => localStorage), tab: guarded(() => sessionStorage) };

interface GuardedStore extends Stored {
  /** True where the browser forbids it: then the next page knows nothing of this one. */
  isForbidden(): boolean;
}

function guarded(open: () => Storage): GuardedStore {
  const standIn = new Map<string, string>();
  const tried = <T>(act: (store: Storage) => T, otherwise: T): T => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  const names = () =>
    tried((store) => Array.from({ length: store.length }, (_, at) => store.key(at) ?? ''), []).concat([
      ...standIn.keys(),
    ]);
  return {
    getItem: (name) => standIn.get(name) ?? tried((store) => store.getItem(name), null),
    setItem(name, text) {
      const isStored = tried((store) => (store.setItem(name, text), true), false);
      if (isStored) return void standIn.delete(name);
      // The stored value is older.
      this.removeItem(name);
      // The server draws pages for everybody: it remembers nobody's.
      if (typeof document !== 'undefined') standIn.set(name, text);
    },
    removeItem(name) {
      standIn.delete(name);
      tried((store) => store.removeItem(name), undefined);
    },
    key: (at) => names()[at] ?? null,
    get length() {
      return names().length;
    },
    isForbidden: () => !tried((store) => store.length >= 0, false),
  };
}

/** 128 random bits as a UUID; `crypto.randomUUID` is missing on pages without https. */
export function newKey(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
