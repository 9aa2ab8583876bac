import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { isSqlite, rowsOf, storedInstant } from '@kit/server/store/reading';
import { TotalsByDay } from './totals-by-day';
import { sumsByDay } from './day-sums';

/** Numbers precede commits: after this long, no line below another's number is still to come. */
const SETTLED_MS = 15 * 60_000;
const LINES_AT_ONCE = 20_000;
/** Lines are counted once a minute at most, like the ledger's check. */
const COUNTED_MS = 60_000;
const ALL = Number.MAX_SAFE_INTEGER;

interface Line {
  id: number;
  entry_id: number;
}

/** The books up to a line, and that line. */
interface CachedTotals {
  upTo: Line;
  books: TotalsByDay;
}

const NOTHING: CachedTotals = { upTo: { id: 0, entry_id: 0 }, books: TotalsByDay.EMPTY };

const SETTLED =
  'SELECT id, entry_id FROM ledger_lines WHERE id > ? AND created_at < ? ORDER BY id DESC LIMIT 1';

/**
 * The books by day, all of them: lines are never changed and never removed, so that what was summed up once is cached
 * by this process, and each look reads the lines of the last minutes. docs/performance.md
 */
@Injectable()
export class LedgerTotals {
  private cached = NOTHING;
  private countedAt = 0;
  private keeping: Promise<CachedTotals> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'timeZone'>,
  ) {}

  async now(): Promise<TotalsByDay> {
    this.keeping ??= this.update().finally(() => (this.keeping = null));
    const { upTo, books } = await this.keeping;
    return books.and(await this.sums(upTo.id, ALL));
  }

  private async update(): Promise<CachedTotals> {
    const now = this.clock.now().getTime();
    const isWhole = (await this.isThere(this.cached.upTo)) && (await this.isAll(this.cached, now));
    const before = isWhole ? this.cached : NOTHING;
    const settled = storedInstant(new Date(isSqlite(this.dataSource) ? now : now - SETTLED_MS));
    const [upTo] = await rowsOf<Line>(this.dataSource, SETTLED, [before.upTo.id, settled]);
    let { books } = before;
    for (let after = before.upTo.id; upTo && after < upTo.id; after += LINES_AT_ONCE) {
      books = books.and(await this.sums(after, Math.min(upTo.id, after + LINES_AT_ONCE)));
      // Others have their turn in between, as in the check.
      await turn();
    }
    this.cached = { upTo: upTo ?? before.upTo, books };
    return this.cached;
  }

  /** Others stand in their place once they were emptied, or brought back from a backup, below a running process. */
  private async isThere({ id, entry_id }: Line): Promise<boolean> {
    if (id === 0) return true;
    const [line] = await rowsOf<Line>(this.dataSource, 'SELECT entry_id FROM ledger_lines WHERE id = ?', [
      id,
    ]);
    return line !== undefined && Number(line.entry_id) === entry_id;
  }

  /** A clock that ran ahead of itself may have taken a line for settled too early. */
  private async isAll({ upTo, books }: CachedTotals, now: number): Promise<boolean> {
    if (Math.abs(now - this.countedAt) < COUNTED_MS) return true;
    this.countedAt = now;
    const sql = 'SELECT COUNT(*) AS line_count FROM ledger_lines WHERE id <= ?';
    const [found] = await rowsOf<{ line_count: number }>(this.dataSource, sql, [upTo.id]);
    return Number(found?.line_count) === books.lines;
  }

  private sums(after: number, upTo: number) {
    return sumsByDay(this.dataSource, { after, upTo }, this.environment.timeZone);
  }
}
