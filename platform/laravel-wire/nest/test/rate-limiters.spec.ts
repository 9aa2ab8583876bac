import type * as wire from '@laravel-wire/nest';
import type { WireReply, WireRequest } from '../src';

const { MemoryRateLimiter, RateLimiters } = (Reflect.get(globalThis, '__package') as () => typeof wire)();

const clock = { now: () => new Date('2026-01-01T00:00:00Z') };
const request = {} as WireRequest;
const reply = { getHeader: () => undefined, headers: () => undefined } as unknown as WireReply;

/** All ask before any of them is counted, as where the counts are another server's. */
class DistantLimiter extends MemoryRateLimiter {
  override async peek(key: string) {
    const count = await super.peek(key);
    await new Promise((resolve) => setImmediate(resolve));
    return count;
  }
}

it('lets no more requests in that come together', async () => {
  const limiters = new RateLimiters(new DistantLimiter(clock), clock);
  limiters.for('uploads', () => ({ maxAttempts: 3, decaySeconds: 60 }));

  const all = await Promise.allSettled(
    Array.from({ length: 9 }, () => limiters.count(['uploads'], request, reply, null)),
  );

  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

it('says which limiter is not there', async () => {
  const limiters = new RateLimiters(new MemoryRateLimiter(clock), clock);

  await expect(limiters.count(['uploads'], request, reply, null)).rejects.toThrow(
    'Rate limiter [uploads] is not defined.',
  );
});
