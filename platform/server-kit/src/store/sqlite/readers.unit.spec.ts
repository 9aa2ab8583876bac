import { SlotDelays } from '../slot-delays';
import type { SqliteConnection } from './connection';
import { Readers } from './readers';
import type { Answer } from './session';

interface Reader {
  asked: string[];
  answer(): Promise<void>;
}

/** Readers that answer when they are told. */
function scene() {
  const opened: Reader[] = [];
  const open = (): SqliteConnection => {
    const answers: ((answer: Answer) => void)[] = [];
    const reader: Reader = {
      asked: [],
      async answer() {
        answers.shift()?.({ rows: [] });
        await new Promise(setImmediate);
      },
    };
    opened.push(reader);
    return {
      isLost: false,
      ask: (request) =>
        new Promise((resolve) => {
          reader.asked.push(request === 'reset' ? request : request.sql);
          answers.push(resolve);
        }),
      close: () => Promise.resolve(),
    };
  };
  const waits = new SlotDelays();
  const readers = new Readers(open, waits);
  const ask = (sql: string, count = 1) => {
    for (let turn = 0; turn < count; turn += 1) void readers.ask(sql, []);
  };
  const learn = async (sql: string) => {
    ask(sql);
    await opened[0]?.answer();
  };
  const asked = () => opened.map((reader) => reader.asked);
  return { opened, waits, ask, learn, asked };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const losePatience = () => jest.advanceTimersByTime(10);

it('starts a reader for each of three, and the next waits when nothing is known of it', () => {
  const { ask, asked } = scene();
  ask('SELECT new', 4);
  losePatience();

  expect(asked()).toEqual([['SELECT new'], ['SELECT new'], ['SELECT new']]);
});

it('starts no other reader for who waits less than one takes to start', async () => {
  const { ask, asked, opened } = scene();
  ask('SELECT new', 3);
  jest.advanceTimersByTime(9);
  await opened[0]?.answer();
  await opened[0]?.answer();
  losePatience();

  expect(asked()).toEqual([['SELECT new', 'SELECT new', 'SELECT new']]);
});

it('hands a reader four of those that were quick, and the others wait', async () => {
  const { ask, learn, asked, waits, opened } = scene();
  await learn('SELECT quick');
  ask('SELECT quick', 14);
  losePatience();

  expect(asked().map(({ length }) => length)).toEqual([5, 4, 4]);
  expect(waits.longestMs()).toBeGreaterThan(0);
  await opened[1]?.answer();
  await opened[1]?.answer();
  expect(asked().map(({ length }) => length)).toEqual([5, 6, 4]);
  expect(waits.longestMs()).toBe(0);
});

it('hands nothing to a reader at work on what may be long', async () => {
  const { ask, learn, asked, opened } = scene();
  await learn('SELECT quick');
  ask('SELECT new', 3);
  losePatience();
  ask('SELECT quick');
  expect(
    asked()
      .flat()
      .filter((sql) => sql === 'SELECT quick'),
  ).toHaveLength(1);

  await opened[1]?.answer();
  expect(asked()[1]).toEqual(['SELECT new', 'SELECT quick']);
});
