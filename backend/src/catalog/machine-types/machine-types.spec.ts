import { api, as, guest, rows, told } from '../../../test/api';
import { databaseUrl } from '../../../test/main-process';
import { make } from '../../../test/make';
import { join } from 'node:path';
import { refusal } from '../../../test/refusals';

describe('api/machine_types', () => {
  it('shows everybody the types by name, with their drawings', async () => {
    await make.machineType({ name: 'Wheel Loader' });
    await make.machineType({ name: 'Mini Excavator', category: null });

    const answer = await guest().get('/api/machine_types');

    expect(answer.status).toBe(200);
    expect(answer.body.total).toBe(2);
    expect(answer.body.data).toEqual([
      {
        id: expect.any(Number),
        name: 'Mini Excavator',
        category: null,
        illustration_url: '/illustrations/mini-excavator.svg',
        attribute_schema: [],
        checklist: [],
        created_at: '2026-11-20T12:00:00.000000Z',
        updated_at: '2026-11-20T12:00:00.000000Z',
        deleted_at: null,
      },
      expect.objectContaining({ name: 'Wheel Loader' }),
    ]);
  });

  it.each([
    ['load', ['Wheel Loader']],
    ['EARTH', ['Mini Excavator', 'Wheel Loader']],
    ['100%', []],
    ['_', []],
  ])('finds %s', async (search, names) => {
    await make.machineType({ name: 'Wheel Loader' });
    await make.machineType({ name: 'Mini Excavator' });

    const { body } = await guest().get('/api/machine_types', { search });

    expect(body.data.map((type: { name: string }) => type.name)).toEqual(names);
    expect(body.total).toBe(names.length);
  });

  it('counts the machines of each type for an admin’s list that asks, since drafts count', async () => {
    const [owner, few] = [await make.owner(), await make.machineType({ name: 'Few' })];
    await make.machineType({ name: 'None' });
    await make.machine(owner, { machine_type_id: few.id });
    await make.machine(owner, { machine_type_id: few.id, published_at: null });
    const listed = async (caller: ReturnType<typeof guest>) =>
      (await caller.get('/api/machine_types', { counts: 1, schemas: 0 })).body.data;
    expect(await listed(as(await make.admin()))).toMatchObject([
      { machines_count: 2 },
      { machines_count: 0 },
    ]);
    for (const type of [...(await listed(guest())), ...(await listed(as(owner)))])
      expect(type).not.toHaveProperty('machines_count');
  });

  it('takes a checklist, whole, and leaves it out of a list that is only chosen from', async () => {
    const admin = await make.admin();
    const checklist = [{ key: 'tyres', label: 'Tires hold' }];
    const save = (fields: object) => as(admin).patch(`/api/machine_types/${made.body.id}`, fields);
    const refused = async (fields: object) => Object.keys((await save(fields)).body.errors);

    const made = await as(admin).post('/api/machine_types', { name: 'Crane', checklist });

    expect(made.body.checklist).toEqual(checklist);
    expect((await save({ category: 'Cranes' })).body.checklist).toEqual(checklist);
    expect(await refused({ checklist: [{ key: 'Tires!', label: 'x' }] })).toEqual(['checklist.0.key']);
    expect(await refused({ checklist: [{ key: 'tyres' }] })).toEqual(['checklist.0.label']);
    expect(await refused({ checklist: [...checklist, ...checklist] })).toEqual([
      'checklist.0.key',
      'checklist.1.key',
    ]);
    const { body } = await guest().get('/api/machine_types', { schemas: 0 });
    expect('checklist' in body.data[0]).toBe(false);
    expect((await save({ checklist: null })).body.checklist).toEqual([]);
  });

  it('lets an admin make, change and delete one, and tells the admins', async () => {
    const admin = await make.admin();

    const made = await as(admin).post('/api/machine_types', { name: ' Crane ', category: 'Cranes' });
    const changed = await as(admin).patch(`/api/machine_types/${made.body.id}`, { name: 'Tower Crane' });

    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Crane', illustration_url: '/illustrations/cranes.svg' });
    expect(changed.body).toMatchObject({ id: made.body.id, name: 'Tower Crane', category: 'Cranes' });
    expect(await rows('machine_types')).toMatchObject([{ name: 'Tower Crane', slug: 'crane' }]);
    expect(told('machine_types', 'saved')).toEqual([admin.id]);

    const gone = await as(admin).delete(`/api/machine_types/${made.body.id}`);

    expect(gone.status).toBe(204);
    expect(told('machine_types', 'deleted')).toEqual([admin.id]);
    expect((await guest().get(`/api/machine_types/${made.body.id}`)).status).toBe(404);
    const events = await rows<{ action: string }>('audit_events', 'record_type = ?', ['machine_type']);
    expect(events.map((event) => event.action)).toEqual(['create', 'update', 'delete']);
  });

  it('does not get back a type that an admin renamed when those of the trade are brought in again', async () => {
    const admin = await make.admin();
    const { body } = await as(admin).post('/api/machine_types', { name: 'Mini Excavator' });
    await as(admin).patch(`/api/machine_types/${body.id}`, { name: 'Excavator, small' });

    const { code } = await api.yard(['seed'], {
      ...{ DATABASE_URL: databaseUrl(), STORAGE_URL: join(api.storage, 'cli') },
      DEMO: 'false',
    });

    const names = (await rows<{ name: string }>('machine_types')).map(({ name }) => name);
    expect([code, names.length, names.filter((name) => name.includes('xcavator, small'))]).toEqual([
      0,
      119,
      ['Excavator, small'],
    ]);
    expect(names).not.toContain('Mini Excavator');
  });

  it('takes many at once, all or nothing', async () => {
    const admin = await make.admin();
    const both = { data: [{ name: 'Crane' }, { name: 'crane' }] };

    const refused = await as(admin).post('/api/machine_types/store_many', both);

    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['data.1.name']);
    expect(await rows('machine_types')).toEqual([]);
    const stored = await as(admin).post('/api/machine_types/store_many', {
      data: [{ name: 'Crane' }, { name: 'Lift' }],
    });
    expect(stored.status).toBe(200);
    expect(stored.body.map((type: { name: string }) => type.name)).toEqual(['Crane', 'Lift']);
  });

  it('refuses a name that is taken, but not its own or a deleted one', async () => {
    const admin = await make.admin();
    const type = await make.machineType({ name: 'Crane' });
    await make.machineType({ name: 'Lift', deleted_at: '2026-11-01 00:00:00' });

    const taken = await as(admin).post('/api/machine_types', { name: 'CRANE' });

    expect(refusal(taken)).toEqual([422, { name: ['The name has already been taken.'] }]);
    expect((await as(admin).put(`/api/machine_types/${type.id}`, { name: 'Crane' })).status).toBe(200);
    expect((await as(admin).post('/api/machine_types', { name: 'Lift' })).status).toBe(201);
  });

  it('gives a name once, however many ask at once', async () => {
    const admin = await make.admin();
    await make.machineType();
    const client = as(admin);
    await client.get('/api/machine_types');

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.post('/api/machine_types', { name: 'Crane' })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)]);
  });

  it('keeps a type that machines are of', async () => {
    const admin = await make.admin();
    const type = await make.machineType();
    await make.machine(await make.owner(), { machine_type_id: type.id });

    const answer = await as(admin).delete(`/api/machine_types/${type.id}`);

    expect(refusal(answer)).toEqual([409, 'The machine type is in use: 1 machine uses it.']);
    expect(told('machine_types', 'deleted')).toEqual([]);
  });
});
