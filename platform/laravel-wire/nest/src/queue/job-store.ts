/** A row of Laravel's `jobs`. Times are Unix seconds. */
export interface StoredJob {
  id: number;
  queue: string;
  /** JSON. */
  payload: string;
  /** The one that runs counts. */
  attempts: number;
}

/** A job that is not in the table yet. */
export type NewJob = Omit<StoredJob, 'id'> & { available_at: number; created_at: number };

/** A row of Laravel's `failed_jobs`; `connection`, `queue` and `payload` are what `queue:retry` needs. */
export interface FailedJob {
  uuid: string;
  exception: string;
  failed_at: Date;
}

/** Laravel's tables `jobs` and `failed_jobs`. */
export interface JobStore {
  push(job: NewJob): Promise<void>;
  /**
   * Reserves the oldest job of a queue that is available, or was reserved at `expired` or before. One job for one
   * worker, whatever other workers do, Laravel's too.
   */
  reserve(queue: string, now: number, expired: number): Promise<StoredJob | null>;
  delete(job: StoredJob): Promise<void>;
  /** Puts a job at its queue's end, as a new row with its attempts; nothing where it is gone, or another's by now. */
  release(job: StoredJob, now: number, available: number): Promise<void>;
  /** Moves a job to `failed_jobs`; nothing where it is gone, or another's by now. */
  fail(job: StoredJob, failed: FailedJob): Promise<void>;
}
