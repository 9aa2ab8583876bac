import type { PresenceOptions, PresenceVerifier } from '@laravel-wire/core';
import type { DataSource } from 'typeorm';
import { driverCode } from './driver-code';

/** PostgreSQL refuses to compare a column with what none of its type can be; others find no row. */
const OF_NO_ROW: readonly unknown[] = ['22003', '22007', '22008', '22021', '22P02'];

/**
 * `unique` and `exists` as Laravel asks its database: equality is the column's own, rows that are deleted softly count
 * unless the rule says otherwise.
 */
export class LaravelPresence implements PresenceVerifier {
  constructor(private readonly dataSource: DataSource) {}

  async count(table: string, column: string, value: unknown, options: PresenceOptions = {}): Promise<number> {
    const { ignoreId, idColumn = 'id', where = {} } = options;
    const query = this.dataSource
      .createQueryBuilder()
      .select('COUNT(*)', 'found')
      .from(table, 'found_row')
      .where(`${this.#name(column)} = :value`, { value });
    if (ignoreId !== undefined) {
      query.andWhere(`${this.#name(idColumn)} <> :ignoreId`, { ignoreId });
    }
    Object.entries(where).forEach(([name, wanted], index) => {
      query.andWhere(conditionOf(this.#name(name), wanted, `where${index}`), {
        [`where${index}`]: wanted.replace(/^!/, ''),
      });
    });
    try {
      const row = await query.getRawOne<{ found: number | string }>();
      return Number(row?.found ?? 0);
    } catch (error) {
      // Nothing is said of the value where the row left out may be what is no id.
      if (ignoreId !== undefined || !OF_NO_ROW.includes(driverCode(error))) throw error;
      return 0;
    }
  }

  #name(column: string): string {
    return this.dataSource.driver.escape(column);
  }
}

function conditionOf(column: string, wanted: string, parameter: string): string {
  if (wanted === 'NULL' || wanted === 'NOT_NULL') {
    return `${column} IS ${wanted.replace('_', ' ')}`;
  }
  return `${column} ${wanted.startsWith('!') ? '<>' : '='} :${parameter}`;
}
