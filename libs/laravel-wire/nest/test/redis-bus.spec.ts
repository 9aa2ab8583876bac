import type { Redis } from 'ioredis';
import type { BusMessage } from '../src';
import type * as Package from '../src/redis';
import { startRedis, type TestRedis } from './redis-server';

// Nest cannot be loaded inside jest's sandbox.
const { RedisBus } = (Reflect.get(globalThis, '__package') as () => typeof Package)();

const PREFIX = `wire-bus-${process.pid}:`;

let server: TestRedis;
let redis: Redis;

beforeAll(async () => {
  server = await startRedis();
  redis = server.client;
});

afterAll(() => server.stop());

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

it('tells of what may have been missed where somebody listens before there is a connection', async () => {
  const { client, subscriber } = withSubscriber();
  const bus = made(client);
  const first = next(bus);

  await bus.hear(EVENT.channel);
  void subscriber.connect();

  expect(await first).toEqual({ kind: 'missed' });
  expect(await heardOf([bus], EVENT)).toEqual([['event', 'end-user']]);
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
