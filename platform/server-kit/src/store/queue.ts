interface Place<T> {
  readonly value: T;
  before: Place<T> | null;
  after: Place<T> | null;
}

/**
 * A line that anybody may leave. Not a Set, which is a chain to V8: each table that a Set outgrows leads to the next
 * one, so that once one of them lies among the old objects, all that were ever in it stay until the next full
 * collection; and a Set of waits outgrows its table all the time.
 */
export class Queue<T> {
  #first: Place<T> | null = null;
  #last: Place<T> | null = null;

  /** The entry that has waited longest. */
  get first(): T | undefined {
    return this.#first?.value;
  }

  /** @returns what leaves the line; a second time it does nothing */
  enter(value: T): () => void {
    const place: Place<T> = { value, before: this.#last, after: null };
    if (this.#last) this.#last.after = place;
    else this.#first = place;
    this.#last = place;
    return () => this.#leave(place);
  }

  #leave(place: Place<T>): void {
    const { before, after } = place;
    if (!before && this.#first !== place) return;
    if (before) before.after = after;
    else this.#first = after;
    if (after) after.before = before;
    else this.#last = before;
    // An entry that has left must not link to one that waits.
    place.before = null;
    place.after = null;
  }
}
