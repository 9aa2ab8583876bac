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
    const rows = this.dataSource.createQueryBuilder().select('COUNT(*)', 'found').from(table, 'found_row');
    if (ignoreId !== undefined) rows.andWhere(`${this.#name(idColumn)} <> :ignoreId`, { ignoreId });
    Object.entries(where).forEach(([name, wanted], index) => {
      rows.andWhere(conditionOf(this.#name(name), wanted, `where${index}`), {
        [`where${index}`]: wanted.replace(/^!/, ''),
      });
    });
    try {
      const row = await rows
        .clone()
        .andWhere(`${this.#name(column)} = :value`, { value })
        .getRawOne<{ found: number | string }>();
      return Number(row?.found ?? 0);
    } catch (error) {
      if (!OF_NO_ROW.includes(driverCode(error))) throw error;
      // The value alone matches no row: another comparison that cannot be made is a fault of the rule.
      await rows.limit(0).getRawOne();
      return 0;
    }
  }

  #name(column: string): string {
    return this.dataSource.driver.escape(column);
  }
}

function conditionOf(column: string, wanted: string, parameter: string): string {
  if (wanted === 'NULL' || wanted === 'NOT_NULL') return `${column} IS ${wanted.replace('_', ' ')}`;
  return `${column} ${wanted.startsWith('!') ? '<>' : '='} :${parameter}`;
}
