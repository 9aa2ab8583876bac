import { stepsOf, waiting, worseThan } from './steps';

it('reads rising shares, ten minutes apart without other minutes', () => {
  expect(stepsOf({ steps: '1, 10,50%,100' })).toEqual({ shares: [100, 1_000, 5_000, 10_000], minutes: 10 });
  expect(stepsOf({ steps: '2.5', minutes: '60' })).toEqual({ shares: [250], minutes: 60 });
  expect(stepsOf({ share: 25 })).toEqual({ shares: [2_500], minutes: 10 });
});

it.each([
  ['falling shares', { steps: '10,5' }, 'steps'],
  ['the same share twice', { steps: '10,10' }, 'steps'],
  ['more than all', { steps: '10,101' }, 'steps'],
  ['words', { steps: 'all' }, 'steps'],
  ['too many', { steps: Array.from({ length: 21 }, (_, at) => at + 1).join() }, 'steps'],
  ['a share beside them', { steps: '1,10', share: '5%' }, 'steps'],
  ['no minutes', { steps: '1,10', minutes: '0' }, 'minutes'],
  ['more than a week', { steps: '1,10', minutes: 10_081 }, 'minutes'],
])('refuses %s', (_, typed, field) => {
  expect(() => stepsOf(typed)).toThrow(
    expect.objectContaining({ errors: { [field]: [expect.any(String)] } }),
  );
});

it('waits for the next step only where one follows', () => {
  const now = new Date('2026-12-01T12:00:00Z');

  expect(waiting(now, { shares: [], minutes: 10 })).toBeNull();
  expect(waiting(now, { shares: [5_000], minutes: 10 })?.next_at).toBe('2026-12-01T12:10:00.000000Z');
});

it.each([
  [[2_700, 0], [300, 2], null],
  [[2_700, 0], [300, 3], 'failed for 3 of 300 sessions, the version before for 0 of 2700'],
  [[2_700, 9], [300, 3], null],
  [[2_700, 9], [300, 8], 'failed for 8 of 300 sessions, the version before for 9 of 2700'],
  [[500, 0], [500, 3], null],
  [[0, 0], [300, 5], null],
  [[0, 0], [60, 5], 'failed for 5 of 60 sessions'],
  [[900, 300], [100, 33], null],
  [[0, 0], [0, 0], null],
])('compares %j before with %j: %s', ([opened = 0, failed = 0], [tried = 0, triedFailed = 0], words) => {
  expect(worseThan({ opened, failed }, { opened: tried, failed: triedFailed })).toBe(words);
});
