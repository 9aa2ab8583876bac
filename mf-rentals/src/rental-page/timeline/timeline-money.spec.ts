import { deposit, NOW, rental } from '../../../test/timeline-rental';
import { timelineEvents } from './timeline-events';

it('says when the rent is charged: with the approval, or next, where the start is near', () => {
  const told = (changes: object) =>
    timelineEvents(rental(changes), NOW)
      .filter(({ id }) => id === 'answers' || id === 'rent')
      .map(({ title, at, children }) => [title, at, children].filter(Boolean).join(' | '));
  const near = { start_date: '2026-05-03' };
  const asked = { status: 'pending', approved_at: null };

  expect(told(asked)).toEqual([
    'Olive Owner answers | Once approved, the deposit is charged.',
    'Rental amount is charged | Sun, May 10, 12:00 AM | 48 hours before the start.',
  ]);
  expect(told({ ...asked, ...near })).toEqual([
    'Olive Owner answers | Once approved, the deposit and the rental amount are charged.',
    'Rental amount is charged | At approval | It starts within 48 hours.',
  ]);
  expect(told({ ...near, payments: [deposit('succeeded')] })).toEqual([
    'Rental amount of $900 is charged | Today | It starts within 48 hours.',
  ]);
});

it.each([
  ['all of it', 2490, [], 'good Deposit refunded'],
  ['a part', 2310.5, [], 'good $2,310.50 of the deposit refunded'],
  ['none', 0, [], 'neutral All of the deposit went to the owner'],
  ['what an admin had not given back', 2490, [10], 'good $2,480.00 of the deposit refunded'],
  ['no more than an admin gave back', 10, [10], 'neutral The rest of the deposit went to the owner'],
])('says of a deposit what went back: %s', (_what, refunded_amount, given, expected) => {
  const refunds = given.map((amount) => {
    return { kind: 'deposit', amount, reason: 'Late.', created_at: '2026-05-01T09:00:00Z' };
  });
  const payments = [deposit('succeeded', { refunded_amount })];
  const settled = { payments, refunds, deposit_refunded_at: '2026-05-01T10:00:00Z' };
  const told = (changes: object) =>
    timelineEvents(rental({ ...settled, ...changes }), NOW).flatMap(({ id, tone, title }) =>
      id === 'refunded' ? [`${tone} ${title}`] : [],
    );

  expect(told({})).toEqual([expected]);
  expect(told({ deposit_refunded_at: null })).toEqual([]);
  expect(told({ payments: [deposit('failed')] })).toEqual([]);
});
