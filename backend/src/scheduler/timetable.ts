import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { BatchName } from '@yard/contracts';
import type { ClockTime } from '@yard/dates';
import { DataSource, IsNull, Not } from 'typeorm';
import { Clock } from '../clock/clock';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { BatchRun } from './batch-run.entity';
import { BatchRuns } from './batch-runs.service';
import { lastSlot, type Slot, TIMETABLE } from './timetable-slots';

const TICK_MS = 60_000;

/** A turn that starts so much later than it should is an alarm: nobody was there, or a run took all night. */
const LATE_AFTER_MS = 5 * 60_000;

/** Starts each batch when its time has come, exactly once on any number of processes: a slot is a unique key. */
@Injectable()
export class Timetable implements OnModuleDestroy {
  private readonly logger = new Logger(Timetable.name);
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly runs: BatchRuns,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Watches the clock from now on. A server does; a command or a test does not. */
  start(): void {
    const since = this.clock.now();
    this.timer ??= setInterval(() => void this.tick(since), TICK_MS).unref();
    void this.tick(since);
  }

  onModuleDestroy(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /**
   * Starts what has become due since its last run; turns missed in between are one run. Never throws.
   *
   * @param since  a batch that never ran by the timetable is due from here on: a first start makes nothing up
   */
  async tick(since: Date): Promise<void> {
    for (const { name, at } of TIMETABLE) {
      await this.turn(name, at, since).catch((error: unknown) =>
        this.logger.error(
          `${name} could not be started`,
          error instanceof Error ? error.stack : String(error),
        ),
      );
    }
  }

  private async turn(name: BatchName, at: ClockTime, since: Date): Promise<void> {
    const now = this.clock.now();
    const slot = lastSlot(name, at, this.environment.timeZone, now);
    if (!(await this.isDue(name, slot, since))) return;
    const run = await this.runs.start({ name, slot: slot.key });
    // A run that a person started is in progress: the turn comes with a later tick.
    if (run.slot !== slot.key) return;
    const lateMs = now.getTime() - slot.instant.getTime();
    if (lateMs > LATE_AFTER_MS) {
      this.logger.error(`${name} starts ${Math.round(lateMs / 60_000)} minutes late`);
    }
  }

  private async isDue(name: BatchName, slot: Slot, since: Date): Promise<boolean> {
    const last = await this.dataSource
      .getRepository(BatchRun)
      .findOne({ where: { name, slot: Not(IsNull()) }, order: { slot: 'DESC' } });
    return last?.slot ? last.slot < slot.key : slot.instant > since;
  }
}
