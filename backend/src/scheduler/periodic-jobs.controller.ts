import { Authenticated } from '@laravel-wire/nest';
import { Controller, Get, Inject } from '@nestjs/common';
import type { PeriodicJob, PeriodicJobs as PeriodicJobsRecord } from '@yard/contracts';
import { hostname } from 'node:os';
import { Clock, type JobState, PeriodicJobs } from '@kit/server/base/clock/clock';
import { wireInstant } from '@kit/server/store/present';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { AdminsOnly } from '../users/admins-only';

/** The periodic jobs of this server, and how each last went. */
@Controller('api/periodic_jobs')
@Authenticated()
@AdminsOnly()
export class PeriodicJobsController {
  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Get()
  index(): PeriodicJobsRecord {
    const isIdle = this.environment.role === 'api';
    const at = { begunAt: this.jobs.begunAt, now: this.clock.now() };
    const jobs = isIdle ? [] : [...this.jobs.states.values()].map((job) => presentJob(job, at));
    return {
      process: `${hostname()} ${process.pid}`,
      jobs: jobs.sort((one, other) => one.name.localeCompare(other.name)),
    };
  }
}

interface At {
  begunAt: Date | null;
  now: Date;
}

function presentJob(job: JobState, at: At): PeriodicJob {
  return {
    name: job.name,
    every_seconds: job.everyMs / 1_000,
    started_at: wireInstant(job.startedAt),
    ended_at: wireInstant(job.endedAt),
    next_at: wireInstant(nextOf(job, at)),
    failure: job.failure,
    failed_at: wireInstant(job.failedAt),
    last_failure: job.lastFailure,
  };
}

/** A round that took longer than its interval skips those that came meanwhile. */
function nextOf({ everyMs, startedAt, endedAt }: JobState, { begunAt, now }: At): Date | null {
  const last = startedAt ?? begunAt;
  if (!last || (startedAt && !endedAt)) return null;
  const intervals = Math.max(1, Math.ceil((now.getTime() - last.getTime()) / everyMs));
  return new Date(last.getTime() + intervals * everyMs);
}
