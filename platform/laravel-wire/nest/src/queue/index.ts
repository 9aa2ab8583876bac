export type { FailedJob, JobStore, NewJob, StoredJob } from './job-store';
export { Queue } from './queue';
export { type JobHandler, QueueWorker, type WorkerOptions } from './queue-worker';
