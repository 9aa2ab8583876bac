import { guest } from '../../../../test/api';
import { insertMany } from '../../../../test/insert-many';
import { indexed, insert, make } from '../../../../test/make';

type Fields = Record<string, unknown>;
const CITY_HALL = { lat: 40.71, lng: -74.01 };

async function facetsOf(filters: Fields = {}) {
  const { status, body } = await guest().get('/api/machines', { ...filters, facets: 1 });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return Object.fromEntries(
    Object.entries(body.facets as Record<string, Fields[]>).map(([facet, choices]) => [
      facet,
      Object.fromEntries(choices.map(({ label, count }) => [label, count])),
    ]),
  );
}

/** Two excavators, one of them brought within 20 miles, and a roller of another maker. */
async function someMachines() {
  const owner = await make.owner();
  const excavator = await make.machineType({ name: 'Excavator' });
  const roller = await make.machineType({ name: 'Roller' });
  const deere = { machine_type_id: excavator.id, manufacturer: 'John Deere' };
  const brought = await make.machine(owner, { ...deere, lat: 40.73, lng: -74.17, year: 2020 });
  await make.machine(owner, { ...deere, manufacturer: 'JOHN DEERE', year: 2010 });
  const rolling = await make.machine(owner, {
    machine_type_id: roller.id,
    manufacturer: 'Bomag',
    year: 2020,
  });
  await make.machine(owner, { machine_type_id: roller.id, published_at: null });
  await make.deliveryOption(brought, { radius: 20 });
  return { excavator, roller, rolling };
}

const SCHEMA = [
  { name: 'dig_depth', label: 'Digging depth', kind: 'number', unit: 'm' },
  { name: 'fuel', label: 'Fuel', kind: 'choice', choices: ['Diesel', 'Electric', 'Gas'] },
  { name: 'thumb', label: 'Thumb', kind: 'boolean' },
];

async function countedBy(filters: Fields) {
  const { status, body } = await guest().get('/api/machines', { ...filters, facets: 1 });
  expect(status).toBe(200);
  return body.facets.attributes;
}

const exactly = (value: string, count: number, label = value) => ({
  value,
  label,
  count,
  count_is_bound: false,
});

describe('GET api/machines with facets', () => {
  it('counts what each choice would leave, drafts apart', async () => {
    const { excavator } = await someMachines();

    const { body } = await guest().get('/api/machines', { facets: 1 });

    expect(body.facets).toEqual({
      machine_type_id: [
        { value: excavator.id, label: 'Excavator', count: 2, count_is_bound: false },
        { value: expect.any(Number), label: 'Roller', count: 1, count_is_bound: false },
      ],
      manufacturer: [
        { value: 'john deere', label: 'John Deere', count: 2, count_is_bound: false },
        { value: 'bomag', label: 'Bomag', count: 1, count_is_bound: false },
      ],
      delivery: [
        { value: true, label: 'Delivered', count: 1, count_is_bound: false },
        { value: false, label: 'Delivered or fetched', count: 3, count_is_bound: false },
      ],
    });
  });

  it('looks past a facet’s own filter, and at all others', async () => {
    const { excavator, roller } = await someMachines();

    const ofType = await facetsOf({ machine_type_id: excavator.id, year_min: 2015 });
    const ofMaker = await facetsOf({ manufacturer: 'bomag', machine_type_id: roller.id });

    expect(ofType.machine_type_id).toEqual({ Excavator: 1, Roller: 1 });
    expect(ofType.manufacturer).toEqual({ 'John Deere': 1 });
    expect(ofMaker.machine_type_id).toEqual({ Roller: 1 });
    expect(ofMaker.manufacturer).toEqual({ Bomag: 1 });
    expect((await facetsOf({ delivery: 1 })).delivery).toEqual({ Delivered: 1, 'Delivered or fetched': 3 });
    expect((await facetsOf({ ...CITY_HALL, lat: 41.5 })).delivery).toMatchObject({ Delivered: 0 });
  });

  it('keeps what is chosen among the choices where nothing fits it', async () => {
    const { excavator } = await someMachines();

    const facets = await facetsOf({ machine_type_id: excavator.id, manufacturer: 'Bömag', year_min: 2021 });

    expect(facets).toMatchObject({ machine_type_id: { Excavator: 0 }, manufacturer: { Bömag: 0 } });
  });

  it('tells with a span how many are free in it', async () => {
    const { rolling } = await someMachines();
    const days = { from: '2026-12-05', to: '2026-12-06' };
    await insert('blackouts', { machine_id: rolling.id, start_date: days.to, end_date: days.to });
    await indexed(rolling.id);

    expect((await facetsOf(days)).free).toEqual({ 'Free on these days': 2, 'On any days': 3 });
    expect((await facetsOf(days)).manufacturer).toEqual({ 'John Deere': 2 });
  });

  it('has none for words that nothing has', async () => {
    await someMachines();

    expect(await facetsOf({ search: 'zeppelin' })).toEqual({
      machine_type_id: {},
      manufacturer: {},
      delivery: { Delivered: 0, 'Delivered or fetched': 0 },
    });
  });

  it('tells at least how many there are of more than are counted', async () => {
    const { rolling } = await someMachines();
    const row = { user_id: rolling.user_id, machine_type_id: rolling.machine_type_id, daily_rate: 900 };
    const more = {
      manufacturer: 'bomag',
      turnaround_days: 0,
      words: ' / ',
      created_at: '2026-11-20 00:00:00',
    };
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      id: 1_000_000_000 + index,
      ...row,
      ...more,
    }));
    await insertMany(
      'search_machines',
      rows.map((one) => ({ ...one, published_at: one.created_at })),
    );

    const { body } = await guest().get('/api/machines', { facets: 1, price_min: 5 });

    expect(body).toMatchObject({ total: 10_000, total_is_bound: true });
    expect(body.facets.manufacturer[0]).toMatchObject({ label: 'Bomag', count_is_bound: true });
  });

  it('stays as it is for a list that does not ask', async () => {
    await someMachines();

    const plain = await guest().get('/api/machines', { search: 'excavator' });
    const refused = await guest().get('/api/machines', { facets: 'all' });

    expect(plain.body).not.toHaveProperty('facets');
    expect(refused).toMatchObject({ status: 422, body: { errors: { facets: expect.any(Array) } } });
  });
});

describe('GET api/machines with facets, of one type', () => {
  /** Four excavators, one of them a draft, and a roller with a fuel that its type does not know. */
  async function someMachines() {
    const owner = await make.owner();
    const digs = await make.machineType({ attribute_schema: SCHEMA });
    const rolls = await make.machineType({ attribute_schema: [] });
    const one = (attributes: Fields, more: Fields = {}) =>
      make.machine(owner, { machine_type_id: digs.id, manufacturer: 'Deere', attributes, ...more });
    await one({ fuel: 'Diesel', thumb: true, dig_depth: 3 });
    await one({ fuel: 'Diesel', thumb: false, dig_depth: 6 });
    await one({ fuel: 'Electric', thumb: true, dig_depth: 2 }, { manufacturer: 'Bomag' });
    await one({ fuel: 'Gas' }, { published_at: null });
    await one({ fuel: 'Diesel' }, { machine_type_id: rolls.id });
    return { digs, rolls };
  }

  it('counts the values of its attributes that are no figures, drafts and other types apart', async () => {
    const { digs } = await someMachines();

    expect(await countedBy({ machine_type_id: digs.id })).toEqual({
      fuel: [exactly('Diesel', 2), exactly('Electric', 1)],
      thumb: [exactly('1', 2, 'Yes'), exactly('0', 1, 'No')],
    });
  });

  it('looks past an attribute’s own filter, and at all others', async () => {
    const { digs } = await someMachines();
    const ofType = { machine_type_id: digs.id };

    const electric = await countedBy({ ...ofType, 'attributes[fuel][is]': 'Electric' });
    const deep = await countedBy({ ...ofType, 'attributes[dig_depth][min]': 3, manufacturer: 'deere' });

    expect(electric).toEqual({
      fuel: [exactly('Diesel', 2), exactly('Electric', 1)],
      thumb: [exactly('1', 1, 'Yes')],
    });
    expect(deep.fuel).toEqual([exactly('Diesel', 2)]);
  });

  it.each(['yes', 'TRUE', '1'])('knows yes and no in any spelling: %s', async (is) => {
    const { digs } = await someMachines();

    const { thumb, fuel } = await countedBy({ machine_type_id: digs.id, 'attributes[thumb][is]': is });

    expect(thumb).toEqual([exactly('1', 2, 'Yes'), exactly('0', 1, 'No')]);
    expect(fuel).toEqual([exactly('Diesel', 1), exactly('Electric', 1)]);
  });

  it('keeps what is chosen among the choices where nothing fits it', async () => {
    const { digs } = await someMachines();

    const { fuel } = await countedBy({ machine_type_id: digs.id, 'attributes[fuel][is]': 'Gas' });

    expect(fuel).toEqual([exactly('Diesel', 2), exactly('Electric', 1), exactly('Gas', 0)]);
  });

  it('has none without a type, or of a type without such attributes', async () => {
    const { rolls } = await someMachines();

    expect(await countedBy({})).toBeUndefined();
    expect(await countedBy({ machine_type_id: rolls.id })).toBeUndefined();
    expect(await countedBy({ machine_type_id: 999_999 })).toBeUndefined();
  });
});
