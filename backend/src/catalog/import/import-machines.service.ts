import { Injectable } from '@nestjs/common';
import { MachineType } from '../machine-types/machine-type.entity';
import { seedMachineTypes } from '../machine-types/seed-machine-types';
import { postalPlaces, rentalRates, stateCodes } from '../reference/reference-data';
import { isDuplicate, UnitOfWork } from '@kit/server/store/unit-of-work';
import { type AttributeColumns, attributeColumns } from './attribute-columns';
import { csvRows } from './csv-rows';
import { type ImportProgress, type ImportReport, ImportRun } from './import-report';
import { type ImportContext, insertBatch } from './machine-batch';
import { MACHINE_COLUMNS, OWN_COLUMNS, type MachineRow, readMachineRow } from './machine-row';
import { suggestedRates } from './published-rates';
import { statePlaces } from './state-places';

export interface MachineImport {
  owner: { id: number };
  /** Publish what has a rate and a place; the rest stays a draft in any case. */
  publish: boolean;
  onProgress?: (progress: ImportProgress) => void;
}

export interface MachineReport extends ImportReport {
  unread: string[];
}

@Injectable()
export class ImportMachinesService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Reads the file as a stream and writes it in batches, each in one transaction. A row whose `source_id` this owner
   * already has is left alone, so the import may be repeated or taken up after a failure.
   *
   * @throws UnreadableFile when the file is no table of machines; the system's error when it cannot be opened
   */
  async importMachines(file: string, options: MachineImport): Promise<MachineReport> {
    const types = await this.types();
    const context = contextOf(types, options);
    const schemas = new Map(types.map((type) => [type.name, type.attribute_schema ?? []]));
    let attributes: AttributeColumns | undefined;
    const names = {
      types: new Map([...context.typeIds.keys()].map((name) => [name.toLowerCase(), name])),
      states: new Set(stateCodes()),
    };
    const run = new ImportRun<MachineRow>((rows) => this.write(rows, context), options.onProgress);
    for await (const { line, cells } of csvRows(file, MACHINE_COLUMNS, run.refuse)) {
      attributes ??= attributeColumns(Object.keys(cells), OWN_COLUMNS, schemas);
      const read = readMachineRow(cells, { ...names, attributes });
      if (read.ok) await run.add(read.row);
      else run.refuse({ line, reason: read.reason });
    }
    return { ...(await run.finish()), unread: attributes?.unread ?? [] };
  }

  private async write(rows: readonly MachineRow[], context: ImportContext): Promise<number> {
    const attempt = () => this.unitOfWork.run((tx) => insertBatch(tx, rows, context));
    try {
      return await attempt();
    } catch (error) {
      // Another import of the same file was first with some of these rows: what is left is inserted now.
      if (!isDuplicate(error)) throw error;
      return attempt();
    }
  }

  private types(): Promise<MachineType[]> {
    return this.unitOfWork.run(async ({ manager, now }) => {
      await seedMachineTypes(manager, now);
      return manager.find(MachineType, { select: { id: true, name: true, attribute_schema: true } });
    });
  }
}

function contextOf(types: readonly MachineType[], { owner, publish }: MachineImport): ImportContext {
  return {
    ownerId: owner.id,
    publish,
    typeIds: new Map(types.map(({ id, name }) => [name, id])),
    rates: suggestedRates(rentalRates()),
    places: statePlaces(postalPlaces()),
  };
}
