/** Limit of visitors at a time; about a kilobyte each. */
const ENTRIES_MAX = 4_000;

/**
 * Cookies that were opened or sealed before, by value and by text. What a sealed value says never changes, so a session
 * that goes on is read here in place of two encryptions and a decryption a request; whether it is still
 * somebody's session is its row's to say. Caches the latest.
 */
export class CookieCache {
  /** `name=text`: a sealed value is of one name. */
  readonly #texts = new Latest();
  readonly #sealed = new Latest();

  /** @param sealsOnce  whether anybody asks by text */
  constructor(private readonly sealsOnce: boolean) {}

  textOf(name: string, sealed: string): string | undefined {
    const pair = this.#texts.get(sealed);
    return pair?.startsWith(`${name}=`) ? pair.slice(name.length + 1) : undefined;
  }

  sealedOf(name: string, text: string): string | undefined {
    return this.#sealed.get(`${name}=${text}`);
  }

  store(name: string, sealed: string, text: string): void {
    const pair = `${name}=${text}`;
    this.#texts.put(sealed, pair);
    if (this.sealsOnce) this.#sealed.put(pair, sealed);
  }
}

/** A map with its keys in a ring: looking for a map's own first one steps over all that were removed before it. */
class Latest {
  readonly #values = new Map<string, string>();
  readonly #keys: string[] = [];
  #next = 0;

  get(key: string): string | undefined {
    return this.#values.get(key);
  }

  put(key: string, value: string): void {
    if (!this.#values.has(key)) {
      const oldest = this.#keys[this.#next];
      if (oldest !== undefined) this.#values.delete(oldest);
      this.#keys[this.#next] = key;
      this.#next = (this.#next + 1) % ENTRIES_MAX;
    }
    this.#values.set(key, value);
  }
}
