/** Of so many visitors at a time; about a kilobyte each. */
const ENTRIES_MAX = 4_000;

/**
 * Cookies that were opened or sealed before, by value and by text. What a sealed value says never changes, so a session
 * that goes on is read here in place of two encryptions and a decryption a request; whether it is still
 * somebody's session is its row's to say. Caches the latest.
 */
export class CookieCache {
  readonly #texts = new Map<string, string>();
  readonly #sealed = new Map<string, string>();

  textOf(name: string, sealed: string): string | undefined {
    return this.#texts.get(`${name}=${sealed}`);
  }

  sealedOf(name: string, text: string): string | undefined {
    return this.#sealed.get(`${name}=${text}`);
  }

  store(name: string, sealed: string, text: string): void {
    put(this.#texts, `${name}=${sealed}`, text);
    put(this.#sealed, `${name}=${text}`, sealed);
  }
}

function put(map: Map<string, string>, key: string, value: string): void {
  map.set(key, value);
  const [oldest] = map.size > ENTRIES_MAX ? map.keys() : [];
  if (oldest !== undefined) {
    map.delete(oldest);
  }
}
