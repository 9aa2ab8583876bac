import type { WireError } from './wire-error';

const LONGEST_MS = 10_000;
const TOLD = ['everybody: network', 'its caller: network'];
const page = new EventTarget();
const happens = (name: string) => page.dispatchEvent(new Event(name));

/** A browser gives up a call. @returns who was told of it, and is from then on */
async function callGivenUp(): Promise<string[]> {
  const { createWire } = await import('./wire');
  const { http, onFailure } = createWire({ cookies: () => '' });
  const told: string[] = [];
  onFailure(({ kind }) => told.push(`everybody: ${kind}`));
  void http.get('api/notes').catch(({ kind }: WireError) => told.push(`its caller: ${kind}`));
  await settled();
  return told;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeAll(() => {
  Object.assign(globalThis, {
    addEventListener: page.addEventListener.bind(page),
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
});
beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => {
  happens('pageshow');
  jest.useRealTimers();
});

it('says at once that nobody answered, while a page stays', async () => {
  expect(await callGivenUp()).toEqual(TOLD);
});

it.each(['beforeunload', 'pagehide'])(
  'says nothing of it after %s, until the page is shown again',
  async (left) => {
    happens(left);
    const told = await callGivenUp();
    expect(told).toEqual([]);

    happens('pageshow');
    await settled();

    expect(told).toEqual(TOLD);
  },
);

it('says so where the page has stayed after all', async () => {
  happens('beforeunload');
  const told = await callGivenUp();
  jest.advanceTimersByTime(LONGEST_MS - 1);
  await settled();
  expect(told).toEqual([]);

  jest.advanceTimersByTime(1);
  await settled();

  expect(told).toEqual(TOLD);
});

it('waits for a page that is hidden, however long', async () => {
  happens('beforeunload');
  happens('pagehide');
  const told = await callGivenUp();

  jest.advanceTimersByTime(10 * LONGEST_MS);
  await settled();

  expect(told).toEqual([]);
});
