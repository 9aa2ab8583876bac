import { RenderFailures } from './render-failures';

const MINUTE = 60_000;

it('counts ends of late, of each set of versions by itself', () => {
  const strikes = new RenderFailures();

  const told = [0, 1, 2].map((minute) => strikes.add('mf-small/1', minute * MINUTE));

  expect(told).toEqual([false, false, true]);
  expect(strikes.areOut('mf-small/1', 3 * MINUTE)).toBe(true);
  expect(strikes.areOut('mf-small/2', 3 * MINUTE)).toBe(false);
});

it('tries them again after a while, and counts anew', () => {
  const strikes = new RenderFailures();
  for (const minute of [0, 1, 2]) strikes.add('mf-small/1', minute * MINUTE);

  expect([10, 13].map((minute) => strikes.areOut('mf-small/1', minute * MINUTE))).toEqual([false, false]);
  expect(strikes.add('mf-small/1', 13 * MINUTE)).toBe(false);
});
