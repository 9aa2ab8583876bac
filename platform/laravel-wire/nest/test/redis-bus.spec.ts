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
const begun = async (client?: Redis) => {
  const bus = made(client);
  await bus.onApplicationBootstrap();
  return bus;
};
const next = (bus: InstanceType<typeof RedisBus>) =>
  new Promise<BusMessage>((resolve) => bus.subscribe(resolve));
const listening = async (count: number) => {
  const until = performance.now() + 60_000;
  while (Number((await redis.pubsub('NUMSUB', `${PREFIX}broadcasts`))[1]) !== count) {
    if (performance.now() > until) throw new Error(`not ${count} listen`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
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
  const [one, two] = [await begun(), await begun()];
  const heard = [one, two].map(next);

  one.publish({ kind: 'end-user', userId: 4 });

  expect(await Promise.all(heard)).toEqual([
    { kind: 'end-user', userId: 4 },
    { kind: 'end-user', userId: 4 },
  ]);
});

it('sends what was published last before the application ends its connection', async () => {
  const heard = next(await begun());
  const ending = redis.duplicate();
  const bus = made(ending);
  await ending.ping();

  bus.publish({ kind: 'end-user', userId: 5 });
  await bus.beforeApplicationShutdown();
  await ending.quit();

  expect(await heard).toEqual({ kind: 'end-user', userId: 5 });
});

it('complains of nothing that its own end cuts short', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { client, subscriber } = withSubscriber();
  const bus = made(client);
  await subscriber.connect();
  await bus.onApplicationBootstrap();
  let cutShort: (reason: Error) => void = () => undefined;
  const answer = new Promise<number>((_resolve, reject) => (cutShort = reject));
  const asked = new Promise<void>((resolve) => {
    jest.spyOn(subscriber, 'subscribe').mockImplementation(() => (resolve(), answer));
  });

  const heard = bus.hear('private-notes.2');
  await asked;
  bus.onApplicationShutdown();
  cutShort(new Error('Connection is closed.'));
  await heard;

  expect(write.mock.calls).toEqual([]);
  write.mockRestore();
});

it('tells which channels any process listens to', async () => {
  const [bus, other] = [await begun(), await begun()];
  await other.hear('private-notes.7');

  expect(await bus.heard(['private-notes.7', 'private-notes.8'])).toEqual(new Set(['private-notes.7']));
  other.forget('private-notes.7');
});

const EVENT: BusMessage = {
  kind: 'event',
  channel: 'private-notes.1',
  event: 'saved',
  data: { id: 1 },
  except: null,
};
const END: BusMessage = { kind: 'end-user', userId: 4 };
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
  const [one, two] = [await begun(), await begun()];
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
  await bus.onApplicationBootstrap();
  await subscriber.ping();

  expect(await heardOf([bus])).toEqual([['end-user']]);
  expect(failures).toEqual([]);
});

it('keeps a start waiting until it hears, but not for a Redis that is away', async () => {
  const bus = await begun();
  expect(await heardOf([bus])).toEqual([['end-user']]);
  const { client, subscriber } = withSubscriber();
  const connected = jest.fn();
  subscriber.on('connect', connected);

  await begun(client);

  expect(connected).not.toHaveBeenCalled();
});

it('tells of what may have been missed whoever was there before it heard', async () => {
  const { client, subscriber } = withSubscriber();
  const bus = await begun(client);
  const first = next(bus);

  await bus.hear(EVENT.channel);
  void subscriber.connect();

  expect(await first).toEqual({ kind: 'missed' });
  expect(await heardOf([bus], EVENT)).toEqual([['event', 'end-user']]);
});

it('hears again after its connection was cut', async () => {
  const { client, subscriber } = withSubscriber();
  void subscriber.connect();
  const bus = await begun(client);
  const first = next(bus);
  await bus.hear(EVENT.channel);
  subscriber.disconnect(true);
  await listening(0);
  await bus.hear('private-notes.2');

  expect(await first).toEqual({ kind: 'missed' });
  const elsewhere = { ...EVENT, channel: 'private-notes.2' };
  expect(await heardOf([bus], EVENT, elsewhere)).toEqual([['event', 'event', 'end-user']]);
});
