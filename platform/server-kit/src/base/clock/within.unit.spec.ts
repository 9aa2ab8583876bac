import { within } from './within';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives what the work gives, and keeps no timer', async () => {
  await expect(within(60_000, Promise.resolve(7))).resolves.toBe(7);
  await expect(within(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives up work that does not end', async () => {
  const seen = expect(within(120_000, new Promise(() => undefined))).rejects.toThrow(
    'It did not end within 2 minutes.',
  );
  await jest.advanceTimersByTimeAsync(119_999);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  await seen;
});
