import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, PeriodicJobs, type WokenJob } from '@kit/server/base/clock/clock';
import { checkLedger, type CheckResult } from './check-ledger';
import { KnownDifferences } from './known-differences';

/** A server checks so often; with the time a check takes nothing that it said is a minute old. */
const EVERY_MS = 40_000;
const CACHED_MS = 60_000;

export interface TimedCheck extends CheckResult {
  checked_at: Date;
  /** Since when the oldest of the differences is known. */
  since: Date | null;
}

/** The ledger check's result, cached: a check reads everything, and is not repeated for every request. */
@Injectable()
export class LatestCheck implements OnModuleDestroy {
  private cached: TimedCheck | null = null;
  private readonly known = new KnownDifferences();
  private running: Promise<TimedCheck> | null = null;
  private readonly job: WokenJob;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.woken('ledger check', EVERY_MS, async () => void (await this.run()));
  }

  onModuleDestroy(): Promise<void> {
    return this.job.close();
  }

  /** At most a minute old; looks at the same instant see what is there. */
  async now(): Promise<TimedCheck> {
    const age = this.cached ? this.clock.now().getTime() - this.cached.checked_at.getTime() : 0;
    return this.cached && age > 0 && age < CACHED_MS ? this.cached : this.run();
  }

  /** After an act that changes what it would find. */
  forget(): void {
    this.cached = null;
    this.running = null;
  }

  private run(): Promise<TimedCheck> {
    const checked_at = this.clock.now();
    const running = (this.running ??= checkLedger(this.dataSource).then((check) => {
      return { ...check, checked_at, since: this.known.since(check.differences, checked_at) };
    }));
    return running.then(
      (checked) => {
        if (this.running === running) [this.cached, this.running] = [checked, null];
        return checked;
      },
      (error: unknown) => {
        if (this.running === running) this.running = null;
        throw error;
      },
    );
  }
}
