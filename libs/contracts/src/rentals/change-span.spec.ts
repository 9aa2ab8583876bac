import {
  callOffNumber,
  changeAnswerBy,
  changeStatusOf,
  type ChangeStatus,
  isSameSpan,
  type RentalSpan,
  returnsTooEarly,
  spanOf,
  spanWords,
} from './change-span';
import { changedSpan } from './rental-change';

const SPAN: RentalSpan = {
  start_date: '2026-12-14',
  end_date: '2026-12-18',
  start_time: '07:00',
  end_time: null,
  machine_id: 7,
};

const CHICAGO = { from: 'America/Chicago', to: 'America/Chicago' };

it.each<[isWrong: boolean, changes: Partial<RentalSpan>]>([
  [true, { start_time: '17:00', end_time: '08:00' }],
  [true, { start_time: '08:00', end_time: '08:00' }],
  [true, { start_time: '08:00:00', end_time: '08:00' }],
  [false, { start_time: '08:00', end_time: '08:01' }],
  [false, { start_time: '08:00', end_time: null }],
  [false, { start_time: null, end_time: '08:00' }],
  [false, { start_time: '17:00', end_time: '08:00', end_date: '2026-12-15' }],
])('of one day cannot return before it is picked up: %s for %j', (isWrong, changes) => {
  expect(returnsTooEarly({ ...SPAN, end_date: SPAN.start_date, ...changes }) !== null).toBe(isWrong);
});

it('is the days, the times and the machine of a rental, and nothing else', () => {
  expect(spanOf({ ...SPAN, status: 'active' } as RentalSpan)).toEqual(SPAN);
});

it.each([
  ['start_date', '2026-12-13'],
  ['end_date', '2026-12-19'],
  ['start_time', null],
  ['end_time', '17:00'],
  ['machine_id', 8],
])('is another one where %s differs', (field, value) => {
  expect(isSameSpan(SPAN, { ...SPAN })).toBe(true);
  expect(isSameSpan(SPAN, { ...SPAN, [field]: value })).toBe(false);
});

it('says days, and times where they are known', () => {
  expect(spanWords(SPAN)).toBe('Mon, Dec 14, 2026, 7:00 AM to Fri, Dec 18, 2026, local time');
  expect(spanWords({ ...SPAN, start_time: null, end_time: '17:00' })).toBe(
    'Mon, Dec 14, 2026 to Fri, Dec 18, 2026, 5:00 PM, local time',
  );
});

it('changes what is asked for, a time to none too, and keeps the rest', () => {
  expect(changedSpan(SPAN, { end_date: '2026-12-20' })).toEqual({ ...SPAN, end_date: '2026-12-20' });
  expect(changedSpan(SPAN, { start_time: null, machine_id: 8 })).toEqual({
    ...SPAN,
    start_time: null,
    machine_id: 8,
  });
});

it.each([
  ['a day after it is offered', '2026-12-16T12:00:00Z', '2026-12-17T12:00:00.000Z'],
  ['with its last day at the latest', '2026-12-18T12:00:00Z', '2026-12-19T06:00:00.000Z'],
])('is answered until %s', (_what, now, by) => {
  const offered = { from: SPAN, to: { ...SPAN, machine_id: 8 } };
  expect(changeAnswerBy(new Date(now), offered, CHICAGO).toISOString()).toBe(by);
});

it.each([
  ['the rental begins', '2026-12-13T20:00:00Z', { start_date: '2026-12-16' }, '2026-12-14T06:00:00.000Z'],
  ['the rental begins', '2026-12-13T20:00:00Z', { start_time: '09:00' }, '2026-12-14T06:00:00.000Z'],
  ['its first day ends', '2026-12-11T20:00:00Z', { start_date: '2026-12-11' }, '2026-12-12T06:00:00.000Z'],
  ['a day after it', '2026-12-10T20:00:00Z', { start_date: '2026-12-11' }, '2026-12-11T20:00:00.000Z'],
])('of another start is answered until %s', (_what, now, start, by) => {
  const offered = { from: SPAN, to: { ...SPAN, ...start } };
  expect(changeAnswerBy(new Date(now), offered, CHICAGO).toISOString()).toBe(by);
});

it('of another start ends by the places of both machines', () => {
  const zones = { from: 'America/Chicago', to: 'UTC' };
  const until = (now: string, start_date: string) =>
    changeAnswerBy(new Date(now), { from: SPAN, to: { ...SPAN, start_date } }, zones).toISOString();
  expect(until('2026-12-13T20:00:00Z', '2026-12-16')).toBe('2026-12-14T06:00:00.000Z');
  expect(until('2026-12-11T20:00:00Z', '2026-12-11')).toBe('2026-12-12T00:00:00.000Z');
});

it.each<[ChangeStatus, boolean, string, ChangeStatus]>([
  ['open', true, '2026-12-17T11:59:59Z', 'open'],
  ['open', true, '2026-12-17T12:00:00Z', 'lapsed'],
  ['open', false, '2026-12-17T11:59:59Z', 'lapsed'],
  ['accepted', false, '2026-12-18T00:00:00Z', 'accepted'],
  ['withdrawn', true, '2026-12-18T00:00:00Z', 'withdrawn'],
])(
  'of a change that is stored as %s (still the same rental: %s) is at %s %s',
  (status, isCurrent, now, read) => {
    const change = { status, answer_by: new Date('2026-12-17T12:00:00Z') };

    expect(changeStatusOf(change, isCurrent, new Date(now))).toBe(read);
  },
);

it('numbers a call-off by its rental', () => {
  expect([callOffNumber(42), callOffNumber(1_234_567)]).toEqual(['OFF-000042', 'OFF-1234567']);
});
