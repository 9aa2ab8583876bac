import type { Redis } from 'ioredis';
import type * as Locks from '../src/locks';
import type * as RedisPackage from '../src/redis';
import { startRedis, type TestRedis } from './redis-server';

// Nest cannot be loaded inside jest's sandbox.
const { CacheLocks, LaravelRedisLocks, LockTimeout } = (
  Reflect.get(globalThis, '__package') as () => typeof Locks & typeof RedisPackage
)();

const PREFIX = `locks-spec-${process.pid}:`;
let server: TestRedis;
let redis: Redis;
let locks: InstanceType<typeof CacheLocks>;

beforeAll(async () => {
  server = await startRedis();
  redis = server.client;
  locks = new CacheLocks(new LaravelRedisLocks(redis, { prefix: PREFIX }));
});
beforeEach(async () => {
  const keys = await redis.keys(`${PREFIX}*`);
  await Promise.all(keys.map((key) => redis.del(key)));
});
afterAll(() => server.stop());

const ttl = (name: string) => redis.ttl(PREFIX + name);

it('is the key that Laravel sets, with its end, and nobody else’s meanwhile', async () => {
  const ours = locks.lock('orders', 60);

  expect(await ours.get()).toBe(true);
  expect(await locks.lock('orders', 60).get()).toBe(false);
  expect(await redis.get(`${PREFIX}orders`)).toBe(ours.owner);
  expect(await ttl('orders')).toBeGreaterThan(50);
  expect([await ours.isLocked(), await ours.isOwnedByCurrentProcess()]).toEqual([true, true]);
  expect(await locks.lock('orders').isOwnedByCurrentProcess()).toBe(false);
});

it('without seconds has no end', async () => {
  const lock = locks.lock('orders');
  await lock.get();
  expect(await ttl('orders')).toBe(-1);

  await lock.refresh(30);
  expect(await ttl('orders')).toBeGreaterThan(20);
  await lock.refresh();
  expect(await ttl('orders')).toBe(-1);
});

it('is changed and released by its owner alone, or by force', async () => {
  const ours = locks.lock('orders', 60);
  const other = locks.lock('orders', 60);
  await ours.get();

  expect([await other.refresh(900), await other.release()]).toEqual([false, false]);
  expect(await ttl('orders')).toBeLessThan(61);
  expect(await locks.lock('orders', 60, ours.owner).release()).toBe(true);
  expect(await ours.isLocked()).toBe(false);

  await ours.get();
  await other.forceRelease();
  expect(await ours.isLocked()).toBe(false);
});

it('is released after the work, also after work that fails', async () => {
  const lock = locks.lock('orders', 60);

  expect(await lock.get(() => locks.lock('orders').get())).toBe(false);
  expect(await lock.get(() => 'done')).toBe('done');
  await expect(lock.get(() => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper');
  expect(await lock.isLocked()).toBe(false);
});

it('is not worked on while somebody else has it', async () => {
  await locks.lock('orders', 60).get();
  const work = jest.fn();

  expect(await locks.lock('orders', 60).get(work)).toBe(false);
  expect(work).not.toHaveBeenCalled();
});

it('is waited for', async () => {
  const first = locks.lock('orders', 60);
  await first.get();
  const second = locks.lock('orders', 60).block(20, () => 'mine');
  await first.release();

  expect(await second).toBe('mine');
  await first.get();
  await expect(locks.lock('orders', 60).block(0)).rejects.toThrow(LockTimeout);
});
