import { Timeouts } from './timeouts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function scene() {
  const deadlines = new Timeouts(1_000);
  const givenUp: string[] = [];
  const begin = (name: string) => deadlines.begin(() => givenUp.push(name));
  return { begin, givenUp };
}

it('gives up each wait after its own time, with one timer for all', () => {
  const { begin, givenUp } = scene();
  begin('first');
  jest.advanceTimersByTime(600);
  begin('second');
  expect(jest.getTimerCount()).toBe(1);

  jest.advanceTimersByTime(400);
  expect(givenUp).toEqual(['first']);
  jest.advanceTimersByTime(599);
  expect(givenUp).toEqual(['first']);
  jest.advanceTimersByTime(1);

  expect(givenUp).toEqual(['first', 'second']);
  expect(jest.getTimerCount()).toBe(0);
});

it('leaves alone what has ended, and begins anew after a silence', () => {
  const { begin, givenUp } = scene();
  begin('first')();
  jest.advanceTimersByTime(5_000);
  begin('second');
  jest.advanceTimersByTime(1_000);

  expect(givenUp).toEqual(['second']);
});
