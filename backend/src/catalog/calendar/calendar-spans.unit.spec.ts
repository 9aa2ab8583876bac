import { mergedSpans } from './calendar-spans';

const rental = (from: string, to: string) => ({ from, to, reason: 'rental' as const });
const turnaround = (from: string, to: string) => ({ from, to, reason: 'turnaround' as const });
const blackout = (from: string, to: string) => ({ from, to, reason: 'blackout' as const });
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

describe('mergedSpans', () => {
  it('joins neighbours of one reason, whatever their order', () => {
    const days = [rental('2026-02-28', '2026-02-28'), rental('2026-03-01', '2026-03-02')];

    expect(mergedSpans(days.toReversed(), YEAR)).toEqual([rental('2026-02-28', '2026-03-02')]);
  });

  it('keeps reasons and gaps apart', () => {
    const spans = [
      turnaround('2026-05-04', '2026-05-04'),
      rental('2026-05-02', '2026-05-03'),
      rental('2026-05-06', '2026-05-06'),
    ];

    expect(mergedSpans(spans, YEAR)).toEqual([spans[1], spans[0], spans[2]]);
  });

  it('shows a day once, by what nobody can move', () => {
    const spans = [
      blackout('2026-05-01', '2026-05-05'),
      rental('2026-05-02', '2026-05-02'),
      turnaround('2026-05-03', '2026-05-03'),
    ];

    expect(mergedSpans(spans, YEAR)).toEqual([
      blackout('2026-05-01', '2026-05-01'),
      rental('2026-05-02', '2026-05-02'),
      blackout('2026-05-03', '2026-05-05'),
    ]);
  });

  it('cuts to the window', () => {
    const window = { from: '2026-05-02', to: '2026-05-03' };

    expect(mergedSpans([blackout('2026-01-01', '2027-01-01')], window)).toEqual([
      blackout('2026-05-02', '2026-05-03'),
    ]);
    expect(mergedSpans([blackout('2026-05-04', '2026-05-05')], window)).toEqual([]);
  });
});
