import { ticketStateOf } from './ticket-state';

const AT = '2026-11-20T12:00:00.000000Z';

it.each([
  [null, null, 'waiting_for_us'],
  [null, AT, 'waiting_for_user'],
  [AT, null, 'resolved'],
  [AT, AT, 'resolved'],
] as const)('a ticket resolved at %s and answered at %s is %s', (resolved_at, answered_at, state) => {
  expect(ticketStateOf({ resolved_at, answered_at })).toBe(state);
});
