import { straightLine } from '@yard/contracts';
import { addDays, todayIn } from '@yard/dates';
import { toMinor, type MinorUnits } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import type { NewRow } from '@kit/server/store/writing';
import { Address } from '../../src/catalog/addresses/address.entity';
import { Blackout } from '../../src/catalog/calendar/blackout.entity';
import { placeColumns } from '../../src/catalog/import/place-columns';
import { suggestedRates } from '../../src/catalog/import/published-rates';
import { MachineType } from '../../src/catalog/machine-types/machine-type.entity';
import { Machine } from '../../src/catalog/machines/machine.entity';
import { newMachineFields } from '../../src/catalog/machines/machine-fields';
import { DeliveryOption } from '../../src/catalog/parts/delivery-option.entity';
import { Photo } from '../../src/catalog/parts/photo.entity';
import type { DemoMachineRow, InstitutionAddress } from '../../src/catalog/reference/reference-data';
import { demoMachines, institutionAddresses, rentalRates } from '../../src/catalog/reference/reference-data';
import { updateIndex } from '../../src/catalog/search/index/update-index';
import { daysBefore, type DemoWorld, idOf, load, write } from './demo-data';
import { demoPeople, firstName } from './demo-people';
import { demoPhotos } from './demo-pictures';

/** Machines that stand together share a yard. */
const MACHINES_A_YARD = 5;

type Option = Omit<NewRow<DeliveryOption>, 'machine_id'>;
type Yard = InstitutionAddress & { id: number };

/** The demo's machines with their yards, pictures, delivery options and blackouts. */
export async function seedFleet(world: DemoWorld): Promise<void> {
  const { manager, now, ids } = world;
  const types = new Map((await manager.find(MachineType)).map(({ id, name }) => [name, id]));
  const options = load<Record<string, Option[]>>('delivery-options', world);
  const rows = demoMachines();
  const yards = await seedYards(world, rows);
  const priceOf = dailyRates(world);
  for (const [index, row] of rows.entries()) {
    const yard = yards[index];
    const typeId = types.get(row.machine_type);
    if (typeId === undefined || !yard) throw new Error(`No type or yard for ${row.model}.`);
    const created_at = daysBefore(now, 250 - index * 2.5);
    const machine = {
      ...machineFor(row, typeId, priceOf(row.machine_type)),
      address_id: yard.id,
      ...placeColumns(yard),
      user_id: idOf(ids, row.owner),
      published_at: row.draft ? null : created_at,
      created_at,
    };
    const machine_id = await write(manager, Machine, machine, now);
    ids.set(row.model, machine_id);
    for (const [position, photo] of demoPhotos(row, index).entries())
      await write(manager, Photo, { machine_id, media_id: null, position, ...photo }, created_at);
    for (const option of row.delivery ? (options[row.delivery] ?? []) : [])
      await write(manager, DeliveryOption, { machine_id, ...option }, now);
  }
  await seedBlackouts(world);
  await updateIndex(
    manager,
    rows.map(({ model }) => idOf(ids, model)),
  );
}

function machineFor(row: DemoMachineRow, typeId: number, published: number | undefined) {
  const subject = `${row.manufacturer} ${row.model} ${row.machine_type.toLowerCase()}`;
  const { manufacturer, model, year, hours, attributes, minimum_days, turnaround_days, instant_book } = row;
  return {
    ...newMachineFields({ machine_type_id: typeId, subject }),
    ...{ manufacturer, model, year, hours, attributes, minimum_days, turnaround_days, instant_book },
    description: `<p>${row.text}</p>\n<ul>${row.facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
    ...(published === undefined ? {} : rateColumns((published * row.share) / 100)),
    tank_amount: toMinor(180, CURRENCY),
    cleaning_amount: toMinor(120, CURRENCY),
    call_off: !instant_book,
    source_id: `demo-${row.owner}-${model}`,
  };
}

/** Published rates a day in whole dollars by type, and our own figures where no table has one. */
function dailyRates(world: DemoWorld): (type: string) => number | undefined {
  const published = suggestedRates(rentalRates());
  const unpublished = load<Record<string, number>>('daily-rates', world);
  return (type) => published.get(type)?.daily ?? unpublished[type];
}

/** A week costs 3.5 days, four weeks ten; all in steps of five dollars. */
function rateColumns(daily: number) {
  const price = (dollars: number): MinorUnits => toMinor(Math.max(5, Math.round(dollars / 5) * 5), CURRENCY);
  return { daily_rate: price(daily), weekly_rate: price(daily * 3.5), monthly_rate: price(daily * 10) };
}

/** The yard of each machine: those of an owner at a place share one, five by five. */
async function seedYards(world: DemoWorld, rows: readonly DemoMachineRow[]): Promise<Yard[]> {
  const free = institutionAddresses();
  const counts = new Map<string, number>();
  const open = new Map<string, Yard>();
  const yards: Yard[] = [];
  for (const row of rows) {
    const place = `${row.owner}-${row.state}-${row.city}`;
    const count = counts.get(place) ?? 0;
    counts.set(place, count + 1);
    const shared = count % MACHINES_A_YARD > 0 ? open.get(place) : undefined;
    const yard = shared ?? (await openYard(world, takeYard(free, row), row));
    open.set(place, yard);
    yards.push(yard);
  }
  return yards;
}

async function openYard(
  world: DemoWorld,
  address: InstitutionAddress,
  { owner }: DemoMachineRow,
): Promise<Yard> {
  const row = addressRow(address, idOf(world.ids, owner));
  return { ...address, id: await write(world.manager, Address, row, world.now) };
}

function takeYard(free: InstitutionAddress[], { owner, state, city }: DemoMachineRow): InstitutionAddress {
  const home = demoPeople().find((person) => firstName(person) === owner)?.home;
  const inState = free.filter((address) => address.state === state && (city === '' || address.city === city));
  if (home?.state === state)
    inState.sort((a, b) => straightLine(home, a, 'mi') - straightLine(home, b, 'mi'));
  const [address] = inState;
  if (!address) throw new Error(`No address left in ${city || state}.`);
  free.splice(free.indexOf(address), 1);
  return address;
}

export function addressRow(address: InstitutionAddress, user_id: number): Partial<NewRow<Address>> {
  const { line1, city, state, postal_code, lat, lng } = address;
  return { user_id, line1, city, state, postal_code, geotag: { lat, lng }, confirmed: true, own: false };
}

/** Days from today on which owners need machines themselves. None meets a rental of the demo. */
async function seedBlackouts(world: DemoWorld): Promise<void> {
  type Span = { machine: string; start: number; days: number; reason?: string };
  for (const { machine, start, days, reason } of load<Span[]>('blackouts', world)) {
    const { id, time_zone } = await world.manager.findOneByOrFail(Machine, { id: idOf(world.ids, machine) });
    const start_date = addDays(todayIn(time_zone ?? 'UTC', world.now), start);
    const row = {
      machine_id: id,
      start_date,
      end_date: addDays(start_date, days - 1),
      reason: reason ?? null,
    };
    await write(world.manager, Blackout, row, world.now);
  }
}
