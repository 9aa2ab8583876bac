import { coverWords } from './cover-words';

const span = (end_date: string, quantity: number, period_days = 1) => ({
  start_date: '2026-12-07',
  end_date,
  lines: [{ quantity, period_days }, { quantity: 8.7 }],
});

it('explains a price that is not one of days', () => {
  expect(coverWords(span('2026-12-10', 1, 7))).toBe('4 days at the best rate');
});

it('explains nothing where each day is charged', () => {
  expect(coverWords(span('2026-12-07', 1))).toBeNull();
  expect(coverWords(span('2026-12-08', 2))).toBeNull();
});
