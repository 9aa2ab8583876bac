import type { PresenceOptions, PresenceVerifier } from '@laravel-wire/core';
import type { Attributes, Database } from './database';

/** `exists` and `unique` against the tables; texts are equal without regard to letter case, as in MariaDB. */
export class TablePresence implements PresenceVerifier {
  constructor(private readonly database: Database) {}

  async count(table: string, column: string, value: unknown, options: PresenceOptions = {}): Promise<number> {
    const { ignoreId, idColumn = 'id', where = {} } = options;
    const rows = [...this.database.rows(table).values()];
    return rows
      .filter((row) => isEqual(row[column], value))
      .filter((row) => ignoreId === undefined || !isEqual(row[idColumn], ignoreId))
      .filter((row) => Object.entries(where).every(([name, wanted]) => fits(row, name, wanted))).length;
  }
}

function fits(row: Attributes, column: string, wanted: string): boolean {
  const value = row[column] ?? null;
  if (wanted === 'NULL' || wanted === 'NOT_NULL') {
    return (value === null) === (wanted === 'NULL');
  }
  return wanted.startsWith('!') ? !isEqual(value, wanted.slice(1)) : isEqual(value, wanted);
}

function isEqual(a: unknown, b: unknown): boolean {
  return String(a).toLowerCase() === String(b).toLowerCase();
}
