import { api, guest } from '../../../../test/api';
import { queriesOf } from '../../../../test/count-queries';
import { insertMany } from '../../../../test/insert-many';
import { indexed, make } from '../../../../test/make';

const NEED = { from: '2026-12-01', to: '2026-12-05', lat: 30.35, lng: -97.8 };
const LIST = { ...NEED, sort: 'total' };

async function listed(filters: object) {
  const { status, body } = await guest().get('/api/machines', filters);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as { id: number; subject: string; total_amount: number | null }[];
}

/** A dear machine next door, a cheap one farther off, one that is not brought, and one that is rented by the week. */
async function offers() {
  const owner = await make.owner();
  const near = await make.machine(owner, { subject: 'Near', lat: 30.3501, lng: -97.8001, daily_rate: 900 });
  const cheap = await make.machine(owner, { subject: 'Cheap', daily_rate: 100 });
  await make.machine(owner, { subject: 'Fetched', daily_rate: 1 });
  const weekly = await make.machine(owner, { subject: 'Weekly', minimum_days: 7 });
  for (const machine of [near, cheap, weekly]) await make.deliveryOption(machine);
  await make.deliveryOption(cheap, { name: 'Dear', base_amount: 999 });
  return { near, cheap };
}

describe('GET api/machines by total', () => {
  it('puts the least total first, those without one last, and says it of each', async () => {
    await offers();

    const totals = (await listed(LIST)).map(({ subject, total_amount }) => [subject, total_amount]);
    const dearest = (await listed({ ...LIST, direction: 'desc' })).map(({ subject }) => subject);

    expect(totals).toEqual([
      ['Cheap', 690],
      ['Near', 1550],
      ['Fetched', null],
      ['Weekly', null],
    ]);
    expect(dearest).toEqual(['Near', 'Cheap', 'Fetched', 'Weekly']);
  });

  it('reads rates and options of all that are compared in one statement', async () => {
    await offers();

    const statements = await queriesOf(() => listed(LIST));
    const priced = statements.filter((sql) => /weekly_rate.*amount_per_distance/s.test(sql));

    expect(priced).toEqual([expect.stringMatching(/m\.id IN \(\d+, \d+, \d+, \d+\)/)]);
  });

  it('says what a quote with the cheapest option says', async () => {
    const { cheap } = await offers();
    const [first] = await listed(LIST);
    const { body: machine } = await guest().get(`/api/machines/${cheap.id}`);

    const quotes = machine.delivery_options.map(({ id }: { id: number }) =>
      guest().post('/api/rental_requests/quote', {
        machine_id: cheap.id,
        start_date: NEED.from,
        end_date: NEED.to,
        lat: NEED.lat,
        lng: NEED.lng,
        machine_delivery_option_id: id,
      }),
    );
    const quoted = (await Promise.all(quotes)).map(({ body }) => body);

    expect(first).toMatchObject({
      id: cheap.id,
      total_amount: Math.min(...quoted.map(({ subtotal }) => subtotal)),
      total_deposit_amount: quoted[0].deposit_amount,
    });
    expect(quoted[0].deposit_amount).toBeGreaterThan(0);
  });

  it('says the same in any order where delivery is wanted, and with which option', async () => {
    const { cheap } = await offers();
    const { body: machine } = await guest().get(`/api/machines/${cheap.id}`);
    const totalsOf = async (filters: object) =>
      new Map((await listed(filters)).map(({ subject, total_amount }) => [subject, total_amount]));

    const byTotal = await totalsOf({ ...LIST, delivery: 1 });
    const [first] = (await listed({ ...NEED, delivery: 1, sort: 'daily_rate', direction: 'asc' })).filter(
      ({ id }) => id === cheap.id,
    );

    expect(byTotal.get('Cheap')).toBe(690);
    for (const sort of ['distance', 'daily_rate', 'created_at'])
      expect(await totalsOf({ ...NEED, delivery: 1, sort })).toEqual(byTotal);
    const cheapest = machine.delivery_options.find(({ name }: { name: string }) => name !== 'Dear');
    expect(first).toMatchObject({ total_amount: 690, total_option_id: cheapest.id });
    const [nowhere] = await listed({ from: NEED.from, to: NEED.to, delivery: 1 });
    expect(nowhere).not.toHaveProperty('total_amount');
  });

  it('pages, and leaves records of other lists as they are', async () => {
    await offers();

    const pages = [1, 2, 3].map((page) => listed({ ...LIST, page, per_page: 2 }));
    const plain = await listed({ ...NEED, sort: 'distance' });

    expect((await Promise.all(pages)).map((page) => page.map(({ subject }) => subject))).toEqual([
      ['Cheap', 'Near'],
      ['Fetched', 'Weekly'],
      [],
    ]);
    expect(plain[0]).not.toHaveProperty('total_amount');
  });

  it('compares the nearest of very many, and lets the others follow by their distance', async () => {
    const owner = await make.owner();
    const model = await make.machine(owner, { subject: 'Far', lat: 31.5, daily_rate: 1 });
    const { id: _id, ...row } = model as Record<string, unknown>;
    const stamps = { created_at: row.published_at, updated_at: row.published_at };
    await insertMany('machines', Array(500).fill({ ...row, ...stamps, lat: 30.3 }));
    const others = await api.dataSource.query<{ id: number }[]>('SELECT id FROM machines WHERE lat = 30.3');
    await indexed(...others.map(({ id }) => id));
    await make.deliveryOption(model, { radius: 500 });

    const [first] = await listed({ ...LIST, per_page: 100 });
    const last = await listed({ ...LIST, per_page: 100, page: 6 });

    expect(others).toContainEqual({ id: first?.id });
    expect(last).toEqual([expect.objectContaining({ id: model.id, total_amount: expect.any(Number) })]);
  });

  it.each([
    [{}, ['from', 'to', 'lat', 'lng']],
    [{ from: NEED.from, to: NEED.to }, ['lat', 'lng']],
    [{ lat: 30, lng: -97 }, ['from', 'to']],
  ])('refuses %j, naming what is missing', async (filters, fields) => {
    const { status, body } = await guest().get('/api/machines', { ...filters, sort: 'total' });

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(fields);
  });
});
