import type { DataSource } from 'typeorm';
import { sqliteSource } from '@kit/server/store/sqlite/data-source';
import { attributeSchemas } from '../reference/attribute-schemas';
import { machineTypes } from '../reference/reference-data';
import * as tables from '../../../apps/schema/tables';
import { MachineType } from './machine-type.entity';
import { checklists, seedMachineTypes } from './seed-machine-types';

const now = new Date('2026-11-20T12:00:00Z');
let database: DataSource;

beforeAll(async () => {
  database = await sqliteSource(':memory:', tables).initialize();
  await database.runMigrations();
});
afterAll(() => database.destroy());

it('gives the shipped types their attributes and checklists, those from before too, but not where an admin left none', async () => {
  const [first, second] = machineTypes();
  const before = [
    { ...first, attribute_schema: null, checklist: null },
    { ...second, attribute_schema: [], checklist: [] },
  ];
  for (const row of before) {
    await database.manager.save(MachineType, { ...row, created_at: now, updated_at: now, deleted_at: null });
  }

  for (let time = 0; time < 2; time += 1) {
    await database.transaction((manager) => seedMachineTypes(manager, now));
  }

  const types = await database.manager.find(MachineType);
  const schemas = attributeSchemas();
  expect(types).toHaveLength(119);
  const lists = checklists();
  for (const { slug, attribute_schema, checklist } of types) {
    const isLeft = slug === second?.slug;
    expect([slug, attribute_schema]).toEqual([slug, isLeft ? [] : schemas.get(slug ?? '')]);
    expect([slug, checklist]).toEqual([slug, isLeft ? [] : lists.get(slug ?? '')]);
    expect(lists.get(slug ?? '')?.length).toBeGreaterThan(3);
  }
});
