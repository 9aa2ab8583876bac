import { api, as, guest, told } from '../../../test/api';
import { make } from '../../../test/make';

const schema = [
  { name: 'dig_depth', label: 'Digging depth', kind: 'number', unit: 'm', min: 0, max: 20 },
  { name: 'fuel', label: 'Fuel', kind: 'choice', choices: ['Diesel', 'Electric, plugged in'] },
  { name: 'thumb', label: 'Hydraulic thumb', kind: 'boolean' },
];

async function scene() {
  const [owner, admin] = [await make.owner(), await make.admin()];
  const type = await make.machineType({ attribute_schema: schema });
  const machine = await make.machine(owner, { machine_type_id: type.id });
  const change = (attributes: unknown) => as(owner).patch(`/api/machines/${machine.id}`, { attributes });
  const setSchema = (attribute_schema: unknown, more = {}) =>
    as(admin).patch(`/api/machine_types/${type.id}`, { attribute_schema, ...more });
  const shown = async () => (await guest().get(`/api/machines/${machine.id}`)).body.attributes;
  return { owner, admin, type, machine, change, setSchema, shown };
}

describe('attributes of a machine', () => {
  it('keeps what is sent, in the order of the type, and what is not named stays', async () => {
    const { change, shown, owner, type } = await scene();

    const first = await change({ thumb: '1', dig_depth: '6.7', fuel: 'Diesel' });
    await change({ dig_depth: 7, fuel: null });

    expect(first.body.attributes).toEqual({ dig_depth: 6.7, fuel: 'Diesel', thumb: true });
    expect(await shown()).toEqual({ dig_depth: 7, thumb: true });
    await change(null);
    expect(await shown()).toEqual({});
    const made = { machine_type_id: type.id, subject: 'New', attributes: { fuel: 'Electric, plugged in' } };
    expect((await as(owner).post('/api/machines', made)).body.attributes).toEqual({
      fuel: 'Electric, plugged in',
    });
  });

  it.each([
    ['dig_depth', 'deep', 'The digging depth field must be a number.'],
    ['dig_depth', 21, 'The digging depth field must be between 0 and 20.'],
    ['dig_depth', '1e999', 'The digging depth field must be a number.'],
    ['fuel', 'Steam', 'The selected fuel is invalid.'],
    ['thumb', 'perhaps', 'The hydraulic thumb field must be true or false.'],
    ['wings', 2, 'The machine type has no attribute “wings”.'],
    ['constructor', 2, 'The machine type has no attribute “constructor”.'],
  ])('refuses %s as %p', async (name, value, message) => {
    const { change, shown } = await scene();

    const { status, body } = await change(JSON.parse(`{"${name}": ${JSON.stringify(value)}}`));

    expect([status, Object.keys(body.errors)]).toEqual([422, [`attributes.${name}`]]);
    expect(body.errors[`attributes.${name}`][0]).toBe(message);
    expect(await shown()).toEqual({});
  });

  it('refuses all of many for one of them, and names it', async () => {
    const { owner, type } = await scene();
    const one = { machine_type_id: type.id, subject: 'One' };

    const answer = await as(owner).post('/api/machines/store_many', {
      data: [one, { ...one, attributes: { dig_depth: -1 } }],
    });

    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['data.1.attributes.dig_depth']]);
    expect((await as(owner).patch('/api/machines/1', { attributes: 'x' })).status).not.toBe(200);
  });

  it('goes by the new type where a machine changes it, and keeps what that has no place for', async () => {
    const { owner, type, machine, change, shown } = await scene();
    const lifts = [{ name: 'lift_height', label: 'Lift height', kind: 'number' }];
    const other = await make.machineType({ attribute_schema: lifts });
    await change({ dig_depth: 6, thumb: false });
    const move = (machine_type_id: number, attributes: object) =>
      as(owner).patch(`/api/machines/${machine.id}`, { machine_type_id, attributes });

    expect((await move(other.id, { thumb: true })).status).toBe(422);
    expect((await move(other.id, { lift_height: 12 })).body.attributes).toEqual({ lift_height: 12 });
    await move(type.id, {});
    expect(await shown()).toEqual({ dig_depth: 6, thumb: false });
  });
});

describe('attribute_schema of a type', () => {
  it('is edited by admins, without what does not go with the kind, and told', async () => {
    const { setSchema, type } = await scene();

    const { status, body } = await setSchema([
      { name: 'fuel', label: 'Fuel', kind: 'choice', choices: ['Gas'], unit: 'kg', min: 1 },
      { name: 'weight', label: 'Weight', kind: 'number', unit: 'kg', choices: null, min: null },
    ]);

    const kept = [
      { name: 'fuel', label: 'Fuel', kind: 'choice', choices: ['Gas'] },
      { name: 'weight', label: 'Weight', kind: 'number', unit: 'kg' },
    ];
    expect([status, body.attribute_schema]).toEqual([200, kept]);
    expect(told('machine_types', 'saved')).toHaveLength(1);
    const path = `/api/machine_types/${type.id}`;
    expect((await guest().get(path)).body.attribute_schema).toEqual(kept);
    expect((await setSchema(null)).body.attribute_schema).toEqual([]);
    const [listed] = (await guest().get('/api/machine_types', { schemas: 0 })).body.data;
    expect(listed).not.toHaveProperty('attribute_schema');
  });

  it('keeps values that it has no place for any more, and shows them again', async () => {
    const { change, setSchema, shown } = await scene();
    await change({ dig_depth: 6, fuel: 'Diesel' });

    await setSchema([{ name: 'fuel', label: 'Fuel', kind: 'choice', choices: ['Hydrogen'] }]);
    expect(await shown()).toEqual({});
    await setSchema(schema);
    expect(await shown()).toEqual({ dig_depth: 6, fuel: 'Diesel' });
  });

  it.each([
    ['0.name', { name: 'Dig depth' }],
    ['0.name', { name: undefined }],
    ['0.label', { label: '' }],
    ['0.kind', { kind: 'date' }],
    ['0.max', { min: 2, max: 1 }],
    ['0.choices', { kind: 'choice', choices: [] }],
    ['0.choices', { kind: 'choice', choices: ['A', 'A'] }],
    ['0.choices.0', { kind: 'choice', choices: [''] }],
  ])('refuses %s of %p', async (field, wrong) => {
    const { setSchema } = await scene();

    const { status, body } = await setSchema([{ name: 'x', label: 'X', kind: 'number', ...wrong }]);

    expect([status, Object.keys(body.errors)]).toEqual([422, [`attribute_schema.${field}`]]);
  });

  it('refuses a name twice, and another unit for figures that are there', async () => {
    const { setSchema, change } = await scene();
    await change({ dig_depth: 6 });
    const feet = { name: 'dig_depth', label: 'Digging depth', kind: 'number', unit: 'ft' };

    expect((await setSchema([feet, feet])).status).toBe(422);
    expect((await setSchema([feet])).body.errors).toEqual({
      'attribute_schema.0.unit': [
        'Machines have their Digging depth in m. Give the other unit a name of its own.',
      ],
    });
    await change({ dig_depth: null });
    expect((await setSchema([feet])).status).toBe(200);
  });

  it('is not written over unknowingly', async () => {
    const { setSchema, type } = await scene();
    const seen = (await guest().get(`/api/machine_types/${type.id}`)).body.updated_at;
    api.clock.set('2026-11-20T12:00:01Z');
    await setSchema([], { updated_at: seen });

    expect((await setSchema(schema, { updated_at: seen })).status).toBe(409);
  });
});
