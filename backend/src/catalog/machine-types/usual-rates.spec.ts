import { guest } from '../../../test/api';
import { make } from '../../../test/make';

const rates = async (id: number) => (await guest().get(`/api/machine_types/${id}/rates`)).body;

it('are medians of what others ask, once there are three', async () => {
  const owner = await make.owner();
  const { id } = await make.machineType({ name: 'Moon Digger' });
  const offer = (daily_rate: number, more: object = {}) =>
    make.machine(owner, { machine_type_id: id, daily_rate, weekly_rate: null, monthly_rate: null, ...more });
  await offer(300, { weekly_rate: 1_000 });
  await offer(100);
  await offer(900, { published_at: null });

  expect(await rates(id)).toEqual({ count: 0, daily_rate: null, weekly_rate: null, monthly_rate: null });
  await offer(200.5);
  expect(await rates(id)).toEqual({ count: 3, daily_rate: 200.5, weekly_rate: null, monthly_rate: null });
});

it('are no longer rate that is dearer than the shorter ones, as medians of different machines may be', async () => {
  const owner = await make.owner();
  const { id } = await make.machineType({ name: 'Moon Digger' });
  const offer = (daily_rate: number, weekly_rate: number | null, monthly_rate: number | null) =>
    make.machine(owner, { machine_type_id: id, daily_rate, weekly_rate, monthly_rate });
  for (const monthly of [2_500, 2_600, 2_700]) await offer(300, 1_000, monthly);
  for (const _ of [1, 2, 3, 4]) await offer(100, null, null);

  expect(await rates(id)).toEqual({ count: 7, daily_rate: 100, weekly_rate: null, monthly_rate: 2_600 });
});

it('are those that are published for the type while few offer one', async () => {
  const { id } = await make.machineType({ name: 'Crawler Excavator' });

  const { count, daily_rate, weekly_rate, monthly_rate } = await rates(id);

  expect(count).toBe(0);
  expect(daily_rate).toBeGreaterThan(100);
  expect([weekly_rate, monthly_rate]).toEqual([Math.round(daily_rate * 3.5), daily_rate * 10]);
});
