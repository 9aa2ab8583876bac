import type { DataSource } from 'typeorm';
import { Address } from '../addresses/address.entity';
import { seedReference } from '../../../apps/seeds/reference';
import { postalPlaces, rentalRates } from '../reference/reference-data';
import { sqliteSource } from '@kit/server/store/sqlite/data-source';
import * as tables from '../../../apps/schema/tables';
import { write } from '../../../apps/seeds/demo-data';
import { newUser } from '../../../apps/seeds/demo-people';
import { User } from '../../users/user.entity';
import { MachineType } from '../machine-types/machine-type.entity';
import { Machine } from '../machines/machine.entity';
import { insertBatch } from './machine-batch';
import { factsOf, type MachineRow } from './machine-row';
import { suggestedRates } from './published-rates';
import { statePlaces } from './state-places';

const now = new Date('2026-11-20T12:00:00Z');
const row: MachineRow = {
  source_id: 'T-1',
  machine_type: 'Wheel Loader',
  manufacturer: 'Northfield',
  model: 'NL90',
  description: 'Wheel Loader - 120.0 to 135.0 Horsepower',
  year: 2007,
  hours: 10,
  state: 'TX',
  saleYear: 2012,
  attributes: null,
};

describe('insertBatch', () => {
  let database: DataSource;
  let ownerId: number;
  const places = statePlaces(postalPlaces());
  const rates = suggestedRates(rentalRates());

  beforeAll(async () => {
    database = await sqliteSource(':memory:', tables).initialize();
    await database.runMigrations();
    await database.transaction((manager) => seedReference(manager, now));
  });
  beforeEach(async () => {
    await database.query('DELETE FROM machines');
    await database.query('DELETE FROM addresses');
    await database.query('DELETE FROM users');
    const owner = newUser({ name: 'Olive Owner', email: 'olive@example.com', owner: true }, now);
    ownerId = await write(database.manager, User, owner, now);
  });
  afterAll(() => database.destroy());

  async function insert(rows: MachineRow[], publish = true): Promise<number> {
    const types = await database.manager.find(MachineType);
    const typeIds = new Map(types.map(({ id, name }) => [name, id]));
    return database.transaction((manager) =>
      insertBatch({ manager, now }, rows, { ownerId, publish, typeIds, rates, places }),
    );
  }

  it('publishes what has a rate, at a place of its state', async () => {
    expect(await insert([row])).toBe(1);

    const [machine] = await database.manager.find(Machine);
    expect(machine).toMatchObject({
      subject: 'Northfield NL90 wheel loader',
      daily_rate: 93_400,
      weekly_rate: 326_900,
      monthly_rate: 934_000,
      state: 'TX',
      published_at: now,
      source_id: 'T-1',
      ...factsOf(row),
    });
    const address = await database.manager.findOneByOrFail(Address, { id: machine?.address_id ?? 0 });
    expect(address).toMatchObject({
      state: 'TX',
      city: machine?.city,
      geotag: { lat: machine?.lat, lng: machine?.lng },
    });
  });

  it('keeps a type without a published rate, and everything else when asked, as a draft', async () => {
    await insert([{ ...row, machine_type: 'Midi Excavator' }]);
    await insert([{ ...row, source_id: 'T-2' }], false);

    const machines = await database.manager.find(Machine, { order: { id: 'ASC' } });
    expect(machines.map(({ published_at }) => published_at)).toEqual([null, null]);
    expect(machines.map(({ daily_rate }) => daily_rate)).toEqual([null, 93_400]);
  });

  it('leaves alone what the owner has, deleted machines too, and takes a repeated row once', async () => {
    await insert([row, { ...row, source_id: 'T-2' }]);
    await database.query(
      "UPDATE machines SET subject = 'Mine', deleted_at = created_at WHERE source_id = 'T-1'",
    );

    expect(await insert([row, row, { ...row, source_id: 'T-3' }, { ...row, source_id: 'T-3' }])).toBe(1);

    const machines = await database.manager.find(Machine, { withDeleted: true, order: { id: 'ASC' } });
    expect(machines.map(({ source_id }) => source_id)).toEqual(['T-1', 'T-2', 'T-3']);
    expect(machines[0]?.subject).toBe('Mine');
  });

  it('makes one address a place, however many machines stand there', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({
      ...row,
      source_id: `T-${index}`,
      state: 'PR',
    }));

    expect(await insert(rows)).toBe(300);
    expect(await database.manager.count(Address)).toBe(1);
  });

  it('writes all of a batch or nothing', async () => {
    const rows = [row, { ...row, source_id: 'T-2', machine_type: 'Hovercraft' }];

    await expect(insert(rows)).rejects.toThrow('No machine type "Hovercraft".');

    expect(await database.manager.count(Machine)).toBe(0);
    expect(await database.manager.count(Address)).toBe(0);
  });
});
