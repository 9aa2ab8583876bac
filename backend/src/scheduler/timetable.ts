import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { BATCHES, type BatchName } from '@yard/contracts';
import { LessThanOrEqual, Repository } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { PeriodicJobs } from '@kit/server/base/clock/periodic-jobs';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { RENTAL_BATCHES } from '../rentals/batches/rental-batches';
import { BatchRun } from './batch-run.entity';
import { BatchRuns } from './batch-runs';
import { LateAlarm } from './late-alarm';
import { lastSlot, type Slot } from './timetable-slots';

/** Milliseconds from one look at the clock to the next: a batch starts so much after its time at most. */
const LOOK_EVERY = 15_000;

/** Starts each batch when its time has come, exactly once on any number of processes: a slot is a unique key. */
@Injectable()
export class Timetable {
  /** Since when this process watches; null while it does not. */
  private since: Date | null = null;

  constructor(
    @InjectRepository(BatchRun) private readonly batchRuns: Repository<BatchRun>,
    private readonly clock: Clock,
    private readonly runs: BatchRuns,
    private readonly alarm: LateAlarm,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    jobs: PeriodicJobs,
  ) {
    jobs.add('timetable', LOOK_EVERY, () => this.look());
  }

  /**
   * Watches the clock from now on, and has looked once when it returns. A server does; a command or a test does not.
   */
  async start(): Promise<void> {
    this.since ??= this.clock.now();
    await this.look();
  }

  /** Starts what has become due; nothing before `start`. */
  async look(): Promise<void> {
    if (!this.since) return;
    const now = this.clock.now();
    // A clock that was ahead at the start would keep what is new from its first turn until it has caught up.
    if (now < this.since) this.since = now;
    await this.tick(this.since);
  }

  /**
   * Starts what has become due since its last run; turns missed in between are one run. Never throws.
   *
   * @param since  a batch that never ran by the timetable is due from here on: a first start makes nothing up
   */
  async tick(since: Date): Promise<void> {
    for (const name of BATCHES) {
      await logFailure(this, `${name} could not be started`, this.turn(name, since));
    }
  }

  private async turn(name: BatchName, since: Date): Promise<void> {
    const now = this.clock.now();
    const slot = lastSlot(name, RENTAL_BATCHES[name].at, this.environment.timeZone, now);
    if (!(await this.isDue(name, slot, since))) return;
    // A run that a person started may be in progress: then the turn comes with a later tick.
    await this.runs.start({ name, slot: slot.key });
    await this.alarm.raise(name, slot, now.getTime() - slot.instant.getTime());
  }

  private async isDue(name: BatchName, slot: Slot, since: Date): Promise<boolean> {
    // Turns of a later day were taken by a clock that has been put back: they must not keep the days until then.
    const last = await this.batchRuns.findOne({
      where: { name, slot: LessThanOrEqual(slot.key) },
      order: { slot: 'DESC' },
    });
    return last?.slot ? last.slot < slot.key : slot.instant > since;
  }
}
