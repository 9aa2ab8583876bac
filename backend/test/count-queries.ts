import { api } from './api';

interface Runner {
  query(sql: string, ...rest: unknown[]): Promise<unknown>;
}

interface Counted {
  driver: { createQueryRunner(...args: unknown[]): Runner };
}

/** Statements the application sent to its database while the work ran. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const { driver } = api.dataSource as unknown as Counted;
  const make = driver.createQueryRunner;
  const sent: string[] = [];
  driver.createQueryRunner = (...args) => {
    const runner = make.apply(driver, args);
    const query = runner.query.bind(runner);
    runner.query = (sql, ...rest) => {
      sent.push(sql);
      return query(sql, ...rest);
    };
    return runner;
  };
  try {
    await work();
  } finally {
    driver.createQueryRunner = make;
  }
  return sent;
}
