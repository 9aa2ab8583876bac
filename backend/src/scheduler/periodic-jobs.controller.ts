import { Authenticated } from '@laravel-wire/nest';
import { Controller, Get, Inject } from '@nestjs/common';
import type { PeriodicJob, PeriodicJobs as PeriodicJobsRecord } from '@yard/contracts';
import { hostname } from 'node:os';
import { type JobState, PeriodicJobs } from '@kit/server/base/clock/clock';
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
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Get()
  index(): PeriodicJobsRecord {
    const isIdle = this.environment.role === 'api';
    const jobs = isIdle
      ? []
      : [...this.jobs.states.values()].map((job) => presentJob(job, this.jobs.begunAt));
    return {
      process: `${hostname()} ${process.pid}`,
      jobs: jobs.sort((one, other) => one.name.localeCompare(other.name)),
    };
  }
}

function presentJob(job: JobState, begunAt: Date | null): PeriodicJob {
  const { name, everyMs, startedAt, endedAt, failure } = job;
  const isRunning = startedAt !== null && endedAt === null;
  const last = startedAt ?? begunAt;
  return {
    name,
    every_seconds: everyMs / 1_000,
    started_at: wireInstant(startedAt),
    ended_at: wireInstant(endedAt),
    next_at: wireInstant(isRunning || !last ? null : new Date(last.getTime() + everyMs)),
    failure,
    failed_at: wireInstant(job.failedAt),
    last_failure: job.lastFailure,
  };
}
