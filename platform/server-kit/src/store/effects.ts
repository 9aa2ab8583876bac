import type { Logger } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';

type Effect = () => void | Promise<void>;
export type WorkOn<K> = (items: readonly K[]) => void | Promise<void>;

/** Effects of a commit, in order. */
export class Effects {
  private readonly all: Effect[] = [];
  /** Functions that take many items at once, and those they are to take. */
  private readonly items = new Map<unknown, unknown[]>();

  add(effect: Effect): void {
    this.all.push(effect);
  }

  addWith<K>(work: WorkOn<K>, item: K): void {
    const known = this.items.get(work);
    if (known) return void known.push(item);
    const items: K[] = [item];
    this.items.set(work, items);
    this.all.push(() => work(items));
  }

  /** A failing one is logged, because the commit cannot be rolled back. */
  async run(logger: Logger): Promise<void> {
    for (const run of this.all) {
      try {
        const done = run();
        // Most only speak: what does not wait costs no promise.
        if (done) await done;
      } catch (error) {
        logger.error('after commit', error instanceof Error ? error.stack : String(error));
      }
    }
  }
}

/** An act: a transaction, and those that run in its wake while it is waited for. Null once its end began. */
const current = new AsyncLocalStorage<{ end: Effects | null }>();

/** Runs what follows a commit. What was named for the act's end comes once, after the last commit of the act. */
export async function runAct(
  effects: Effects,
  nameEnd: (end: Effects) => void,
  logger: Logger,
): Promise<void> {
  const outer = current.getStore()?.end;
  if (outer) {
    nameEnd(outer);
    return effects.run(logger);
  }
  const end = new Effects();
  nameEnd(end);
  const act: { end: Effects | null } = { end };
  await current.run(act, () => effects.run(logger));
  act.end = null;
  await end.run(logger);
}
