import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Clock, Periodic } from '../base/clock/clock';
import { logFailure } from '../base/logging/log-failure';
import { databaseNow, placesFor } from './reading';

const DAY_MS = 86_400_000;
const EVERY_MS = 60 * 60_000;
/** Rows that are deleted in one statement: it holds nobody up. */
const CHUNK = 200;
/** Chunks in one round; the rest waits for the next. */
const CHUNKS = 100;

/** The rows that are deleted, and after how long. */
export interface RetainedRows {
  table: string;
  /** An indexed column that says how old a row is; `seconds` where it counts them, as Laravel's sessions do. */
  column: string;
  unit?: 'seconds';
  days: number;
}

/** Injection token of the list; each is longer than anybody has use for the rows. */
export const RETAINED_ROWS = Symbol('RETAINED_ROWS');

/** Deletes rows beyond their retention, an hour's round in one process, a few rows at a time. */
@Injectable()
export class Retention {
  private readonly more: (() => Promise<void>)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(RETAINED_ROWS) private readonly rows: readonly RetainedRows[],
  ) {}

  /** A feature whose rows go by a rule of its own; called in each round. */
  add(forget: () => Promise<void>): void {
    this.more.push(forget);
  }

  /** One round, if its turn has come and no other process has taken it. */
  @Periodic('retention', EVERY_MS)
  async sweep(): Promise<void> {
    if (!(await this.takeTurn())) return;
    for (const rule of this.rows) await logFailure(this, rule.table, this.forget(rule));
    for (const forget of this.more) await logFailure(this, 'retention', forget());
  }

  /** The turn is taken before the work: a process that dies in it costs one round. */
  private async takeTurn(): Promise<boolean> {
    const now = await databaseNow(this.dataSource.manager);
    // Further ahead than any turn is set: the clock was put back since.
    const ahead = new Date(now.getTime() + EVERY_MS);
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update('sweep_turns')
      .set({ next_at: textOf(new Date(now.getTime() + EVERY_MS * 0.9)) })
      .where("name = 'retention' AND (next_at <= :now OR next_at > :ahead)", {
        now: textOf(now),
        ahead: textOf(ahead),
      })
      .execute();
    return affected === 1;
  }

  private async forget({ table, column, unit, days }: RetainedRows): Promise<void> {
    const before = new Date(this.clock.now().getTime() - days * DAY_MS);
    const value = unit === 'seconds' ? Math.floor(before.getTime() / 1000) : textOf(before);
    for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
      const old = await this.dataSource.query<{ id: number | string }[]>(
        `SELECT id FROM ${table} WHERE ${column} < ? ORDER BY ${column} LIMIT ${CHUNK}`,
        [value],
      );
      if (old.length > 0) {
        const ids = old.map(({ id }) => id);
        await this.dataSource.query(`DELETE FROM ${table} WHERE id IN (${placesFor(ids)})`, ids);
      }
      if (old.length < CHUNK) return;
      await turn();
    }
  }
}

/** Text as both databases compare it. */
function textOf(at: Date): string {
  return at.toISOString().replace('T', ' ').replace('Z', '');
}
