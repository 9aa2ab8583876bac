/** Counts change little in a minute. */
const CACHED_MS = 60_000;

interface One<Value> {
  value: Value;
  at: number;
}

export class CachedReads<Value> {
  private readonly entries = new Map<string, One<Value>>();

  constructor(private readonly most: number) {}

  get(name: string): Value | undefined {
    const one = this.entries.get(name);
    return one && performance.now() - one.at <= CACHED_MS ? one.value : undefined;
  }

  set(name: string, value: Value): void {
    this.entries.delete(name);
    this.entries.set(name, { value, at: performance.now() });
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.most && oldest !== undefined) this.entries.delete(oldest);
  }
}
