import { api, as, guest } from '../../../../test/api';
import { statementsOf } from '../../../../test/count-queries';
import { indexed, make } from '../../../../test/make';
import { indexesOf } from '../../../../test/plans';

type Fields = Record<string, unknown>;

const depth = { name: 'dig_depth', label: 'Digging depth', kind: 'number', unit: 'm' };
const fuel = { name: 'fuel', label: 'Fuel', kind: 'choice', choices: ['Diesel', 'Electric'] };
const thumb = { name: 'thumb', label: 'Thumb', kind: 'boolean' };

/** `{dig_depth: {min: 1}}` as a query has it. */
function query({ attributes, ...others }: Fields): Fields {
  const flat = (value: unknown, name: string): [string, unknown][] =>
    value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, one]) => flat(one, `${name}[${key}]`))
      : [[name, value]];
  return { ...others, ...Object.fromEntries(flat(attributes, 'attributes')) };
}

async function found(filters: Fields): Promise<string[]> {
  const { status, body } = await guest().get('/api/machines', query({ ...filters, sort: 'daily_rate' }));
  if (status !== 200) throw new Error(JSON.stringify(body));
  expect(body.total).toBe(body.data.length);
  return body.data.map((machine: Fields) => machine.subject);
}

/** Two excavators, and a loader that digs as deep but knows no fuel. */
async function someMachines() {
  const owner = await make.owner();
  const digs = await make.machineType({ attribute_schema: [depth, fuel, thumb] });
  const loads = await make.machineType({ attribute_schema: [depth] });
  const one = (subject: string, type: { id: number }, attributes: Fields, daily_rate: number) =>
    make.machine(owner, { subject, machine_type_id: type.id, attributes, daily_rate });
  const small = await one('Small', digs, { dig_depth: 2.5, fuel: 'Electric', thumb: true }, 100);
  await one('Large', digs, { dig_depth: 6.7, fuel: 'Diesel', thumb: false }, 200);
  await one('Unknown', digs, {}, 300);
  await one('Loader', loads, { dig_depth: 4, fuel: 'Diesel' }, 400);
  return { owner, digs, loads, small };
}

describe('GET api/machines by attributes', () => {
  it('finds figures within bounds, both counted', async () => {
    const { digs } = await someMachines();
    const by = (dig_depth: Fields, more = {}) => found({ attributes: { dig_depth }, ...more });

    expect(await by({ min: 2.5 })).toEqual(['Small', 'Large', 'Loader']);
    expect(await by({ min: 2.6, max: 6.7 })).toEqual(['Large', 'Loader']);
    expect(await by({ max: '4' }, { machine_type_id: digs.id })).toEqual(['Small']);
    expect(await by({ min: 7 })).toEqual([]);
    expect(await by({ min: '', max: '' })).toHaveLength(4);
    const { body } = await guest().get('/api/machines?attributes[dig_depth][min]=3&per_page=1');
    expect([body.total, body.next_page_url]).toEqual([2, expect.stringContaining('dig_depth')]);
  });

  it('finds choices, and yes and no; all that is asked for together', async () => {
    await someMachines();

    expect(await found({ attributes: { fuel: { is: 'Diesel' } } })).toEqual(['Large']);
    expect(await found({ attributes: { thumb: { is: '1' } } })).toEqual(['Small']);
    expect(await found({ attributes: { thumb: { is: 'no' } } })).toEqual(['Large']);
    const both = { dig_depth: { max: 5 }, fuel: { is: 'Electric' } };
    expect(await found({ attributes: both })).toEqual(['Small']);
    expect(await found({ attributes: { ...both, thumb: { is: '0' } } })).toEqual([]);
    expect(await found({ attributes: { wings: { min: 1 } } })).toEqual([]);
    expect(await found({ attributes: { fuel: { min: 1 } } })).toEqual([]);
  });

  it.each([
    [{ dig_depth: { min: 'deep' } }, 'attributes.dig_depth.min'],
    [{ dig_depth: { max: '1e999' } }, 'attributes.dig_depth.max'],
    [{ dig_depth: 5 }, 'attributes.dig_depth'],
    ['dig_depth', 'attributes'],
  ])('refuses %j', async (attributes, field) => {
    const { status, body } = await guest().get('/api/machines', query({ attributes }));

    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('follows the machine, and the schema of its type', async () => {
    const { owner, digs, loads, small } = await someMachines();
    const admin = await make.admin();
    const deep = () => found({ attributes: { dig_depth: { min: 5 } } });
    const change = (fields: Fields) => as(owner).patch(`/api/machines/${small.id}`, fields);

    await change({ attributes: { dig_depth: 9 } });
    expect(await deep()).toEqual(['Small', 'Large']);
    await change({ machine_type_id: loads.id });
    expect(await found({ machine_type_id: loads.id, attributes: { dig_depth: { min: 5 } } })).toEqual([
      'Small',
    ]);
    await as(admin).patch(`/api/machine_types/${digs.id}`, { attribute_schema: [fuel] });
    expect(await deep()).toEqual(['Small']);
    await change({ attributes: null });
    expect(await deep()).toEqual([]);
    await as(admin).patch(`/api/machine_types/${digs.id}`, { attribute_schema: [depth] });
    expect(await deep()).toEqual(['Large']);
    await as(owner).delete(`/api/machines/${small.id}`);
    expect(await api.indexEverything()).toBe(0);
  });

  it('counts facets of what it leaves, and is brought in step by the command', async () => {
    const { small, digs, loads } = await someMachines();
    const attributes = { dig_depth: { min: 3 } };

    const asked = query({ attributes, machine_type_id: digs.id, facets: 1 });
    const { body } = await guest().get('/api/machines', asked);
    const counts = body.facets.machine_type_id.map(({ value, count }: Fields) => [value, count]);
    expect(new Map(counts)).toEqual(new Map([digs, loads].map(({ id }) => [id, 1])));
    await api.dataSource.query(`UPDATE machines SET attributes = '{"dig_depth":8}' WHERE id = ?`, [small.id]);
    await api.dataSource.query('DELETE FROM search_attributes WHERE name = ?', ['fuel']);
    expect(await api.indexEverything()).toBeGreaterThan(0);
    expect(await api.indexEverything()).toBe(0);
    expect(await found({ attributes: { dig_depth: { min: 8 } } })).toEqual(['Small']);
    await indexed(small.id);
  });

  it('reads figures by their index', async () => {
    const { digs } = await someMachines();
    const attributes = { dig_depth: { min: 2, max: 3 } };

    const sent = await statementsOf(() =>
      guest().get('/api/machines', query({ attributes, machine_type_id: digs.id })),
    );

    const reading = sent.filter(({ sql }) => sql.includes('search_attributes'));
    expect(reading.length).toBeGreaterThan(1);
    for (const statement of reading) {
      expect(await indexesOf(statement)).toContain('idx_search_attributes_name_machine_type_id_value_choice');
    }
  });
});
