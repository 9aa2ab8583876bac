/** What answers many asks at once, each in its place. */
export type AnswerAll<K, R> = (asks: readonly K[]) => Promise<readonly R[]>;

interface Waiting {
  ask: unknown;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface Group {
  answer: AnswerAll<unknown, unknown>;
  waiting: Waiting[];
}

/** Something asked together failed, for all that asked: whose fault it was is found out one by one. */
export class GatheringBroken extends Error {
  constructor(cause: unknown) {
    super('what was asked together failed', { cause });
  }
}

/** Holds what several works ask until all of them wait, and asks what is alike at once. */
export class Gathering {
  private groups = new Map<unknown, Group>();
  private last: Promise<void> = Promise.resolve();
  private broken: GatheringBroken | null = null;

  /** @param alike  asks with the same one are answered together, by the first one's `answer` */
  ask<K, R>(alike: unknown, ask: K, answer: AnswerAll<K, R>): Promise<R> {
    if (this.broken) return Promise.reject(this.broken);
    // After all that goes on without waiting for the database has gone on.
    if (this.groups.size === 0) {
      setImmediate(() => {
        this.last = this.last.then(() => this.answerAll());
      });
    }
    return new Promise<R>((resolve, reject) => {
      const waiting = { ask, resolve: resolve as Waiting['resolve'], reject };
      const group = this.groups.get(alike);
      if (group) group.waiting.push(waiting);
      else this.groups.set(alike, { answer: answer as Group['answer'], waiting: [waiting] });
    });
  }

  private async answerAll(): Promise<void> {
    const groups = [...this.groups.values()];
    this.groups = new Map();
    const answered: (() => void)[] = [];
    try {
      if (this.broken) throw this.broken;
      for (const { answer, waiting } of groups) {
        const answers = await answer(waiting.map(({ ask }) => ask));
        answered.push(
          ...waiting.map(
            ({ resolve }, index) =>
              () =>
                resolve(answers[index]),
          ),
        );
      }
    } catch (error) {
      this.broken ??= new GatheringBroken(error);
      for (const { waiting } of groups) for (const { reject } of waiting) reject(this.broken);
      return;
    }
    for (const go of answered) go();
  }
}
