import { addDays } from '@yard/dates';
import { as, guest } from '../../../../test/api';
import { statementsOf } from '../../../../test/count-queries';
import { indexed, insert, make } from '../../../../test/make';
import { rentalRequestRow, takenDay } from '../../../../test/rental-rows';
import { indexesOf } from '../../../../test/plans';

const WINDOW = { from: '2026-12-10', to: '2026-12-16' };
const LIST = { ...WINDOW, flexible_days: 3 };

type Fields = Record<string, unknown>;

async function listed(filters: Fields) {
  const { status, body } = await guest().get('/api/machines', filters);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as { data: Fields[]; alternatives: Fields[]; total: number; facets: { free: Fields[] } };
}

/** `Free 2026-12-10–2026-12-12` of each, in the order of their making. */
async function spans(filters: Fields = LIST): Promise<string[]> {
  const { data } = await listed({ ...filters, sort: 'created_at', direction: 'asc' });
  return data.map(({ subject, free_from, free_to }) => `${subject}: ${free_from} ${free_to}`);
}

async function blackout(machine: { id: number }, start_date: string, end_date: string) {
  await insert('blackouts', { machine_id: machine.id, start_date, end_date });
  await indexed(machine.id);
}

describe('GET api/machines with flexible_days', () => {
  it('finds what is free for so many days anywhere in the window, and says the first of them', async () => {
    const owner = await make.owner();
    await make.machine(owner, { subject: 'Free' });
    const start = await make.machine(owner, { subject: 'Kept back at first' });
    await blackout(start, '2026-12-01', '2026-12-11');
    const middle = await make.machine(owner, { subject: 'Kept back in the middle' });
    await blackout(middle, '2026-12-12', '2026-12-14');
    const end = await make.machine(owner, { subject: 'To the last day' });
    await blackout(end, '2026-12-08', '2026-12-13');
    const late = await make.machine(owner, { subject: 'A day too late' });
    await blackout(late, '2026-12-10', '2026-12-14');
    const twice = await make.machine(owner, { subject: 'Between two' });
    await blackout(twice, '2026-12-10', '2026-12-11');
    await blackout(twice, '2026-12-15', '2026-12-20');

    expect(await spans()).toEqual([
      'Free: 2026-12-10 2026-12-12',
      'Kept back at first: 2026-12-12 2026-12-14',
      'To the last day: 2026-12-14 2026-12-16',
      'Between two: 2026-12-12 2026-12-14',
    ]);
    expect(await spans({ ...LIST, flexible_days: 7 })).toEqual(['Free: 2026-12-10 2026-12-16']);
    expect(await spans({ ...LIST, flexible_days: 1 })).toHaveLength(6);
  });

  it('keeps a rental’s turnaround, before and after', async () => {
    const owner = await make.owner();
    const machine = await make.machine(owner, { subject: 'Rented', turnaround_days: 1 });
    const request = await rentalRequestRow(machine, owner, {
      start_date: '2026-12-13',
      end_date: '2026-12-13',
    });
    await takenDay(machine, request, '2026-12-13');
    await takenDay(machine, request, '2026-12-14', 'turnaround');

    expect(await spans()).toEqual([]);
    expect(await spans({ ...LIST, flexible_days: 2 })).toEqual(['Rented: 2026-12-10 2026-12-11']);
    expect(await spans({ ...LIST, to: '2026-12-17' })).toEqual(['Rented: 2026-12-15 2026-12-17']);
  });

  it('agrees with the calendar, whatever is taken', async () => {
    const owner = await make.owner();
    for (let pattern = 0; pattern < 32; pattern += 1) {
      const machine = await make.machine(owner, { subject: `P${pattern}`, turnaround_days: pattern % 3 });
      const request = await rentalRequestRow(machine, owner, {
        start_date: WINDOW.from,
        end_date: WINDOW.to,
      });
      for (let day = 0; day < 5; day += 1) {
        const at = addDays(WINDOW.from, day * 2);
        if (((pattern >> day) & 1) === 0) continue;
        if (day % 2 === 0) await takenDay(machine, request, at);
        else await blackout(machine, at, at);
      }
    }
    const found = await listed({ ...LIST, per_page: 100 });

    const { data: all } = await listed({ per_page: 100 });
    const beginnings = Array.from({ length: 5 }, (_, day) => addDays(WINDOW.from, day));
    const first = new Map<unknown, string>();
    for (const from of beginnings) {
      const { data } = await listed({ from, to: addDays(from, 2), per_page: 100 });
      for (const { id } of data) if (!first.has(id)) first.set(id, from);
    }
    expect(all).toHaveLength(32);
    expect(new Map(found.data.map(({ id, free_from }) => [id, free_from]))).toEqual(first);
  });

  it('says nothing of free days to a list that names its days, or none', async () => {
    await make.machine(await make.owner());

    for (const filters of [{}, WINDOW]) {
      const { data } = await listed(filters);
      expect(data[0]).not.toHaveProperty('free_from');
      expect(data[0]).not.toHaveProperty('free_to');
    }
  });

  it('prices the days, not the window, and counts what is free', async () => {
    const machine = await make.machine(await make.owner(), { lat: 30.35, lng: -97.8, daily_rate: 100 });
    await make.deliveryOption(machine);
    const near = { lat: 30.35, lng: -97.8 };
    const { data } = await listed({ ...LIST, ...near, sort: 'total', facets: 1 });
    const exact = { from: '2026-12-10', to: '2026-12-12' };
    const { data: same } = await listed({ ...exact, ...near, sort: 'total' });

    expect(data[0]?.total_amount).toEqual(expect.any(Number));
    expect(data[0]?.total_amount).toBe(same[0]?.total_amount);
    const { facets } = await listed({ ...LIST, facets: 1 });
    expect(facets.free.map(({ value, count }) => [value, count])).toEqual([
      [true, 1],
      [false, 1],
    ]);
  });

  it('offers the next so many days after a window that has none', async () => {
    const machine = await make.machine(await make.owner());
    await blackout(machine, '2026-12-10', '2026-12-15');

    const { data, alternatives } = await listed(LIST);

    expect(data).toEqual([]);
    expect(alternatives).toEqual([
      expect.objectContaining({ reason: 'dates', free_from: '2026-12-16', free_to: '2026-12-18' }),
    ]);
  });

  it('begins no earlier than today', async () => {
    const machine = await make.machine(await make.owner());

    expect(await spans({ from: '2026-10-01', to: '2026-10-20', flexible_days: 3 })).toEqual([]);
    const { data } = await listed({ from: '2026-10-20', to: '2026-12-19', flexible_days: 3 });
    expect(data).toEqual([expect.objectContaining({ id: machine.id })]);
    expect(data[0]?.free_from).toMatch(/^2026-1[12]-/);
  });

  it.each([
    [{ ...LIST, flexible_days: 8 }, ['flexible_days']],
    [{ ...LIST, flexible_days: 0 }, ['flexible_days']],
    [{ ...LIST, flexible_days: 'many' }, ['flexible_days']],
    [{ ...LIST, to: '2027-02-10' }, ['to']],
    [{ flexible_days: 3 }, ['from', 'to']],
    [{ flexible_days: 3, from: '2026-12-10' }, ['to']],
  ])('refuses %j', async (filters, fields) => {
    const { status, body } = await guest().get('/api/machines', filters);

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(fields);
  });

  it('takes a window of 62 days, and keeps it with a saved search', async () => {
    const renter = await make.user();
    const query = { from: '2026-12-01', to: '2027-01-31', flexible_days: 3 };
    const { status, body } = await as(renter).post('/api/saved_searches', { name: 'Lifts', query });
    const refused = await as(renter).post('/api/saved_searches', {
      name: 'Long',
      query: { ...query, to: '2027-02-01' },
    });

    await listed(query);
    expect([status, body.query]).toEqual([201, query]);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['query.to']]);
  });

  it('reads the calendar by its indexes, and asks for the spans and what is not back in three queries more', async () => {
    const owner = await make.owner();
    for (let count = 0; count < 3; count += 1) await make.machine(owner);
    const plain = await statementsOf(() => guest().get('/api/machines', WINDOW));
    const flexible = await statementsOf(() => guest().get('/api/machines', LIST));

    const reading = flexible.filter(
      ({ sql }) => /FROM search_machines/.test(sql) && /machine_days/.test(sql),
    );
    const indexes = (await Promise.all(reading.map(indexesOf))).flat();

    expect(flexible.length - plain.length).toBe(3);
    expect(indexes.filter((index) => /machine_days|machine_id/.test(index)).length).toBeGreaterThan(0);
  });
});
