import { placesFor } from '@kit/server/store/reading';
import { storedWords } from '../words/machine-words';
import type { QueryFunction, Dialect } from './query-function';
import { isHidden } from './owners-hidden';
import { type IndexedRow, indexedRow, isSame, INDEXED_COLUMNS, type MachineRow, READ } from './indexed-row';

/** Values of one statement: SQLite's parser gives up at some thousand. */
const VALUES_AT_ONCE = { sqlite: 1_200, mysql: 12_000 };
const MACHINES_AT_ONCE = 150;

interface Change {
  before: IndexedRow | null;
  after: IndexedRow | null;
}

export class IndexWriter {
  constructor(
    private readonly ask: QueryFunction,
    private readonly dialect: Dialect,
  ) {}

  /** Also updates the owners' counts; call it within a transaction. */
  async update(ids: readonly number[]): Promise<void> {
    for (const some of inParts([...ids], MACHINES_AT_ONCE)) {
      const changes = await this.changesOf(some);
      await this.count(changes);
      await this.writeAll(changes);
    }
  }

  /** Without the owners' counts. @returns the machines that differed */
  async write(ids: readonly number[]): Promise<number[]> {
    const changes = await this.changesOf(ids);
    await this.writeAll(changes);
    return changes.flatMap(({ before, after }) => Number((after ?? before)?.id ?? []));
  }

  private async changesOf(ids: readonly number[]): Promise<Change[]> {
    if (ids.length === 0) return [];
    const places = placesFor(ids);
    const locked = this.dialect === 'mysql' ? ' FOR UPDATE' : '';
    const stored = await this.ask<IndexedRow[]>(
      `SELECT ${INDEXED_COLUMNS.join(', ')} FROM search_machines WHERE id IN (${places})${locked}`,
      [...ids],
    );
    const machines = await this.ask<MachineRow[]>(
      `SELECT ${READ.join(', ')} FROM machines WHERE id IN (${places})`,
      [...ids],
    );
    const before = new Map(stored.map((row) => [Number(row.id), row]));
    const after = new Map(machines.map((row) => [Number(row.id), indexedRow(row)]));
    return ids
      .map((id) => ({ before: before.get(id) ?? null, after: after.get(id) ?? null }))
      .filter(({ before: one, after: other }) => one !== other && !(one && other && isSame(one, other)));
  }

  /** Rows last: a machine with a row has all its words. */
  private async writeAll(changes: readonly Change[]): Promise<void> {
    await this.words(changes);
    await this.insert(
      'REPLACE INTO',
      'search_machines',
      INDEXED_COLUMNS,
      changes.flatMap(({ after }) => (after ? [INDEXED_COLUMNS.map((name) => after[name])] : [])),
    );
    const gone = changes.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
    if (gone.length > 0) await this.ask(`DELETE FROM search_machines WHERE id IN (${placesFor(gone)})`, gone);
  }

  private async words(changes: readonly Change[]): Promise<void> {
    const added: [string, number][] = [];
    for (const { before, after } of changes) {
      const [had, has] = [
        new Set(storedWords(before?.words ?? null)),
        new Set(storedWords(after?.words ?? null)),
      ];
      const id = (after ?? before)?.id ?? 0;
      for (const word of has) if (!had.has(word)) added.push([word, id]);
      const lost = [...had].filter((word) => !has.has(word));
      if (lost.length > 0) {
        await this.ask(`DELETE FROM search_postings WHERE machine_id = ? AND word IN (${placesFor(lost)})`, [
          id,
          ...lost,
        ]);
      }
    }
    // Sorted like the table: rows written side by side are read and locked side by side.
    added.sort(([word, id], [other, otherId]) => (word === other ? id - otherId : word < other ? -1 : 1));
    const words = [...new Set(added.map(([word]) => word))].map((word) => [word]);
    await this.insert(this.unlessThere, 'search_words', ['word'], words);
    await this.insert(this.unlessThere, 'search_postings', ['word', 'machine_id'], added);
  }

  private async count(changes: readonly Change[]): Promise<void> {
    const sums = new Map<number, { machines: number; published: number }>();
    const add = (row: IndexedRow | null, sign: number) => {
      if (!row) return;
      const sum = sums.get(row.user_id) ?? { machines: 0, published: 0 };
      sum.machines += sign;
      if (row.published_at !== null) sum.published += sign;
      sums.set(row.user_id, sum);
    };
    for (const { before, after } of changes) {
      add(before, -1);
      add(after, 1);
    }
    const changed = [...sums].filter(([, sum]) => sum.machines !== 0 || sum.published !== 0);
    // One statement: a row that is first read and then changed is where two such transactions meet for ever.
    const clash =
      this.dialect === 'mysql' ? 'ON DUPLICATE KEY UPDATE' : 'ON CONFLICT (user_id) DO UPDATE SET';
    for (const [owner, { machines, published }] of changed.sort(([one], [other]) => one - other)) {
      await this.ask(
        `INSERT INTO search_owners (user_id, machines, published, hidden) VALUES (?, ?, ?, ?)
          ${clash} machines = search_owners.machines + ?, published = search_owners.published + ?`,
        [owner, machines, published, Number(await isHidden(this.ask, owner)), machines, published],
      );
    }
  }

  private get unlessThere(): string {
    return this.dialect === 'mysql' ? 'INSERT IGNORE INTO' : 'INSERT OR IGNORE INTO';
  }

  private async insert(
    verb: string,
    table: string,
    columns: readonly string[],
    rows: readonly unknown[][],
  ): Promise<void> {
    const places = `(${placesFor(columns)})`;
    for (const some of inParts(rows, Math.floor(VALUES_AT_ONCE[this.dialect] / columns.length))) {
      await this.ask(
        `${verb} ${table} (${columns.join(', ')}) VALUES ${some.map(() => places).join(', ')}`,
        some.flat(),
      );
    }
  }
}

function inParts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
}
