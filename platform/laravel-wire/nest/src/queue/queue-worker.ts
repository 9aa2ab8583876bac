import { Logger } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../ports';
import { backoffOf, handlerName, isOfPhp, type JobPayload, readPayload, uuidOf } from './job-payload';
import type { JobStore, StoredJob } from './job-store';

/** Runs a job. The job is deleted when it ends, and tried again or failed when it throws. */
export type JobHandler = (data: unknown, job: { uuid: string; queue: string; attempts: number }) => unknown;

/** Work of a `QueueWorker`, and how often it tries. */
export interface WorkerOptions {
  /** Worked in this order: a later one has its turn when those before it are empty. */
  queues: readonly string[];
  /** Keyed by `App\Jobs\Name@handle`. */
  handlers: Readonly<Record<string, JobHandler>>;
  /** Attempts of a job that does not say how many it has: 1 without it, 0 is no limit. */
  tries?: number;
  /** Seconds before the next attempt of a job that does not say so: 0 without it. */
  backoff?: number;
  /** Seconds after which a reserved job counts as lost, longer than any handler takes: 90 without it. */
  retryAfter?: number;
  /** Seconds between looks at empty queues: 3 without it. */
  sleep?: number;
  clock?: Clock;
}

/** A job that no attempt will help. */
class Hopeless extends Error {}

/** Works Laravel's database queue, as `queue:work` does. */
export class QueueWorker {
  readonly #logger = new Logger('QueueWorker');
  readonly #options: Required<WorkerOptions>;

  constructor(
    private readonly store: JobStore,
    options: WorkerOptions,
  ) {
    const clock = { now: () => new Date() };
    this.#options = { tries: 1, backoff: 0, retryAfter: 90, sleep: 3, clock, ...options };
  }

  /** Works until the signal, and ends the job that runs. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const hasRun = await this.runNextJob().catch((error: unknown) =>
        this.#log('no job could be had', error),
      );
      if (!hasRun) await setTimeout(this.#options.sleep * 1000, undefined, { signal }).catch(() => undefined);
    }
  }

  /** @returns whether there was one */
  async runNextJob(): Promise<boolean> {
    const { queues, retryAfter } = this.#options;
    for (const queue of queues) {
      const now = this.#seconds();
      const job = await this.store.reserve(queue, now, now - retryAfter);
      if (job) {
        await this.#process(job);
        return true;
      }
    }
    return false;
  }

  async #process(job: StoredJob): Promise<void> {
    let payload: JobPayload = { job: '', displayName: 'A job that cannot be read' };
    try {
      payload = readPayload(job.payload);
      this.#refuseHopeless(payload, job);
      await this.#handlerOf(payload)(payload.data, {
        uuid: uuidOf(job.payload),
        queue: job.queue,
        attempts: job.attempts,
      });
    } catch (error) {
      this.#log(`${payload.displayName ?? payload.job} failed`, error);
      await this.#giveBack(job, payload, error);
      return;
    }
    await this.store.delete(job);
  }

  #refuseHopeless(payload: JobPayload, { attempts }: StoredJob): void {
    const name = payload.displayName ?? payload.job;
    const tries = payload.maxTries ?? this.#options.tries;
    const { retryUntil } = payload;
    if (isOfPhp(payload)) {
      throw new Hopeless(`${name} is an object that PHP serialized. Leave its queue to a worker of Laravel.`);
    }
    if (retryUntil ? this.#seconds() > retryUntil : tries > 0 && attempts > tries) {
      throw new Hopeless(`${name} has been attempted too many times.`);
    }
  }

  #handlerOf(payload: JobPayload): JobHandler {
    const { handlers } = this.#options;
    const name = handlerName(payload);
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler) throw new Error(`There is no handler ${name}.`);
    return handler;
  }

  async #giveBack(job: StoredJob, payload: JobPayload, error: unknown): Promise<void> {
    const now = this.#seconds();
    const tries = payload.maxTries ?? this.#options.tries;
    const isLast = payload.retryUntil ? payload.retryUntil <= now : tries > 0 && job.attempts >= tries;
    if (isLast || payload.job === '' || error instanceof Hopeless) {
      const exception = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const failed_at = this.#options.clock.now();
      await this.store.fail(job, { uuid: uuidOf(job.payload), exception, failed_at });
    } else {
      await this.store.release(job, now, now + backoffOf(payload, job.attempts, this.#options.backoff));
    }
  }

  #log(what: string, error: unknown): void {
    this.#logger.error(what, error instanceof Error ? error.stack : String(error));
  }

  #seconds(): number {
    return Math.floor(this.#options.clock.now().getTime() / 1000);
  }
}
