import { Queue } from './queue';

/** Requests that wait for a slot at the database: a connection of the pool, a reader, the writer. */
export class SlotDelays {
  private readonly waiting = new Queue<number>();

  /** @returns what ends the wait */
  begin(): () => void {
    return this.waiting.enter(performance.now());
  }

  /** Milliseconds that the longest waiting has waited; 0 when nobody does. */
  longestMs(): number {
    const since = this.waiting.first;
    return since === undefined ? 0 : performance.now() - since;
  }
}
