import { api, as, guest } from '../../test/api';
import { make } from '../../test/make';

interface Connection {
  release(): void;
}
interface Pool {
  getConnection(given: (error: Error | null, connection: Connection) => void): void;
  config: { connectionLimit: number };
}

const pool = () => (api.dataSource as unknown as { driver: { pool: Pool } }).driver.pool;

/** One of the database's connections, which nobody else has until it is released. */
const taken = () =>
  new Promise<Connection>((resolve, reject) =>
    pool().getConnection((error, connection) => (error ? reject(error) : resolve(connection))),
  );

it('turns away who would wait too long for the database, and health stays true', async () => {
  const ray = await make.user();
  await as(ray).get('/api/addresses');
  const held = await Promise.all(Array.from({ length: pool().config.connectionLimit }, taken));

  // Each waits for a connection in vain, for its whole patience; behind them the next is turned away at once.
  const answers = [];
  const live = [];
  for (let round = 0; round < 3; round += 1) {
    answers.push(...(await Promise.all([1, 2, 3].map(() => as(ray).get('/api/addresses')))));
    live.push((await guest().get('/health/live')).status);
  }
  for (const connection of held) connection.release();

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect(live).toEqual([200, 200, 200]);
  expect((await as(ray).get('/api/addresses')).status).toBe(200);
  expect((await guest().get('/health/ready')).status).toBe(200);
});
