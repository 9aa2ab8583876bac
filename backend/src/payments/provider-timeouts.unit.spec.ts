import { ProviderTimeouts } from './provider-timeouts';

const never = () => new Promise<string>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives what is done in time, and nothing for what takes longer than somebody waits', async () => {
  const isLate = jest.fn();
  const patience = new ProviderTimeouts(jest.fn(), isLate);
  const late = patience.within(never());

  expect(await patience.within(Promise.resolve('paid'))).toBe('paid');
  expect(isLate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(9_500);
  expect(await late).toBeNull();
  expect(isLate).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('tells of what failed, and keeps nobody waiting for it', async () => {
  const failed = jest.fn();
  const error = new Error('the line is dead');

  expect(await new ProviderTimeouts(failed, jest.fn()).within(Promise.reject(error))).toBeNull();

  expect(failed).toHaveBeenCalledWith(error);
});

it('answers those who wait five seconds after it is told to stop', async () => {
  const patience = new ProviderTimeouts(jest.fn(), jest.fn());
  const answered = jest.fn();
  void patience.waitFor(never()).then(answered);
  await jest.advanceTimersByTimeAsync(1_000);

  patience.onModuleDestroy();

  await jest.advanceTimersByTimeAsync(4_999);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledTimes(1);
  void patience.waitFor(never()).then(answered);
  await jest.advanceTimersByTimeAsync(0);
  expect(answered).toHaveBeenCalledTimes(2);
});
