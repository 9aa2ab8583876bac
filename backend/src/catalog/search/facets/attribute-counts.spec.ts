import { guest } from '../../../../test/api';
import { make } from '../../../../test/make';

type Fields = Record<string, unknown>;

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

const exactly = (value: string, count: number, label = value) => ({
  value,
  label,
  count,
  count_is_bound: false,
});

describe('GET api/machines with facets, of one type', () => {
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
