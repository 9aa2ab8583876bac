import type * as Package from '../src';
import type * as PusherPackage from '../src/pusher';
import { Browser, bootFresh, type ReferenceApp } from './browser';
import { closePushers, joined, pusherEchoOf } from './pusher-clients';
import { until } from './socket-clients';

// Nest cannot be loaded inside jest's sandbox.
const { BROADCAST_BUS, LocalBus, PublishingBus } = (
  Reflect.get(globalThis, '__package') as () => typeof Package & typeof PusherPackage
)();

const APP = { key: 'app-key', id: 'app', secret: 'app-secret' };

let theirs: ReferenceApp;
const opened: ReferenceApp[] = [];

/** An application that publishes to another server. */
async function publisher(target: object): Promise<Browser> {
  const bus = new PublishingBus(new LocalBus(), { ...APP, url: theirs.url, ...target });
  const app = await bootFresh({}, { providers: [{ provide: BROADCAST_BUS, useValue: bus }] });
  opened.push(app);
  const browser = new Browser(app.url);
  await browser.login('renter');
  return browser;
}

async function listener() {
  const browser = new Browser(theirs.url);
  await browser.login('renter');
  const { echo, pusher } = await pusherEchoOf(browser, theirs.url);
  const heard: unknown[] = [];
  const channel = echo.private('notes.2').listen('.saved', (data: unknown) => heard.push(data));
  await joined(channel as never);
  return { heard, id: pusher.connection.socket_id };
}

beforeAll(async () => {
  theirs = await bootFresh({});
});
afterEach(closePushers);
afterAll(() => Promise.all([theirs, ...opened].map((app) => app.close())));

it('tells clients of another Pusher server what is broadcast here, but the one that caused it', async () => {
  const [one, two] = [await listener(), await listener()];
  const browser = await publisher({});

  await browser.send('POST', '/api/notes', { text: 'first' }, { 'X-Socket-Id': one.id });
  await until(() => two.heard.length === 1);
  await browser.send('POST', '/api/notes', { text: 'second' });
  await until(() => one.heard.length === 1 && two.heard.length === 2);

  const note = (text: string) => ({ model: { id: 3, user_id: 2, text } });
  expect(one.heard).toEqual([note('second')]);
  expect(two.heard).toEqual([note('first'), note('second')]);
});

it('does not repeat what was published here over HTTP', async () => {
  const other = await listener();
  const published: unknown[] = [];
  // Asked for the time of each call, before it is made.
  const clock = { now: jest.fn(() => new Date()) };
  const bus = new PublishingBus(new LocalBus(), { ...APP, url: theirs.url }, clock);
  bus.subscribe((message) => published.push(message));
  const event = { kind: 'event', channel: 'private-notes.2', event: 'saved', except: null } as const;

  bus.publish({ ...event, data: { id: 1 }, isPublished: true });
  bus.publish({ ...event, event: 'client-saved', data: { id: 2 } });
  bus.publish({ ...event, data: { id: 3 } });
  await until(() => other.heard.length > 0);

  expect(published).toHaveLength(3);
  expect(clock.now).toHaveBeenCalledTimes(1);
  expect(other.heard).toEqual([{ id: 3 }]);
});

it.each([
  ['that is away', { url: 'http://127.0.0.1:1' }],
  ['that refuses', { secret: 'another' }],
])('fails no request for a server %s', async (_, target) => {
  const browser = await publisher(target);

  expect((await browser.send('POST', '/api/notes', { text: 'x' })).status).toBe(201);
});

it('hears and forgets channels by the bus that it stands before', async () => {
  const asked: string[] = [];
  const inner = Object.assign(new LocalBus(), {
    hear: async (channel: string) => void asked.push(`hear ${channel}`),
    forget: (channel: string) => void asked.push(`forget ${channel}`),
  });
  const bus = new PublishingBus(inner, { ...APP, url: theirs.url });

  await bus.hear('private-notes.2');
  bus.forget('private-notes.2');

  expect(asked).toEqual(['hear private-notes.2', 'forget private-notes.2']);
});
