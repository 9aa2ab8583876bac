import { Redis } from 'ioredis';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestRedis {
  /** URL or socket file. */
  address: string;
  client: Redis;
  stop(): Promise<void>;
}

/** `TEST_REDIS_URL`, or a server of its own on a socket file. */
export async function startRedis(): Promise<TestRedis> {
  const url = process.env['TEST_REDIS_URL'];
  if (url) {
    const client = new Redis(url);
    return { address: url, client, stop: async () => client.disconnect() };
  }

  const folder = await mkdtemp(join(tmpdir(), 'wire-redis-'));
  const address = join(folder, 'redis.sock');
  const server = spawn('redis-server', [
    '--port',
    '0',
    '--unixsocket',
    address,
    '--save',
    '',
    '--dir',
    folder,
  ]);
  const client = new Redis({ path: address, retryStrategy: () => 20 });
  client.on('error', () => undefined);
  await client.ping();
  return {
    address,
    client,
    stop: async () => {
      client.disconnect();
      server.kill();
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
