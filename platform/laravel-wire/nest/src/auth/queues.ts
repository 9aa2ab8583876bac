/** Work of one key waits for that before it; work of different keys does not. */
export class Queues {
  readonly #last = new Map<string, Promise<unknown>>();

  /** The work's own result, once it had its turn. */
  next<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const settled: Promise<void> = result.then(
      () => this.#forget(key, settled),
      () => this.#forget(key, settled),
    );
    this.#last.set(key, settled);
    return result;
  }

  #forget(key: string, settled: Promise<unknown>): void {
    if (this.#last.get(key) === settled) {
      this.#last.delete(key);
    }
  }
}
