import { takenSpanOn } from './machine';

const rental = { from: '2026-11-28', to: '2026-12-02', reason: 'rental' as const };

describe('takenSpanOn', () => {
  it.each([
    ['2026-11-27', undefined],
    ['2026-11-28', rental],
    ['2026-12-02', rental],
    ['2026-12-03', undefined],
  ])('counts both ends: %s', (day, span) => {
    expect(takenSpanOn(day, [rental])).toBe(span);
  });
});
