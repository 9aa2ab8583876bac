/** The actors of a move, each with the statuses that they may make it from, and the status after it; null: unchanged. */
export interface StatusMove {
  readonly from: Readonly<Record<string, readonly string[]>>;
  readonly to: string | null;
}

/** A table of moves: a record whose `mustAccept` asks it changes its status by one of them alone. */
export class Moves<const T extends Readonly<Record<string, StatusMove>>> {
  constructor(readonly rows: T) {}

  can(move: keyof T, by: string, status: string): boolean {
    return this.rows[move]?.from[by]?.includes(status) ?? false;
  }

  /** The statuses from which anybody makes a move. */
  from(move: keyof T): string[] {
    return Object.values(this.rows[move]?.from ?? {}).flat();
  }

  /** @throws Error for a step that no move makes */
  mustAllow(before: string, after: string | undefined): void {
    if (after === undefined || after === before) return;
    const isMove = Object.keys(this.rows).some(
      (move) => this.rows[move]?.to === after && this.from(move).includes(before),
    );
    if (!isMove) throw new Error(`No move leads from ${before} to ${after}.`);
  }
}
