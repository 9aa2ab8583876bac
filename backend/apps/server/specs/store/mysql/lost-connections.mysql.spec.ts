import { api } from '../../../../../test/api';
import { isOutage } from '@kit/server/store/mysql/outages';
import type { UnitOfWork } from '@kit/server/store/unit-of-work';

const unitOfWork = () => api.provider<UnitOfWork>('@kit/server/store/unit-of-work', 'UnitOfWork');
const types = async (name: string) =>
  (await api.dataSource.query<object[]>('SELECT id FROM machine_types WHERE name = ?', [name])).length;
const STAMP = '2026-11-20 00:00:00.000';

it('does once more, once, what a connection took with it that was lost before the commit', async () => {
  let tries = 0;

  await unitOfWork().run(async ({ manager }) => {
    tries += 1;
    const [own] = await manager.query<{ id: number }[]>('SELECT CONNECTION_ID() AS id');
    await manager.query(
      'INSERT INTO machine_types (name, category, created_at, updated_at) VALUES (?, ?, ?, ?)',
      ['Lost and found', 'Lifting', STAMP, STAMP],
    );
    if (tries === 1) await api.dataSource.query(`KILL ${own?.id}`);
    await manager.query('SELECT 1');
  });

  expect(tries).toBe(2);
  expect(await types('Lost and found')).toBe(1);
});

it('gives up on a connection that is lost again and again, and says when to come back', async () => {
  let tries = 0;

  const lost = unitOfWork().run(async ({ manager }) => {
    tries += 1;
    const [own] = await manager.query<{ id: number }[]>('SELECT CONNECTION_ID() AS id');
    await api.dataSource.query(`KILL ${own?.id}`);
    await manager.query('SELECT 1');
  });

  await expect(lost).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(tries).toBe(4);
});

it('takes a node that lost its cluster for an outage, and a database without a cluster is marked nowhere', async () => {
  expect(isOutage({ errno: 1047 })).toBe(true);
  const [row] = await api.dataSource.query<{ count: number }[]>('SELECT COUNT(*) AS count FROM held_rows');

  expect(Number(row?.count)).toBe(0);
});
