import { answerDueAt, returnStateOf } from './return-state';
import { rentalNeedsAttention } from './rental-request';
import {
  type Stamps,
  collectFrom,
  hoursBeforeStart,
  isClaimUndecided,
  statusOf,
} from './rental-request.state';

const AT = '2026-12-01T12:00:00Z';
const NOTHING: Stamps = {
  approved_at: null,
  declined_at: null,
  closed_at: null,
  cancellation: null,
  machine_return: null,
  start_date: '2026-12-14',
};

it.each<[string, Partial<Stamps>, string, string]>([
  ['nothing', {}, '2026-12-20T00:00:00Z', 'pending'],
  ['an approval', { approved_at: AT }, '2026-12-14T05:59:59Z', 'approved'],
  ['an approval', { approved_at: AT }, '2026-12-14T06:00:00Z', 'active'],
  ['a refusal', { declined_at: AT }, '2026-12-20T00:00:00Z', 'declined'],
  ['a return', { approved_at: AT, machine_return: {} }, '2026-12-20T00:00:00Z', 'returned'],
  ['a cancellation', { approved_at: AT, cancellation: {} }, '2026-12-20T00:00:00Z', 'cancelled'],
  ['an end', { approved_at: AT, machine_return: {}, closed_at: AT }, '2026-12-20T00:00:00Z', 'closed'],
  ['an end, cancelled before', { cancellation: {}, closed_at: AT }, '2026-12-20T00:00:00Z', 'closed'],
])('a request with %s, %j, is at %s %s', (_what, stamps, now, status) => {
  expect(statusOf({ ...NOTHING, ...stamps }, 'America/Chicago', new Date(now))).toBe(status);
});

it.each([
  ['returned', { contested_at: AT, accepted_at: null, damage_amount: 0.01 }, true],
  ['returned', { contested_at: AT, accepted_at: null, damage_amount: 0 }, false],
  ['returned', { contested_at: AT, accepted_at: null, damage_amount: null }, false],
  ['returned', { contested_at: AT, accepted_at: AT, damage_amount: 60 }, false],
  ['returned', { contested_at: null, accepted_at: null, damage_amount: 60 }, false],
  ['closed', { contested_at: AT, accepted_at: null, damage_amount: 60 }, false],
  ['returned', null, false],
] as const)('%s with %j: a claim is undecided: %s', (status, back, undecided) => {
  expect(isClaimUndecided(status, back)).toBe(undecided);
});

it('counts hours to the first instant of the first day there, and collects two days ahead', () => {
  const hours = (now: string) => hoursBeforeStart('2026-12-14', 'America/Chicago', new Date(now));
  expect([hours('2026-12-14T05:30:00Z'), hours('2026-12-14T07:00:00Z')]).toEqual([0.5, -1]);
  expect(collectFrom('2026-12-14', 'America/Chicago').toISOString()).toBe('2026-12-12T06:00:00.000Z');
});

describe('a return', () => {
  const created_at = new Date('2026-12-18T12:00:00Z');
  const open = { created_at, changed_at: null, accepted_at: null, contested_at: null };
  const changed_at = new Date('2026-12-19T12:00:00Z');

  it.each([
    [open, '2026-12-20T11:59:59Z', 'open'],
    [open, '2026-12-20T12:00:00Z', 'accepted'],
    [{ ...open, changed_at }, '2026-12-21T11:59:59Z', 'open'],
    [{ ...open, changed_at }, '2026-12-21T12:00:00Z', 'accepted'],
    [{ ...open, contested_at: AT }, '2026-12-30T12:00:00Z', 'contested'],
    [{ ...open, contested_at: AT, accepted_at: AT }, '2026-12-18T13:00:00Z', 'accepted'],
  ])('%j is at %s %s', (report, now, state) => {
    expect(returnStateOf(report, new Date(now))).toBe(state);
  });

  it('is answered within 48 hours of what is asked now', () => {
    expect(answerDueAt(open)).toEqual(new Date('2026-12-20T12:00:00Z'));
    expect(answerDueAt({ ...open, changed_at })).toEqual(new Date('2026-12-21T12:00:00Z'));
  });
});

/** Renter 1, owner 2, and 3, who reads along. */
it.each([
  ['pending', 'pm_1', false, [false, true, false]],
  ['pending', null, false, [true, true, true]],
  ['pending', 'pm_1', true, [true, true, false]],
  ['approved', null, false, [false, false, false]],
  ['approved', 'pm_1', true, [true, true, false]],
  ['closed', 'pm_1', true, [true, true, false]],
] as const)('%s with card %s, unread: %s, needs the attention of', (status, card, hasUnread, needed) => {
  const request = { status, stripe_payment_method_id: card, user_id: 1, owner_id: 2 };
  expect([1, 2, 3].map((userId) => rentalNeedsAttention(request, { userId, hasUnread }))).toEqual(needed);
});
