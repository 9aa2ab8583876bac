import type { FleetSpan } from '@yard/contracts';
import { columnsOf, freeDays } from './shown-days';

const SHOWN = { from: '2026-11-26', to: '2026-12-23' };
const span = (from: string, to: string, reason: FleetSpan['reason'] = 'rental'): FleetSpan => ({
  from,
  to,
  reason,
  rental_request_id: 1,
  blackout_id: null,
  machine_calendar_id: null,
  label: null,
});
const TAKEN = [span('2026-12-04', '2026-12-05'), span('2026-12-10', '2026-12-12', 'blackout')];

it.each([
  ['2026-11-26', '2026-11-26', 1, 2],
  ['2026-12-01', '2026-12-03', 6, 9],
  ['2026-11-01', '2026-11-27', 1, 3],
  ['2026-12-23', '2027-01-05', 28, 29],
])('puts %s to %s into its columns', (from, to, start, end) => {
  expect(columnsOf({ from, to }, SHOWN)).toEqual({ start, end });
});

it.each([
  ['2026-12-06', '2026-12-08', { from: '2026-12-06', to: '2026-12-08' }],
  ['2026-12-08', '2026-12-06', { from: '2026-12-06', to: '2026-12-08' }],
  ['2026-12-07', '2026-12-07', { from: '2026-12-07', to: '2026-12-07' }],
  ['2026-12-07', '2026-12-20', { from: '2026-12-07', to: '2026-12-09' }],
  ['2026-12-08', '2026-12-01', { from: '2026-12-06', to: '2026-12-08' }],
  ['2026-12-05', '2026-12-08', null],
])('from %s to %s marks what is free', (pressed, reached, days) => {
  expect(freeDays(pressed, reached, TAKEN)).toEqual(days);
});

it('marks days that somebody asks for and has not got', () => {
  const asked = [span('2026-12-07', '2026-12-08', 'request')];

  expect(freeDays('2026-12-06', '2026-12-09', asked)).toEqual({ from: '2026-12-06', to: '2026-12-09' });
});
