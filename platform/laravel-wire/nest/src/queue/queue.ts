import type { Clock } from '../ports';
import { newPayload } from './job-payload';
import type { JobStore } from './job-store';

/** Puts jobs into Laravel's database queue. */
export class Queue {
  constructor(
    private readonly store: JobStore,
    private readonly clock: Clock = { now: () => new Date() },
  ) {}

  /**
   * A worker here or at Laravel runs it.
   *
   * @param name   `App\Jobs\Name@handle`: Laravel calls `handle($job, $data)`, which has to `$job->delete()` itself
   * @param data   JSON; an array or object is PHP's array
   * @param delay  seconds
   * @returns      the job's uuid
   */
  async dispatch(
    name: string,
    data: unknown,
    { queue = 'default', delay }: { queue?: string; delay?: number } = {},
  ): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const { uuid, text: payload } = newPayload(name, data, delay ?? null, now);
    await this.store.push({ queue, payload, attempts: 0, available_at: now + (delay ?? 0), created_at: now });
    return uuid;
  }
}
