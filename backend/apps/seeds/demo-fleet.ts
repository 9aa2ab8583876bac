import { type Geotag, straightLine } from '@yard/contracts';
import { In, type EntityManager } from 'typeorm';
import { toMinor, type MinorUnits } from '@kit/money';
import { Address } from '../../src/catalog/addresses/address.entity';
import { Blackout } from '../../src/catalog/calendar/blackout.entity';
import { DeliveryOption } from '../../src/catalog/parts/delivery-option.entity';
import { placeColumns } from '../../src/catalog/import/place-columns';
import { type SuggestedRates, suggestedRates } from '../../src/catalog/import/published-rates';
import { MachineType } from '../../src/catalog/machine-types/machine-type.entity';
import { Machine } from '../../src/catalog/machines/machine.entity';
import { newMachineFields } from '../../src/catalog/machines/machine-fields';
import { updateIndex } from '../../src/catalog/search/index/update-index';
import { CURRENCY } from '@kit/server/base/settings/money';
import { blackouts, deliveryOptions } from './demo-fleet-parts';
import type { PeopleIds } from './demo-people';
import { daysBefore } from './demo-time';
import { insertRow, insertRows, type NewRow } from '@kit/server/store/insert-rows';
import {
  type DemoMachineRow,
  demoMachines,
  type InstitutionAddress,
  institutionAddresses,
  rentalRates,
} from '../../src/catalog/reference/reference-data';

/** Where the owners' offices are: their yards at home are the nearest addresses to it. */
const HOMES: Record<DemoMachineRow['owner'], Geotag & { state: string }> = {
  olive: { state: 'TX', lat: 30.2672, lng: -97.7431 },
  marcus: { state: 'CO', lat: 39.7392, lng: -104.9903 },
  dana: { state: 'OH', lat: 39.9612, lng: -82.9988 },
  luis: { state: 'FL', lat: 25.7617, lng: -80.1918 },
};

/** Machines that stand together share a yard. */
const MACHINES_A_YARD = 5;

/** Rates of types that no table publishes, a day in whole dollars: our own figures. */
const UNPUBLISHED_DAILY: Record<string, number> = {
  'Electric Scissor Lift': 170,
  'Midi Excavator': 520,
  'Rough Terrain Scissor Lift': 310,
  'Telescopic Boom Lift': 480,
  'Towable Boom Lift': 260,
};

/** The demo's machines with their yards, delivery options and blackouts. */
export async function seedFleet(manager: EntityManager, people: PeopleIds, now: Date): Promise<void> {
  const rows = demoMachines();
  const types = await manager.find(MachineType, { where: { name: In(rows.map((row) => row.machine_type)) } });
  const typeIds = new Map(types.map(({ id, name }) => [name, id]));
  const rates = suggestedRates(rentalRates());
  const yards = await seedYards(manager, rows, { people, now });
  const machines = rows.map((row, index) => {
    const typeId = typeIds.get(row.machine_type);
    const yard = yards.get(yardKeys(rows)[index] ?? '');
    if (typeId === undefined || !yard) throw new Error(`No type or yard for ${row.model}.`);
    const created = daysBefore(now, 250 - index * 3);
    return {
      ...machineFor(row, typeId, rates),
      address_id: yard.id,
      ...placeColumns(yard),
      user_id: people[row.owner],
      published_at: row.draft ? null : created,
      withdrawn_at: null,
      taken_off_reason: null,
      created_at: created,
    };
  });
  await insertRows(manager, Machine, machines, now);
  await seedParts(manager, rows, now);
}

function machineFor(row: DemoMachineRow, typeId: number, rates: ReadonlyMap<string, SuggestedRates>) {
  const subject = `${row.manufacturer} ${row.model} ${row.machine_type.toLowerCase()}`;
  return {
    ...newMachineFields({ machine_type_id: typeId, subject }),
    description: `<p>${row.text}</p>\n<ul>${row.facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
    manufacturer: row.manufacturer,
    model: row.model,
    year: row.year,
    hours: row.hours,
    attributes: row.attributes,
    ...rateColumns(row, rates),
    tank_amount: toMinor(180, CURRENCY),
    cleaning_amount: toMinor(120, CURRENCY),
    minimum_days: row.minimum_days,
    turnaround_days: row.turnaround_days,
    instant_book: row.instant_book,
    call_off: !row.instant_book,
    source_id: sourceId(row),
  };
}

const sourceId = ({ owner, model }: DemoMachineRow) => `demo-${owner}-${model}`;

/** A share of the published day; a week costs 3.5 days, four weeks ten; all in steps of five dollars. */
function rateColumns(row: DemoMachineRow, rates: ReadonlyMap<string, SuggestedRates>) {
  const published = rates.get(row.machine_type)?.daily ?? UNPUBLISHED_DAILY[row.machine_type];
  if (published === undefined) return { daily_rate: null, weekly_rate: null, monthly_rate: null };
  const price = (dollars: number): MinorUnits => toMinor(Math.max(5, Math.round(dollars / 5) * 5), CURRENCY);
  const daily = (published * row.share) / 100;
  return { daily_rate: price(daily), weekly_rate: price(daily * 3.5), monthly_rate: price(daily * 10) };
}

/** One key a yard: machines of an owner in a state, five by five. */
function yardKeys(rows: readonly DemoMachineRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.map(({ owner, state }) => {
    const place = `${owner}-${state}`;
    const count = seen.get(place) ?? 0;
    seen.set(place, count + 1);
    return `${place}-${Math.floor(count / MACHINES_A_YARD)}`;
  });
}

interface Yard {
  id: number;
  city: string;
  state: string;
  lat: number;
  lng: number;
}

async function seedYards(
  manager: EntityManager,
  rows: readonly DemoMachineRow[],
  { people, now }: { people: PeopleIds; now: Date },
): Promise<Map<string, Yard>> {
  const free = institutionAddresses();
  const yards = new Map<string, Yard>();
  for (const [index, key] of yardKeys(rows).entries()) {
    const row = rows[index];
    if (!row || yards.has(key)) continue;
    const address = takeYard(free, row);
    const { lat, lng, city, state } = address;
    const id = await insertRow(manager, Address, addressRow(address, people[row.owner], true), now);
    yards.set(key, { id, city, state, lat, lng });
  }
  return yards;
}

/** Takes an address of the row's state out of the free ones: at home the nearest to the office. */
function takeYard(free: InstitutionAddress[], { owner, state }: DemoMachineRow): InstitutionAddress {
  const home = HOMES[owner];
  const inState = free.filter((address) => address.state === state);
  if (state === home.state) inState.sort((a, b) => straightLine(home, a, 'mi') - straightLine(home, b, 'mi'));
  const [address] = inState;
  if (!address) throw new Error(`No address left in ${state}.`);
  free.splice(free.indexOf(address), 1);
  return address;
}

/** An institution's address as one of a user's own. */
export function addressRow(address: InstitutionAddress, userId: number, confirmed: boolean): NewRow<Address> {
  const { line1, city, state, postal_code, lat, lng } = address;
  const place = { line1, line2: null, city, state, postal_code, geotag: { lat, lng } };
  return { user_id: userId, ...place, confirmed, own: false };
}

async function seedParts(manager: EntityManager, rows: readonly DemoMachineRow[], now: Date): Promise<void> {
  const inserted = await manager.find(Machine, {
    where: { source_id: In(rows.map(sourceId)) },
    order: { id: 'ASC' },
  });
  await insertRows(
    manager,
    DeliveryOption,
    inserted.flatMap((machine, index) => deliveryOptions(machine, rows[index])),
    now,
  );
  await insertRows(
    manager,
    Blackout,
    inserted.flatMap((machine) => blackouts(machine, now)),
    now,
  );
  await updateIndex(
    manager,
    inserted.map(({ id }) => id),
  );
}
