import { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import type { BusMessage } from '../src';
import type * as Package from '../src/redis';
import { UnansweredLine } from './unanswered-line';
import { startRedis, type TestRedis } from './redis-server';

// Nest cannot be loaded inside jest's sandbox.
const { RedisBus } = (Reflect.get(globalThis, '__package') as () => typeof Package)();

const PREFIX = `wire-outages-${process.pid}:`;
const BEAT_MS = 50;
const MESSAGE: BusMessage = { kind: 'end-user', userId: 9 };

let server: TestRedis;
let line: UnansweredLine;
let client: Redis;
let bus: InstanceType<typeof RedisBus>;

beforeEach(async () => {
  server = await startRedis();
  line = new UnansweredLine(server.address);
  const port = await line.start();
  client = new Redis({
    sentinels: [{ host: '127.0.0.1', port }],
    name: 'wire',
    lazyConnect: true,
    retryStrategy: () => 20,
    sentinelRetryStrategy: () => 20,
  });
  bus = new RedisBus(client, PREFIX, BEAT_MS);
  await bus.onApplicationBootstrap();
  // A busy machine may answer its first beat late, which is a miss as well.
  expect(await heard()).toContain(MESSAGE.kind);
});

afterEach(async () => {
  bus.onApplicationShutdown();
  line.stop();
  await server.stop();
});

/** The kinds of what the bus hears until it has heard a message that is published again and again. */
async function heard(): Promise<string[]> {
  const kinds = new Set<string>();
  bus.subscribe(({ kind }) => kinds.add(kind));
  const until = performance.now() + 60_000;
  for (; !kinds.has(MESSAGE.kind) && performance.now() < until; await pause(5)) {
    await server.client.publish(`${PREFIX}broadcasts`, JSON.stringify(MESSAGE));
  }
  return [...kinds].sort();
}

it('leaves a connection on which nobody answers any more', async () => {
  line.hold('redis');
  await line.inVain('redis');
  line.goOn();

  expect(await heard()).toEqual([MESSAGE.kind, 'missed']);
});

it('hears again when such a connection ends while Sentinels are asked who is the master', async () => {
  line.hold('redis');
  await line.inVain('redis');
  line.hold('redis', 'sentinel');
  line.cut();
  await line.inVain('sentinel');
  await pause(4 * BEAT_MS);
  line.goOn();

  expect(await heard()).toEqual([MESSAGE.kind, 'missed']);
});

it('leaves a server that takes its connection and says nothing', async () => {
  line.hold('sentinel');
  line.cut();
  await line.inVain('sentinel');
  line.goOn();
  line.hold('redis');
  await line.inVain('redis');
  line.goOn();

  expect(await heard()).toEqual([MESSAGE.kind, 'missed']);
});
