import type { QueryRunner } from 'typeorm';
import { isDuplicate } from '../unit-of-work';

/**
 * A connection in a transaction that several works use: one statement after the other, and none once one has failed. A
 * deadlock takes the transaction back at once, and what followed would be committed statement by statement. Only a key
 * that is taken leaves the transaction as it is, on both databases.
 */
export function gated(runner: QueryRunner): QueryRunner {
  let last: Promise<unknown> = Promise.resolve();
  let broken: Error | null = null;
  const ask = async (send: () => Promise<unknown>): Promise<unknown> => {
    if (broken) throw broken;
    try {
      return await send();
    } catch (error) {
      if (!isDuplicate(error)) broken = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  };
  const inTurn = (send: () => Promise<unknown>): Promise<unknown> => {
    const turn = last.then(() => ask(send));
    // Whoever asked hears of it; the next one has its turn either way.
    last = turn.catch(() => undefined);
    return turn;
  };
  return new Proxy(runner, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...given: unknown[]) => Promise<unknown>;
      return SENDING.has(name) ? (...given: unknown[]) => inTurn(() => method(...given)) : method;
    },
  });
}

/** A runner's ways to the database. */
const SENDING: ReadonlySet<string | symbol> = new Set(['query', 'prepared']);
