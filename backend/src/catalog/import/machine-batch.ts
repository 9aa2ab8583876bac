import { toMinor } from '@kit/money';
import { In } from 'typeorm';
import { Address } from '../addresses/address.entity';
import { CURRENCY } from '@kit/server/base/settings/money';
import { insertRows, type NewRow } from '@kit/server/store/writing';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { PostalPlace } from '../reference/reference-data';
import { Machine } from '../machines/machine.entity';
import { newMachineFields } from '../machines/machine-fields';
import { updateIndex } from '../search/index/update-index';
import { factsOf, type MachineRow } from './machine-row';
import { machineDescription, machineSubject } from './machine-text';
import { placeColumns } from './place-columns';
import type { SuggestedRates } from './published-rates';
import type { StatePlaces } from './state-places';

export interface ImportContext {
  ownerId: number;
  publish: boolean;
  typeIds: ReadonlyMap<string, number>;
  rates: ReadonlyMap<string, SuggestedRates>;
  places: StatePlaces;
}

type Write = Pick<Transaction, 'manager' | 'now'>;

/** First line of an imported machine's address: the file knows no more than the state. */
const UNKNOWN_STREET = 'Exact address on request';

/**
 * Inserts the machines of a batch that this owner does not have yet, with an address for each place.
 *
 * @returns  how many were inserted; the others, deleted ones too, are left alone
 */
export async function insertBatch(
  tx: Write,
  rows: readonly MachineRow[],
  context: ImportContext,
): Promise<number> {
  const unique = [...new Map(rows.map((row) => [keyOf(row), row])).values()];
  const known = await tx.manager.find(Machine, {
    select: { source_id: true },
    where: { user_id: context.ownerId, source_id: In(unique.map((row) => row.source_id)) },
    withDeleted: true,
  });
  const knownIds = new Set(known.map(keyOf));
  const placed = unique
    .filter((row) => !knownIds.has(keyOf(row)))
    .map((row) => ({ row, place: context.places.placeFor(row.state, row.source_id) }));
  const addressIds = await addressesFor(
    tx,
    placed.flatMap(({ place }) => place ?? []),
    context.ownerId,
  );
  const machines = placed.map(({ row, place }) => ({
    ...machineFor(row, place, context),
    address_id: (place && addressIds.get(place.postal_code)) ?? null,
    published_at: context.publish && place && context.rates.has(row.machine_type) ? tx.now : null,
    withdrawn_at: null,
    taken_off_reason: null,
  }));
  await insertRows(tx.manager, Machine, machines, tx.now);
  const inserted = await tx.manager.find(Machine, {
    select: { id: true },
    where: { user_id: context.ownerId, source_id: In(machines.map(({ source_id }) => source_id)) },
  });
  await updateIndex(
    tx.manager,
    inserted.map(({ id }) => id),
  );
  return machines.length;
}

/** MySQL's unique key does not tell upper case from lower, so neither does this on any database. */
const keyOf = ({ source_id }: { source_id: string | null }): string => (source_id ?? '').toLowerCase();

function machineFor(
  row: MachineRow,
  place: PostalPlace | null,
  context: ImportContext,
): Omit<NewRow<Machine>, 'address_id' | 'published_at' | 'withdrawn_at' | 'taken_off_reason'> {
  const typeId = context.typeIds.get(row.machine_type);
  if (typeId === undefined) throw new Error(`No machine type "${row.machine_type}".`);
  const rates = context.rates.get(row.machine_type);
  const minor = (dollars: number | undefined) => (dollars === undefined ? null : toMinor(dollars, CURRENCY));
  return {
    ...newMachineFields({ machine_type_id: typeId, subject: machineSubject(row), ...factsOf(row) }),
    user_id: context.ownerId,
    description: machineDescription(row),
    attributes: row.attributes,
    daily_rate: minor(rates?.daily),
    weekly_rate: minor(rates?.weekly),
    monthly_rate: minor(rates?.monthly),
    ...(place
      ? placeColumns(place)
      : { city: null, state: row.state, lat: null, lng: null, time_zone: null }),
    source_id: row.source_id,
  };
}

/** Ids of the owner's imported addresses by postal code; the missing ones are made. */
async function addressesFor(
  { manager, now }: Write,
  places: readonly PostalPlace[],
  ownerId: number,
): Promise<Map<string, number>> {
  const byCode = new Map(places.map((place) => [place.postal_code, place]));
  const read = async () => {
    const where = { user_id: ownerId, line1: UNKNOWN_STREET, postal_code: In([...byCode.keys()]) };
    const found = await manager.find(Address, { select: { id: true, postal_code: true }, where });
    return new Map(found.map((address) => [address.postal_code, address.id]));
  };
  const stored = await read();
  const missing = [...byCode.values()].filter((place) => !stored.has(place.postal_code));
  if (missing.length === 0) return stored;
  await insertRows(
    manager,
    Address,
    missing.map(({ postal_code, city, state, lat, lng }) => ({
      user_id: ownerId,
      line1: UNKNOWN_STREET,
      line2: null,
      city,
      state,
      postal_code,
      geotag: { lat, lng },
      confirmed: false,
      own: false,
    })),
    now,
  );
  return read();
}
