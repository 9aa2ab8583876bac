/** Who waits for a turn at the database: a connection of the pool, a reader, the writer. */
export class TurnWaits {
  private readonly waiting = new Set<{ since: number }>();

  /** @returns what ends the wait */
  begin(): () => void {
    const wait = { since: performance.now() };
    this.waiting.add(wait);
    return () => void this.waiting.delete(wait);
  }

  /** Milliseconds that the longest waiting has waited; 0 when nobody does. */
  longestMs(): number {
    const [first] = this.waiting;
    return first ? performance.now() - first.since : 0;
  }
}
