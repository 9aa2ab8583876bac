import { Silence } from './silence';

const limits = { activityTimeout: 30, pongTimeout: 30, lookAfter: 60 };
const seconds = (count: number) => jest.advanceTimersByTime(count * 1000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks a client once after its time, and ends it when no answer came in time', () => {
  const silence = new Silence();
  const dues = [59, 1, 29, 1].map((count) => {
    seconds(count);
    return silence.look(limits);
  });

  expect(dues).toEqual([null, 'ask', null, 'end']);
});

it('begins anew with what it hears', () => {
  const silence = new Silence();
  seconds(60);
  silence.look(limits);

  silence.restart();

  seconds(59);
  expect(silence.look(limits)).toBeNull();
  seconds(1);
  expect(silence.look(limits)).toBe('ask');
});

it('asks first where the server itself was away for longer than both times', () => {
  const silence = new Silence();
  seconds(600);

  expect(silence.look(limits)).toBe('ask');
});
