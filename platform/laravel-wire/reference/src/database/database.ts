import type { Clock } from '@laravel-wire/nest';
import { shown, stored } from './casts';
import type { Model } from './models';

/** A row, or what a model holds of it: a new one has only what was set. */
export type Attributes = Record<string, unknown>;

type Fixtures = Record<string, Attributes[]>;

/** The recorded application's tables in memory, with the habits of its models. */
export class Database {
  readonly #tables = new Map<string, Map<number, Attributes>>();
  readonly #columns: Map<string, string[]>;

  constructor(
    private readonly fixtures: Fixtures,
    private readonly clock: Clock,
  ) {
    this.#columns = new Map(
      Object.entries(fixtures).map(([table, rows]) => [table, Object.keys(rows[0] ?? {})]),
    );
    this.reset();
  }

  /** Puts every table back to its fixtures. */
  reset(): void {
    for (const [table, rows] of Object.entries(this.fixtures)) {
      const rowsById = this.#tables.get(table) ?? new Map<number, Attributes>();
      rowsById.clear();
      rows.forEach((row) => rowsById.set(Number(row['id']), { ...row }));
      this.#tables.set(table, rowsById);
    }
  }

  /** All rows of a table, deleted ones too. */
  rows(table: string): Map<number, Attributes> {
    const rows = this.#tables.get(table);
    if (!rows) throw new Error(`no table ${table}`);
    return rows;
  }

  /** Rows that are not deleted and match, by the columns named and then by id. */
  all(model: Model, matches: (row: Attributes) => boolean, ...order: string[]): Attributes[] {
    const rows = [...this.rows(model.table).values()].filter((row) => !row['deleted_at'] && matches(row));
    return rows.map((row) => ({ ...row })).sort((a, b) => compared(a, b, [...order, 'id']));
  }

  find(model: Model, id: unknown): Attributes | null {
    const row = this.rows(model.table).get(Number(id));
    return row && !row['deleted_at'] ? { ...row } : null;
  }

  nextId(model: Model): number {
    return Math.max(0, ...this.rows(model.table).keys()) + 1;
  }

  /** @returns what was set, in the order in which it was set; columns left to the database are absent */
  insert(model: Model, given: Attributes): Attributes {
    const now = this.now();
    const id = this.nextId(model);
    const set: Attributes = { ...given, updated_at: now, created_at: now, id };
    const empty = Object.fromEntries((this.#columns.get(model.table) ?? []).map((column) => [column, null]));
    this.rows(model.table).set(id, { ...empty, ...model.defaults, ...storedAll(model, set) });
    return set;
  }

  /** @returns the model as it was read, with what was given on top; unchanged values leave `updated_at` alone */
  update(model: Model, record: Attributes, given: Attributes): Attributes {
    const isDirty = Object.keys(given).some((column) => !isSame(model, column, record, given));
    const set: Attributes = isDirty ? { ...given, updated_at: this.now() } : given;
    Object.assign(this.rows(model.table).get(Number(record['id'])) ?? {}, storedAll(model, set));
    return { ...record, ...set };
  }

  /** Deletes softly. */
  delete(model: Model, record: Attributes): Attributes {
    return this.update(model, record, { deleted_at: this.now() });
  }

  /** The time in whole seconds: the columns hold no fractions. */
  now(): Date {
    return new Date(Math.floor(this.clock.now().getTime() / 1000) * 1000);
  }
}

/** A record as its model is written to JSON. */
export function shownAs(model: Model, record: Attributes): Attributes {
  const visible = Object.entries(record).filter(([column]) => !model.hidden.includes(column));
  return Object.fromEntries(visible.map(([column, value]) => [column, shown(model.casts[column], value)]));
}

function storedAll(model: Model, set: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(set).map(([column, value]) => [column, stored(model.casts[column], value)]),
  );
}

function isSame(model: Model, column: string, record: Attributes, given: Attributes): boolean {
  const cast = model.casts[column];
  const [before, after] = [shown(cast, record[column] ?? null), shown(cast, given[column])];
  return before === null || after === null
    ? before === after
    : JSON.stringify(before) === JSON.stringify(after) || String(before) === String(after);
}

/** Numbers by size, texts without regard to letter case. */
function compared(a: Attributes, b: Attributes, columns: readonly string[]): number {
  for (const column of columns) {
    const [left, right] = [comparable(a[column]), comparable(b[column])];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

function comparable(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value ?? '').toLowerCase();
}
