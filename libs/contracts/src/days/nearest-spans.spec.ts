import { nearestSpans } from './nearest-spans';

const rental = (from: string, to: string) => ({ from, to, reason: 'rental' as const });
const blackout = (from: string, to: string) => ({ from, to, reason: 'blackout' as const });

describe('nearestSpans', () => {
  const search = {
    wanted: { from: '2026-05-10', to: '2026-05-11' },
    earliest: '2026-05-01',
    turnaroundDays: 0,
    count: 3,
    reachDays: 30,
  };

  it('goes outward from the wanted start, the later of two equally near ones first', () => {
    const spans = nearestSpans([rental('2026-05-10', '2026-05-10')], search);

    expect(spans).toEqual([
      { from: '2026-05-11', to: '2026-05-12' },
      { from: '2026-05-12', to: '2026-05-13' },
      { from: '2026-05-08', to: '2026-05-09' },
    ]);
  });

  it('leaves room for the turnaround before a rental, none before a blackout', () => {
    const before = { ...search, count: 1, turnaroundDays: 2, earliest: '2026-05-01' };

    expect(nearestSpans([rental('2026-05-11', '2026-06-30')], before)).toEqual([
      { from: '2026-05-07', to: '2026-05-08' },
    ]);
    expect(nearestSpans([blackout('2026-05-11', '2026-06-30')], before)).toEqual([
      { from: '2026-05-09', to: '2026-05-10' },
    ]);
  });

  it('finds none before the earliest day, and gives up at its reach', () => {
    expect(nearestSpans([rental('2026-05-02', '2026-06-30')], search)).toEqual([]);
    expect(nearestSpans([rental('2026-05-02', '2026-06-05')], search)).toEqual([
      { from: '2026-06-06', to: '2026-06-07' },
      { from: '2026-06-07', to: '2026-06-08' },
      { from: '2026-06-08', to: '2026-06-09' },
    ]);
  });
});
