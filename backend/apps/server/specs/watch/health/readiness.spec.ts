import type { Readiness } from '@kit/server/watch/health/readiness';
import { api } from '../../../../../test/api';

type Logger = { prototype: { error(text: unknown): void; log(text: unknown): void } };

type Ask = () => Promise<unknown>;

const answers: Ask = async () => 'PONG';
const fails: Ask = async () => {
  throw new Error('gone');
};

function processWith(stores: { database?: Ask; redis?: Ask | null; files?: Ask }) {
  const { database = answers, redis = answers, files = answers } = stores;
  const asked: string[] = [];
  const query = (statement: string) => (asked.push(statement), database());
  const Class = api.exported<new (...stores: unknown[]) => Readiness>(
    '@kit/server/watch/health/readiness',
    'Readiness',
  );
  const readiness = new Class({ query }, redis && { ping: redis }, { ping: files });
  return { readiness, asked };
}

const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  for (const level of ['error', 'log'] as const)
    jest
      .spyOn(api.exported<Logger>('@nestjs/common', 'Logger').prototype, level)
      .mockImplementation((text: unknown) => void logged.push(String(text)));
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('is there while the stores answer, each asked once', async () => {
  const { readiness, asked } = processWith({});

  expect(await readiness.check()).toEqual({ files: true });
  expect([asked, logged]).toEqual([['SELECT 1'], []]);
});

it('is there without Redis where none is set', async () => {
  const { readiness } = processWith({ redis: null });

  expect(await readiness.check()).toEqual({ files: true });
});

it.each([
  ['the database', { database: fails }, 'The database does not answer.'],
  ['Redis', { redis: fails }, 'Redis does not answer.'],
  ['the database, which is named first,', { database: fails, redis: fails }, 'The database does not answer.'],
])('names what is missing: %s', async (_what, stores, message) => {
  await expect(processWith(stores).readiness.check()).rejects.toMatchObject({ status: 503, message });
});

it('goes on without files, and tells', async () => {
  const { readiness } = processWith({ files: fails });

  expect(await readiness.check()).toEqual({ files: false });
  expect(logged).toEqual(['files does not answer: Error: gone']);
});

it('is not there while it stops, and asks no store any more', async () => {
  const { readiness, asked } = processWith({});
  readiness.drain();

  await expect(readiness.check()).rejects.toMatchObject({
    status: 503,
    message: 'The server is about to stop.',
  });
  expect(asked).toEqual([]);
});

it('says an outage once, that it is over once, and what another has said not at all', async () => {
  let database: Ask = fails;
  const { readiness } = processWith({ database: () => database() });
  const isReady = () => readiness.check().then(Boolean, () => false);

  expect([await isReady(), await isReady()]).toEqual([false, false]);
  database = answers;
  expect([await isReady(), await isReady()]).toEqual([true, true]);
  database = async () => {
    throw new (api.exported<new () => Error>('@kit/server/store/store-unavailable', 'StoreUnavailable'))();
  };
  expect(await isReady()).toBe(false);
  expect(logged).toEqual(['database does not answer: Error: gone', 'database answers again']);
});
