import type { Redis } from 'ioredis';
import type { BusMessage } from '../src';
import type * as Package from '../src/redis';
import { startRedis, type TestRedis } from './redis-server';

// Nest cannot be loaded inside jest's sandbox.
const { RedisBus, RedisRateLimiter, RedisSessionStore } = (
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
});

describe('the bus over Redis', () => {
  const buses: InstanceType<typeof RedisBus>[] = [];
  const made = (client: Redis = redis) => {
    const bus = new RedisBus(client, PREFIX);
    buses.push(bus);
    return bus;
  };
  const next = (bus: InstanceType<typeof RedisBus>) =>
    new Promise<BusMessage>((resolve) => bus.subscribe(resolve));
  const listening = async (count: number) => {
    const until = performance.now() + 4_000;
    while (Number((await redis.pubsub('NUMSUB', `${PREFIX}broadcasts`))[1]) !== count) {
      if (performance.now() > until) throw new Error(`not ${count} listen`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  /** What listens is hidden in the bus, and made as a duplicate. */
  const withSubscriber = () => {
    const subscriber = redis.duplicate({ lazyConnect: true });
    const client = Object.create(redis, { duplicate: { value: () => subscriber } }) as Redis;
    return { client, subscriber };
  };

  afterEach(async () => {
    buses.splice(0).forEach((bus) => bus.onApplicationShutdown());
    await listening(0);
  });

  it('reaches every process, the sender included', async () => {
    const [one, two] = [made(), made()];
    const heard = [one, two].map(next);
    await listening(2);

    one.publish({ kind: 'end-user', userId: 4 });

    expect(await Promise.all(heard)).toEqual([
      { kind: 'end-user', userId: 4 },
      { kind: 'end-user', userId: 4 },
    ]);
  });

  const EVENT: BusMessage = {
    kind: 'event',
    channel: 'private-notes.1',
    event: 'saved',
    data: { id: 1 },
    except: null,
  };
  const END: BusMessage = { kind: 'end-user', userId: 4 };
  /** What each hears of these messages; all hear the last one. */
  const heardOf = async (all: InstanceType<typeof RedisBus>[], ...messages: BusMessage[]) => {
    const heard = all.map((bus) => {
      const kinds: string[] = [];
      const last = new Promise<string[]>((resolve) =>
        bus.subscribe((message) => {
          kinds.push(message.kind);
          if (message.kind === 'end-user') resolve(kinds);
        }),
      );
      return last;
    });
    [...messages, END].forEach((message) => all[0]?.publish(message));
    return Promise.all(heard);
  };

  it('carries an event to the processes that hear its channel alone, until their last listener went', async () => {
    const [one, two] = [made(), made()];
    await listening(2);
    await Promise.all([two.hear(EVENT.channel), two.hear(EVENT.channel), two.hear('private-notes.2')]);

    expect(await heardOf([one, two], EVENT)).toEqual([['end-user'], ['event', 'end-user']]);

    two.forget(EVENT.channel);
    await two.hear('private-notes.3');
    expect(await heardOf([one, two], EVENT)).toEqual([['end-user'], ['event', 'end-user']]);

    two.forget(EVENT.channel);
    await two.hear('private-notes.4');
    expect(await heardOf([one, two], EVENT)).toEqual([['end-user'], ['end-user']]);
  });

  it('hears what is listened for while its connection is being set up', async () => {
    const { client, subscriber } = withSubscriber();
    const bus = made(client);
    const connected = new Promise((resolve) => subscriber.once('connect', resolve));
    void subscriber.connect();
    await connected;
    const failures: unknown[] = [];
    subscriber.on('error', (error: unknown) => failures.push(error));
    const heard = next(bus);
    await listening(1);
    await subscriber.ping();

    bus.publish({ kind: 'end-user', userId: 5 });

    expect(await heard).toEqual({ kind: 'end-user', userId: 5 });
    expect(failures).toEqual([]);
  });

  it('hears again after its connection was cut', async () => {
    const { client, subscriber } = withSubscriber();
    const bus = made(client);
    const first = next(bus);
    void subscriber.connect();
    await listening(1);
    await bus.hear(EVENT.channel);
    subscriber.disconnect(true);
    await listening(0);
    await bus.hear('private-notes.2');

    expect(await first).toEqual({ kind: 'missed' });
    const elsewhere = { ...EVENT, channel: 'private-notes.2' };
    expect(await heardOf([bus], EVENT, elsewhere)).toEqual([['event', 'event', 'end-user']]);
  });
});
