/**
 * One piece of work at a time, or a few. Those who wait are taken in turns by whose work it is: nobody waits for more than one
 * piece of each of the others, however many one of them brings.
 */
export class QueuePerKey {
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;

  constructor(private readonly atOnce = 1) {}

  /** Resolves when it is their turn, with what ends it. */
  async take(whose: string): Promise<() => void> {
    if (this.#running >= this.atOnce) {
      const line = this.#waiting.get(whose) ?? [];
      this.#waiting.set(whose, line);
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      this.#running += 1;
    }
    return () => this.#next();
  }

  /** Number of pieces that wait, whosever. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, line) => sum + line.length, 0);
  }

  waitingOf(whose: string): number {
    return this.#waiting.get(whose)?.length ?? 0;
  }

  #next(): void {
    // The first of who has waited longest; what else is theirs comes after one of each of the others.
    for (const [whose, line] of this.#waiting) {
      const goOn = line.shift();
      this.#waiting.delete(whose);
      if (line.length > 0) this.#waiting.set(whose, line);
      if (goOn) {
        goOn();
        return;
      }
    }
    this.#running -= 1;
  }
}
