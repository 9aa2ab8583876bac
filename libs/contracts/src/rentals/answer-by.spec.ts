import { answerBy, answerReminder, answerUntil } from './answer-by';

const at = (iso: string) => new Date(`${iso}Z`);
const asked = (start_date: string) => ({ answer_until: at('2026-11-22T12:00:00'), start_date });

describe('the time to answer', () => {
  it('is so many hours, or no limit', () => {
    expect(answerUntil(at('2026-11-20T12:00:00'), 48)).toEqual(at('2026-11-22T12:00:00'));
    expect(answerUntil(at('2026-11-20T12:00:00'), 0)).toBeNull();
    expect(answerBy({ answer_until: null, start_date: '2026-11-20' }, 'UTC')).toBeNull();
  });

  it.each([
    ['2026-12-14', 'America/Chicago', '2026-11-22T12:00:00'],
    ['2026-11-22', 'America/Chicago', '2026-11-22T12:00:00'],
    ['2026-11-21', 'America/Chicago', '2026-11-22T06:00:00'],
    ['2026-11-22', 'Pacific/Auckland', '2026-11-22T11:00:00'],
    ['2026-11-20', 'UTC', '2026-11-21T00:00:00'],
  ])('ends with the first day, %s in %s: %s', (start, zone, by) => {
    expect(answerBy(asked(start), zone)).toEqual(at(by));
  });
});

describe('the owner is reminded', () => {
  const since = at('2026-11-20T12:00:00');

  it.each([
    ['2026-11-21T11:59:59', null],
    ['2026-11-21T12:00:00', 'half_time'],
    ['2026-11-22T09:59:59', 'half_time'],
    ['2026-11-22T10:00:00', 'last_hours'],
    ['2026-11-22T11:59:59', 'last_hours'],
    ['2026-11-22T12:00:00', null],
  ])('of 48 hours at %s: %s', (now, due) => {
    expect(answerReminder(since, at('2026-11-22T12:00:00'), at(now))).toBe(due);
  });

  it.each([
    ['2026-11-20T13:29:00', null],
    ['2026-11-20T13:30:00', 'half_time'],
    ['2026-11-20T14:59:00', 'half_time'],
  ])('once of three hours, at %s: %s', (now, due) => {
    expect(answerReminder(since, at('2026-11-20T15:00:00'), at(now))).toBe(due);
  });
});
