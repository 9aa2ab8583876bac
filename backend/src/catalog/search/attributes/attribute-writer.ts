import type { AttributeValues } from '@yard/contracts';
import { placesFor } from '@kit/server/store/reading';
import type { QueryFunction } from '../index/query-function';

/** A value as it is looked for: a figure, yes as 1 and no as 0; or a choice. */
interface Entry {
  machine_id: number;
  name: string;
  machine_type_id: number;
  value: number | null;
  choice: string | null;
}

interface MachineRow {
  id: number;
  machine_type_id: number;
  attributes: string;
}

const COLUMNS = ['machine_id', 'name', 'machine_type_id', 'value', 'choice'] as const;
/** Values of one statement: SQLite's parser gives up at some thousand. */
const ROWS_AT_ONCE = 200;

/** Writes what differs between machines' attributes and the rows they are found by. */
export class AttributeWriter {
  constructor(private readonly ask: QueryFunction) {}

  /** @returns the machines some of whose rows differed */
  async write(ids: readonly number[]): Promise<number[]> {
    if (ids.length === 0) return [];
    const [before, after] = [await this.stored(ids), await this.wanted(ids)];
    const changed = [...after].filter(([key, entry]) => !isSame(entry, before.get(key)));
    const lost = [...before].flatMap(([key, entry]) => (after.has(key) ? [] : [entry]));
    for (const { machine_id, name } of lost) {
      await this.ask('DELETE FROM search_attributes WHERE machine_id = ? AND name = ?', [machine_id, name]);
    }
    for (let from = 0; from < changed.length; from += ROWS_AT_ONCE) {
      const rows = changed.slice(from, from + ROWS_AT_ONCE).map(([, entry]) => entry);
      const lines = rows.map(() => `(${placesFor(COLUMNS)})`).join(', ');
      await this.ask(
        `REPLACE INTO search_attributes (${COLUMNS.join(', ')}) VALUES ${lines}`,
        rows.flatMap((entry) => COLUMNS.map((name) => entry[name])),
      );
    }
    const entries = [...changed.map(([, entry]) => entry), ...lost];
    return [...new Set(entries.map(({ machine_id }) => Number(machine_id)))];
  }

  private async stored(ids: readonly number[]): Promise<Map<string, Entry>> {
    // Nobody else writes these: whoever writes a machine's index holds its row there.
    const rows = await this.ask<Entry[]>(
      `SELECT ${COLUMNS.join(', ')} FROM search_attributes WHERE machine_id IN (${placesFor(ids)})`,
      [...ids],
    );
    return byKey(rows);
  }

  private async wanted(ids: readonly number[]): Promise<Map<string, Entry>> {
    const rows = await this.ask<MachineRow[]>(
      `SELECT id, machine_type_id, attributes FROM machines
        WHERE id IN (${placesFor(ids)}) AND attributes IS NOT NULL AND deleted_at IS NULL`,
      [...ids],
    );
    return byKey(rows.flatMap(entriesOf));
  }
}

function entriesOf({ id, machine_type_id, attributes }: MachineRow): Entry[] {
  const values = JSON.parse(attributes) as AttributeValues;
  return Object.entries(values).map(([name, value]) => ({
    machine_id: id,
    name,
    machine_type_id,
    value: typeof value === 'string' ? null : Number(value),
    choice: typeof value === 'string' ? value : null,
  }));
}

function byKey(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [`${entry.machine_id} ${entry.name}`, entry]));
}

function isSame(one: Entry, other: Entry | undefined): boolean {
  return other !== undefined && COLUMNS.every((name) => String(one[name]) === String(other[name]));
}
