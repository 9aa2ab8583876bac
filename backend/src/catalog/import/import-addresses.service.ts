import { Injectable } from '@nestjs/common';
import { astrayGeotag, type Geotag } from '@yard/contracts';
import { type EntityManager, In } from 'typeorm';
import { Address } from '../addresses/address.entity';
import { PostalCode } from '../addresses/postal-code.entity';
import { insertRows } from '@kit/server/store/writing';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { ADDRESS_COLUMNS, addressKey, type AddressRow, readAddressRow } from './address-row';
import { csvRows } from './csv-rows';
import { type ImportProgress, type ImportReport, ImportRun } from './import-report';

export interface AddressImport {
  user: { id: number };
  onProgress?: (progress: ImportProgress) => void;
}

@Injectable()
export class ImportAddressesService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Streamed, in batches, repeatable, like machines. Same user, street, city, state and code: same address.
   * Coordinates default to the postal code's.
   *
   * @throws UnreadableFile when the file is no table of addresses; the system's error when it cannot be opened
   */
  async importAddresses(file: string, { user, onProgress }: AddressImport): Promise<ImportReport> {
    const write = (rows: readonly AddressRow[]) =>
      this.unitOfWork.run((tx) => insertAddresses(tx, rows, user.id));
    const run = new ImportRun<AddressRow>(write, onProgress);
    for await (const { line, cells } of csvRows(file, ADDRESS_COLUMNS, run.refuse)) {
      const read = readAddressRow(cells);
      if (read.ok) await run.add(read.row);
      else run.refuse({ line, reason: read.reason });
    }
    return run.finish();
  }
}

async function insertAddresses(
  { manager, now }: Transaction,
  rows: readonly AddressRow[],
  userId: number,
): Promise<number> {
  const codes = [...new Set(rows.map((row) => row.postal_code))];
  const known = await manager.find(Address, {
    where: { user_id: userId, postal_code: In(codes) },
    withDeleted: true,
  });
  const knownKeys = new Set(known.map(addressKey));
  const fresh = [...new Map(rows.map((row) => [addressKey(row), row]))]
    .filter(([key]) => !knownKeys.has(key))
    .map(([, row]) => row);
  const places = await placesOf(manager, fresh);
  await insertRows(
    manager,
    Address,
    fresh.map((row) => ({
      ...row,
      geotag: placeOf(row, places.get(row.postal_code.slice(0, 5)) ?? null),
      user_id: userId,
      confirmed: false,
      own: false,
    })),
    now,
  );
  return fresh.length;
}

/** One that is astray is a slip of the table: the postal code's is nearer. */
function placeOf({ geotag }: AddressRow, centre: Geotag | null): Geotag | null {
  return geotag && astrayGeotag(geotag, centre) === null ? geotag : centre;
}

async function placesOf(manager: EntityManager, rows: readonly AddressRow[]) {
  const codes = rows.map((row) => row.postal_code.slice(0, 5));
  const places = await manager.find(PostalCode, { where: { postal_code: In(codes) } });
  return new Map(places.map(({ postal_code, lat, lng }) => [postal_code, { lat, lng }]));
}
