import { api } from './api';

type Send = (sql: string, parameters?: unknown, ...rest: unknown[]) => Promise<unknown>;

interface Runner {
  query: Send;
  prepared: Send;
}

interface Counted {
  driver: { createQueryRunner(...args: unknown[]): Runner };
}

export interface Statement {
  sql: string;
  parameters: unknown[];
  told: number;
}

/** Statements the application sent to its database for the work; what sweeps send meanwhile is not the work's. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await statementsOf(work)).map(({ sql }) => sql);
}

/** The same with their values. */
export const statementsOf = async (work: () => Promise<unknown>) => (await runAndRecord(work)).sent;

/** Runs the work. @returns its answer, and the statements sent for it */
export async function runAndRecord<T>(work: () => Promise<T>): Promise<{ answer: T; sent: Statement[] }> {
  const { driver } = api.dataSource as unknown as Counted;
  const make = driver.createQueryRunner;
  const sent: Statement[] = [];
  driver.createQueryRunner = (...args) => {
    const runner = make.apply(driver, args);
    const counted =
      (send: Send): Send =>
      (sql, parameters, ...rest) => {
        const told = api.broadcasts.length;
        if (api.isAsked()) sent.push({ sql, parameters: Array.isArray(parameters) ? parameters : [], told });
        return send.call(runner, sql, parameters, ...rest);
      };
    runner.query = counted(runner.query);
    runner.prepared = counted(runner.prepared);
    return runner;
  };
  try {
    return { answer: await api.ask(work), sent };
  } finally {
    driver.createQueryRunner = make;
  }
}
