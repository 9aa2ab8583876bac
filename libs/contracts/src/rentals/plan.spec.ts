import { bookingPlan, changePlan, dueNow, duePlan } from './plan';
import { changedTerms } from './seen-terms';

const ZONE = 'America/Chicago';
const NOW = new Date('2026-11-20T12:00:00Z');
const request = {
  person_id: 3,
  start_date: '2026-12-14',
  subtotal: 140_000,
  deposit_amount: 28_000,
  hasCard: true,
  isBooked: true,
  hasDeposit: false,
  isRentTried: false,
};
const deposit = { kind: 'deposit', amount: 28_000 };
const rent = { kind: 'rental', amount: 140_000 };
const collected = new Date('2026-12-12T06:00:00Z');
const ahead = { ...rent, at: collected };
const someDay = { ...deposit, at: null };
const cardless = { hasCard: false, start_date: '2026-11-21' };

it.each([
  ['books far ahead', {}, { now: [deposit], later: [ahead], becomes: 'approved' }],
  ['books for today', { start_date: '2026-11-20' }, { now: [deposit, rent], later: [], becomes: 'active' }],
  ['is asked for', { isBooked: false }, { now: [], later: [someDay, ahead], becomes: 'pending' }],
  ['has no card', cardless, { now: [], later: [someDay, { ...rent, at: null }], becomes: 'approved' }],
  ['has its deposit', { hasDeposit: true, start_date: '2026-11-21' }, { now: [rent], later: [] }],
  ['had its rent refused', { isRentTried: true }, { now: [deposit], later: [] }],
  ['costs no deposit', { deposit_amount: 0 }, { now: [], held: 0, back: [] }],
])('says what a request charges that %s', (_, fields, expected) => {
  const { now, ...plan } = bookingPlan({ ...request, ...fields }, ZONE, NOW);

  expect({ ...plan, now: now.map(({ kind, amount }) => ({ kind, amount })) }).toMatchObject(expected);
  expect(now.every(({ person_id }) => person_id === 3)).toBe(true);
  expect(dueNow({ now })).toBe(now.reduce((sum, { amount }) => sum + amount, 0));
});

const change = {
  person_id: 3,
  status: 'approved' as const,
  start_date: '2026-12-14',
  subtotal: 160_000,
  difference: 20_000,
  payments: [],
};
const rented = { kind: 'rental' as const, amount: 140_000 };
const paid = [{ ...rented, status: 'succeeded' as const }];
const refused = [{ ...rented, status: 'failed' as const }];
const less = { payments: paid, difference: -5_000 };
const back = [{ kind: 'rental', amount: 5_000, after: 'acceptance' }];

it.each([
  ['the whole rent with its collection', {}, { now: [], later: [{ ...ahead, amount: 160_000 }] }],
  [
    'the whole rent that it makes due',
    { start_date: '2026-11-21' },
    { now: [{ amount: 160_000 }], later: [] },
  ],
  [
    'the difference of a paid rent',
    { payments: paid },
    { now: [{ amount: 20_000, person_id: 3 }], back: [] },
  ],
  ['nothing, and gives back what was paid too much', less, { now: [], back }],
  ['nothing beside a rent that was refused', { payments: refused }, { now: [], later: [], back: [] }],
])('says that a change charges %s', (_, fields, expected) => {
  expect(changePlan({ ...change, ...fields }, ZONE, NOW)).toMatchObject(expected);
});

it('asks for one payment at a time, in the amount that is due of it', () => {
  const due = [
    { kind: 'deposit' as const, amount: 1, rental_change_id: null },
    { kind: 'rental' as const, amount: 500, rental_change_id: 6 },
  ];
  const rental = { user_id: 3, status: 'approved' as const, subtotal: 140_000, deposit_amount: 28_000 };

  expect(duePlan(rental, due)).toEqual({
    now: [{ ...deposit, person_id: 3 }],
    later: [{ kind: 'rental', amount: 500, at: null }],
    held: 28_000,
    back: [{ ...deposit, after: 'return' }],
    becomes: 'approved',
  });
});

it('compares what was named of the terms, documents as a set', () => {
  const now = {
    subtotal: 1400.1,
    deposit_amount: 280,
    due_now: 280,
    deposit_policy_id: 1,
    cancellation_policy_id: 2,
    document_ids: [5, 6],
  };
  expect(changedTerms({}, now)).toEqual([]);
  expect(changedTerms(null, now)).toEqual([]);
  expect(changedTerms({ ...now, document_ids: [6, 5, 6] }, now)).toEqual([]);
  expect(changedTerms({ subtotal: 1400, due_now: null, document_ids: [5] }, now)).toEqual([
    'subtotal',
    'document_ids',
  ]);
});
