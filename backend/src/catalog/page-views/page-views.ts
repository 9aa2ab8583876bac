import { RATE_LIMITER, type RateLimiter } from '@laravel-wire/nest';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { todayIn } from '@yard/dates';
import { Clock } from '@kit/server/base/clock/clock';
import { BufferedCounts } from '@kit/server/store/buffered-counts';
import { isSqlite, storedInstant } from '@kit/server/store/reading';
import { DataSource } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../../config/environment';

/** Machines whose counts a process keeps until they are saved. */
const BUFFERED_MAX = 10_000;
const ROWS_PER_STATEMENT = 200;
/** A visitor counts once in this time. */
const VISIT_SECONDS = 3_600;

/** Counts the visitors of machines' pages, by the day of the site's time zone. */
@Injectable()
export class PageViews implements OnModuleDestroy {
  private readonly counts = new BufferedCounts<number>({
    name: PageViews.name,
    most: BUFFERED_MAX,
    save: (counts) => this.saveAll([...counts]),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onModuleDestroy(): void {
    this.counts.stop();
  }

  /** @param visitor  an account, or a guest's network */
  async add(machineId: number, visitor: string): Promise<void> {
    const { hits } = await this.limiter.hit(`page-view:${machineId}:${visitor}`, VISIT_SECONDS);
    if (hits === 1) this.counts.add(machineId);
  }

  /** Saves what is counted now. @throws what the database throws */
  save(): Promise<void> {
    return this.counts.save();
  }

  private async saveAll(counts: readonly (readonly [machineId: number, count: number])[]): Promise<void> {
    const now = this.clock.now();
    const stamp = storedInstant(now);
    const day = todayIn(this.environment.timeZone, now);
    // Sorted, so that two processes do not deadlock.
    const sorted = [...counts].sort(([one], [other]) => one - other);
    for (let from = 0; from < sorted.length; from += ROWS_PER_STATEMENT) {
      const rows = sorted.slice(from, from + ROWS_PER_STATEMENT);
      await this.dataSource.query(
        addingSql(isSqlite(this.dataSource), rows.length),
        rows.flatMap(([machineId, count]) => [machineId, day, count, stamp, stamp]),
      );
    }
  }
}

function addingSql(onSqlite: boolean, rows: number): string {
  const values = Array.from({ length: rows }, () => '(?, ?, ?, ?, ?)').join(', ');
  const clash = onSqlite
    ? 'ON CONFLICT (machine_id, day) DO UPDATE SET count = count + excluded.count, updated_at = excluded.updated_at'
    : 'ON DUPLICATE KEY UPDATE count = count + VALUES(count), updated_at = VALUES(updated_at)';
  return `INSERT INTO page_views (machine_id, day, count, created_at, updated_at) VALUES ${values} ${clash}`;
}
