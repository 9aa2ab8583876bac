import type { Redis } from 'ioredis';
import type * as Package from '../src/redis';
import { startRedis, type TestRedis } from './redis-server';

// Nest cannot be loaded inside jest's sandbox.
const { RedisRateLimiter, RedisSessionStore } = (
  Reflect.get(globalThis, '__package') as () => typeof Package
)();

const PREFIX = `wire-spec-${process.pid}:`;

let server: TestRedis;
let redis: Redis;

beforeAll(async () => {
  server = await startRedis();
  redis = server.client;
});

afterAll(async () => {
  const keys = await redis.keys(`${PREFIX}*`);
  await Promise.all(keys.map((key) => redis.del(key)));
  await server.stop();
});

const row = { user_id: 2, ip_address: '10.0.0.1', user_agent: null, payload: { a: [1] }, last_activity: 100 };

describe('sessions in Redis', () => {
  const store = () => new RedisSessionStore(redis, { prefix: PREFIX, lifetimeMinutes: 2 });

  it('come back as they were written, and expire', async () => {
    await store().write('s1', row);

    expect(await store().read('s1')).toEqual(row);
    expect(await store().read('s2')).toBeNull();
    expect(await redis.ttl(`${PREFIX}session:s1`)).toBeGreaterThan(110);
  });

  it('of users whose ids are texts come back, and end with theirs', async () => {
    const user_id = '0199aa55-7b00-7c3e-9d2f-5f3a1c2b4d6e' as never;
    await store().write('u1', { ...row, user_id });
    await store().update('u1', { last_activity: 150 });

    expect(await store().read('u1')).toEqual({ ...row, user_id, last_activity: 150 });
    expect(await redis.ttl(`${PREFIX}sessions-of:${String(user_id)}`)).toBeGreaterThan(110);
    expect(await store().destroyForUser(user_id)).toEqual(['u1']);
  });

  it('change where they exist, and only there', async () => {
    await store().write('s3', { ...row, user_id: null });

    await store().update('s3', { last_activity: 200, payload: { b: 'x' } });
    await store().update('s4', { last_activity: 200 });

    expect(await store().read('s3')).toEqual({
      ...row,
      user_id: null,
      last_activity: 200,
      payload: { b: 'x' },
    });
    expect(await store().read('s4')).toBeNull();
  });

  it('of a user end together, bar one', async () => {
    await Promise.all(
      ['u1', 'u2', 'u3'].map((id, at) => store().write(id, { ...row, user_id: 7, last_activity: at })),
    );
    await store().destroy('u1');

    expect((await store().forUser(7)).map(({ id }) => id)).toEqual(['u3', 'u2']);
    expect(await store().destroyForUser(7, 'u2')).toEqual(['u3']);
    expect(await store().read('u3')).toBeNull();
    expect((await store().forUser(7)).map(({ id }) => id)).toEqual(['u2']);
  });
});

describe('limits in Redis', () => {
  it('count from the first hit on, until cleared', async () => {
    const limiter = new RedisRateLimiter(redis, PREFIX);

    const first = await limiter.hit('k', 60);
    const second = await limiter.hit('k', 5);

    expect([first.hits, second.hits, (await limiter.peek('k')).hits]).toEqual([1, 2, 2]);
    expect(second.secondsLeft).toBeGreaterThan(50);
    await limiter.clear('k');
    expect(await limiter.peek('k')).toEqual({ hits: 0, secondsLeft: 0 });
  });

  it('count several at once, and end as one does', async () => {
    const limiter = new RedisRateLimiter(redis, PREFIX);

    const first = await limiter.hit('many', 60, 100);
    const second = await limiter.hit('many', 60, 7);

    expect([first.hits, second.hits]).toEqual([100, 107]);
    expect(second.secondsLeft).toBeGreaterThan(50);
    expect(second.secondsLeft).toBeLessThan(61);
  });
});
