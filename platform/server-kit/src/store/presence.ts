import { Injectable } from '@nestjs/common';
import type { PresenceOptions, PresenceVerifier } from '@laravel-wire/core';
import { DataSource } from 'typeorm';

/** Answers the rule engine's `exists` and `unique`; rows that are deleted do not count. */
@Injectable()
export class DatabasePresence implements PresenceVerifier {
  constructor(private readonly dataSource: DataSource) {}

  async count(table: string, column: string, value: unknown, options?: PresenceOptions): Promise<number> {
    const query = this.dataSource
      .createQueryBuilder()
      .select('COUNT(*)', 'found')
      .from(table, 'row')
      .where(`row.${column} = :value`, { value })
      .andWhere('row.deleted_at IS NULL');
    if (options?.ignoreId !== undefined) query.andWhere('row.id <> :ignored', { ignored: options.ignoreId });
    const row = await query.getRawOne<{ found: number | string }>();
    return Number(row?.found ?? 0);
  }
}
