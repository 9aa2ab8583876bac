const MOST = 3;
/** within so long: a machine that was too busy to answer is no fault of theirs. */
const FORGOTTEN_MS = 10 * 60_000;
/** Sets of versions that are known at once. */
const ENTRIES_MAX = 200;

/** Over which code the process that draws has ended, and how often of late. */
export class RenderFailures {
  private readonly ends = new Map<string, number[]>();

  /** @returns whether this was the one too many. @param now  in milliseconds, of a clock that never goes back */
  add(versions: string, now: number): boolean {
    const recent = [...this.recent(versions, now), now];
    this.ends.delete(versions);
    const [oldest] = this.ends.size < ENTRIES_MAX ? [] : this.ends.keys();
    if (oldest !== undefined) this.ends.delete(oldest);
    this.ends.set(versions, recent);
    return recent.length === MOST;
  }

  areOut(versions: string, now: number): boolean {
    return this.recent(versions, now).length >= MOST;
  }

  private recent(versions: string, now: number): number[] {
    return (this.ends.get(versions) ?? []).filter((at) => now - at < FORGOTTEN_MS);
  }
}
