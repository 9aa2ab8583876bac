import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { BATCHES, type BatchName } from '@yard/contracts/back-office';
import { LessThanOrEqual, Repository } from 'typeorm';
import { Clock, PeriodicJobs } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { RENTAL_BATCHES } from '../rentals/batches/rental-batches';
import { BatchRun } from './batch-run.entity';
import { BatchRuns } from './batch-runs';
import { LateAlarm } from './late-alarm';
import { lastSlot, type Slot } from './timetable-slots';

/** A batch starts so much after its time at most. */
const CHECK_EVERY_MS = 15_000;

/** Starts each batch when its time has come, exactly once on any number of processes: a slot is a unique key. */
@Injectable()
export class Timetable {
  /** The time this process began to start batches; null while it does not. */
  private since: Date | null = null;

  constructor(
    @InjectRepository(BatchRun) private readonly batchRuns: Repository<BatchRun>,
    private readonly clock: Clock,
    private readonly runs: BatchRuns,
    private readonly alarm: LateAlarm,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    jobs: PeriodicJobs,
  ) {
    jobs.add('timetable', CHECK_EVERY_MS, () => this.check());
  }

  /** Starts what becomes due from now on. A server does; a command or a test does not. */
  async start(): Promise<void> {
    this.since ??= this.clock.now();
    await this.check();
  }

  /** Starts what has become due; nothing before `start`. */
  async check(): Promise<void> {
    if (!this.since) return;
    const now = this.clock.now();
    // If the clock was ahead at the start, a batch without a run would wait until the clock has caught up.
    if (now < this.since) this.since = now;
    await this.tick(this.since);
  }

  /**
   * Starts what has become due since its last run; slots missed in between are one run. Never throws.
   *
   * @param since  a batch that never ran by the timetable is due from here on: a first start runs no earlier slots
   */
  async tick(since: Date): Promise<void> {
    for (const name of BATCHES) {
      await logFailure(this, `${name} could not be started`, this.startIfDue(name, since));
    }
  }

  private async startIfDue(name: BatchName, since: Date): Promise<void> {
    const now = this.clock.now();
    const slot = lastSlot(name, RENTAL_BATCHES[name].at, this.environment.timeZone, now);
    if (!(await this.isDue(name, slot, since))) return;
    // A run that a person started may be in progress: then a later tick starts the slot's.
    await this.runs.start({ name, slot: slot.key });
    await this.alarm.raise(name, slot, now.getTime() - slot.instant.getTime());
  }

  private async isDue(name: BatchName, slot: Slot, since: Date): Promise<boolean> {
    // Slots of a later day were started by a clock that has been put back: the days until then are due all the same.
    const last = await this.batchRuns.findOne({
      where: { name, slot: LessThanOrEqual(slot.key) },
      order: { slot: 'DESC' },
    });
    return last?.slot ? last.slot < slot.key : slot.instant > since;
  }
}
