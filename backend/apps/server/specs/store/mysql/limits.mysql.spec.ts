import { api } from '../../../../../test/api';

it('tells MariaDB on each connection when to end a lock wait, a statement and a silent transaction', async () => {
  const [limits] = await api.dataSource.query<object[]>(
    `SELECT @@innodb_lock_wait_timeout AS locks, @@max_statement_time AS statement,
      @@idle_transaction_timeout AS silence, @@tx_isolation AS isolation`,
  );

  expect({ ...limits }).toMatchObject({ locks: 3, silence: 10, isolation: 'READ-COMMITTED' });
  expect(Number((limits as { statement: number }).statement)).toBe(4);
});

it('ends a statement that takes too long, and says so as an outage', async () => {
  await expect(api.dataSource.query('SELECT SLEEP(20)')).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  });
});
