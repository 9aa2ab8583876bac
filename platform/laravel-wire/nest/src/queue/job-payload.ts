import { randomUUID } from 'node:crypto';

/** Members of a payload that a worker reads, Laravel's or ours. Others are ignored. */
export interface JobPayload {
  uuid?: string;
  displayName?: string | null;
  /** `App\Jobs\Name@handle`. */
  job: string;
  maxTries?: number | null;
  /** Seconds, one for each attempt: `10` or `10,60`. */
  backoff?: number | string | null;
  /** Seconds. */
  delay?: number | null;
  /** Unix seconds. */
  retryUntil?: number | null;
  data?: unknown;
}

/** Marks a payload in which Laravel has put a job object in PHP's serialization. */
const OF_PHP = 'Illuminate\\Queue\\CallQueuedHandler@call';

export const isOfPhp = ({ job }: JobPayload): boolean => job === OF_PHP;

/** `Class@method`; a name without a method is Laravel's `Class@fire`. */
export const handlerName = ({ job }: JobPayload): string => (job.includes('@') ? job : `${job}@fire`);

/** Payload as Laravel 13's `Queue::push($name, $data)` writes it. @param now  Unix seconds */
export function newPayload(name: string, data: unknown, delay: number | null, now: number) {
  const uuid = randomUUID();
  const payload = {
    uuid,
    displayName: name.split('@')[0],
    job: name,
    maxTries: null,
    maxExceptions: null,
    failOnTimeout: false,
    backoff: null,
    timeout: null,
    data,
    createdAt: now,
    delay,
  };
  return { uuid, text: jsonOf(payload) };
}

/** JSON as PHP writes it with JSON_UNESCAPED_UNICODE. */
function jsonOf(value: object): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`);
}

/** @throws Error for what no worker can run */
export function readPayload(text: string): JobPayload {
  const read: unknown = JSON.parse(text);
  if (typeof read === 'object' && read !== null && typeof Reflect.get(read, 'job') === 'string') {
    return read as JobPayload;
  }
  throw new Error('The payload names no job.');
}

/** The payload's id; a new one where there is none. */
export function uuidOf(text: string): string {
  try {
    return readPayload(text).uuid ?? randomUUID();
  } catch {
    return randomUUID();
  }
}

/** Seconds until the next attempt, as Laravel counts: its delay, where there is no backoff, is the backoff. */
export function backoffOf({ backoff, delay }: JobPayload, attempts: number, usual: number): number {
  const steps = String(backoff ?? delay ?? usual).split(',');
  return Number.parseInt(steps[attempts - 1] ?? steps.at(-1) ?? '', 10) || 0;
}
