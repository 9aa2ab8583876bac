/** A browser's cookies, values as they stand in the header. */
export class Jar {
  readonly #values: Map<string, string>;

  constructor(values: Iterable<[string, string]> = []) {
    this.#values = new Map(values);
  }

  get header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get names(): string[] {
    return [...this.#values.keys()];
  }

  /** A cookie's value, percent escapes undone; empty without it. */
  value(name: string): string {
    return decodeURIComponent(this.#values.get(name) ?? '');
  }

  copy(): Jar {
    return new Jar(this.#values);
  }

  /** Takes over an answer's Set-Cookie lines. */
  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      if (/;\s*Max-Age=0(;|$)/i.test(line)) {
        this.#values.delete(pair.slice(0, at));
      } else {
        this.#values.set(pair.slice(0, at), pair.slice(at + 1));
      }
    }
  }
}
