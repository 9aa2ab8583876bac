import { api, as, guest } from '../../../../../test/api';
import { make } from '../../../../../test/make';

interface Connection {
  release(): void;
}
interface Pool {
  getConnection(given: (error: Error | null, connection: Connection) => void): void;
  config: { connectionLimit: number };
}

const pool = () => (api.dataSource as unknown as { driver: { pool: Pool } }).driver.pool;

const taken = () =>
  new Promise<Connection>((resolve, reject) =>
    pool().getConnection((error, connection) => (error ? reject(error) : resolve(connection))),
  );

/** More than have room: the others wait behind them until it shows that nobody is answered. */
const CROWD = 40;

it('tells everybody 503 while the database gives no connection, and health stays true', async () => {
  const ray = await make.user();
  await as(ray).get('/api/addresses');
  const held = await Promise.all(Array.from({ length: pool().config.connectionLimit }, taken));

  const asked = Array.from({ length: CROWD }, () => as(ray).get('/api/addresses'));
  const live = await guest().get('/health/live');
  const answers = await Promise.all(asked);
  for (const connection of held) connection.release();

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect(live.status).toBe(200);
  expect((await as(ray).get('/api/addresses')).status).toBe(200);
  expect((await guest().get('/health/ready')).status).toBe(200);
});
