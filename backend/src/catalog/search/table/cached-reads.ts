/** What was counted changes little in a minute. */
const KEPT_MS = 60_000;

interface One<Value> {
  value: Value;
  at: number;
}

/** What was found out in the last minute, by name; of more than so many the oldest are forgotten. */
export class CachedReads<Value> {
  private readonly kept = new Map<string, One<Value>>();

  constructor(private readonly most: number) {}

  get(name: string): Value | undefined {
    const one = this.kept.get(name);
    return one && performance.now() - one.at <= KEPT_MS ? one.value : undefined;
  }

  set(name: string, value: Value): void {
    this.kept.delete(name);
    this.kept.set(name, { value, at: performance.now() });
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
  }
}
