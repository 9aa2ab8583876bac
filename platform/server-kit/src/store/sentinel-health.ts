import { Redis } from 'ioredis';
import { sentinelOf } from '../base/settings/redis-address';

const ANSWER_MS = 1_000;

/** Statements of the Sentinels of an address at this moment. */
export interface SentinelHealth {
  /** Those that do not answer, by host and port. */
  away: string[];
  total: number;
  /** True where so many agree that another master could be chosen. */
  hasQuorum: boolean;
  /** That the master has, and that are there. */
  replicas: number;
  /** Those that it had, and that Sentinels still look for. */
  replicasAway: number;
}

/** Null for the address of a Redis itself. Asks each Sentinel for a second at most. */
export async function sentinelHealth(url: string): Promise<SentinelHealth | null> {
  const behind = sentinelOf(url);
  if (!behind) return null;
  const { sentinels, name } = behind;
  const answers = await Promise.all(sentinels.map((one) => answerOf(one, name)));
  const there = answers.filter((one) => one !== null);
  return {
    away: sentinels.filter((_, index) => answers[index] === null).map(({ host, port }) => `${host}:${port}`),
    total: sentinels.length,
    hasQuorum: there.some(({ hasQuorum }) => hasQuorum),
    replicas: Math.max(0, ...there.map(({ replicas }) => replicas)),
    replicasAway: Math.max(0, ...there.map(({ replicasAway }) => replicasAway)),
  };
}

/** Null where it does not answer, or knows no master of this name. */
async function answerOf(sentinel: { host: string; port: number }, name: string) {
  const redis = new Redis({
    ...sentinel,
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    enableReadyCheck: false,
  });
  // The response lists those that do not answer.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const replicas = (await redis.call('SENTINEL', 'REPLICAS', name)) as string[][];
    const agreed = redis.call('SENTINEL', 'CKQUORUM', name);
    const present = replicas.filter(isThere).length;
    return {
      replicas: present,
      replicasAway: replicas.length - present,
      hasQuorum: await agreed.then(() => true, isNoQuorum),
    };
  } catch {
    return null;
  } finally {
    redis.disconnect();
  }
}

/** Fields and values in turns; what is away has a flag that says so. */
function isThere(replica: string[]): boolean {
  return !/_down|disconnected/.test(replica[replica.indexOf('flags') + 1] ?? '');
}

/** @throws what is no answer to the question */
function isNoQuorum(error: Error): false {
  if (/NOQUORUM/.test(error.message)) return false;
  throw error;
}

/** @returns what is to be said @throws Error where the next loss would leave no master */
export function sentinelWords(health: SentinelHealth): string {
  const { away, total, hasQuorum, replicas, replicasAway } = health;
  const found = `${total - away.length} of ${total} Sentinels, ${replicas} replicas`;
  if (away.length > 0) throw new Error(`${found}: ${away.join(', ')} does not answer`);
  if (!hasQuorum) throw new Error(`${found}: too few agree for another master to be chosen`);
  if (replicas === 0) throw new Error(`${found}: nobody could take over from the master`);
  if (replicasAway > 0) throw new Error(`${found}: ${replicasAway} more are away`);
  return found;
}
