/**
 * Hooks that run within a transaction: features that the one where it happens does not know. Each joins
 * when it is made; their turn is the one that is stated here, whichever started first.
 */
export class TransactionHooks<Act> {
  private readonly acts = new Map<string, Act>();

  /** @param order  all who may join, in the order of their turns */
  constructor(private readonly order: readonly string[]) {}

  /** @throws Error for who is not named in the order, or has joined already */
  register(who: string, act: Act): void {
    if (!this.order.includes(who)) throw new Error(`"${who}" has no turn among ${this.order.join(', ')}`);
    if (this.acts.has(who)) throw new Error(`"${who}" has joined already`);
    this.acts.set(who, act);
  }

  get ordered(): readonly Act[] {
    return this.order.flatMap((who) => this.acts.get(who) ?? []);
  }
}
