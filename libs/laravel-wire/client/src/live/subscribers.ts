import type { Subscriber } from './dispatch';

/** Who listens to which channel prefix. */
export class Subscribers {
  private readonly byPrefix = new Map<string, Set<Subscriber>>();

  get prefixes(): string[] {
    return [...this.byPrefix.keys()];
  }

  of(prefix: string): Subscriber[] {
    return [...(this.byPrefix.get(prefix) ?? [])];
  }

  /** @returns whether it is the first there */
  add(prefix: string, subscriber: Subscriber): boolean {
    const known = this.byPrefix.get(prefix);
    if (known) known.add(subscriber);
    else this.byPrefix.set(prefix, new Set([subscriber]));
    return !known;
  }

  /** @returns whether it was the last there */
  remove(prefix: string, subscriber: Subscriber): boolean {
    const left = this.byPrefix.get(prefix);
    const wasLast = left?.delete(subscriber) === true && left.size === 0;
    if (wasLast) this.byPrefix.delete(prefix);
    return wasLast;
  }
}
