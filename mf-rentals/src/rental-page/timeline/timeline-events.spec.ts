import { deposit, NOW, rental } from '../../../test/timeline-rental';
import { timelineEvents } from './timeline-events';

const back = {
  returned_at: '2026-05-14T09:00:00Z',
  created_at: '2026-05-14T10:00:00Z',
  updated_at: '2026-05-14T10:00:00Z',
  damage_amount: null,
};

const pays = (status: string) => ({ payments: [deposit(status)] });
const today = { status: 'active', ...pays('succeeded'), start_date: '2026-05-01' };
const returned = { status: 'returned', machine_return: back };
const paid = 'asked approved payment-1';
const ids = (changes: object) =>
  timelineEvents(rental(changes), NOW).map(({ id, ahead }) => (ahead ? `(${id})` : id));

describe('the timeline of a rental', () => {
  it.each([
    ['asked', { status: 'pending', approved_at: null }, 'asked (answers) (rent) (starts) (ends) (back)'],
    ['paid', pays('succeeded'), `${paid} (rent) (starts) (ends) (back)`],
    ['refused', pays('failed'), 'asked approved payment-1 (rent) (expires) (starts) (ends)'],
    ['waiting', pays('requires_action'), 'asked approved (rent) (expires) (starts) (ends)'],
    ['running', today, `${paid} starts (rent) (ends) (back)`],
    ['before its hour', { ...today, start_time: '12:01:00' }, `${paid} (rent) (starts) (ends) (back)`],
    ['at its hour', { ...today, start_time: '12:00:00' }, `${paid} starts (rent) (ends) (back)`],
    ['back', { ...pays('succeeded'), ...returned }, `${paid} starts returned (silence) (back)`],
    [
      'of today, back within the minute of its hand-over and breakdown',
      {
        status: 'closed',
        approved_at: '2026-05-01T07:02:10Z',
        created_at: '2026-05-01T07:02:00Z',
        start_date: '2026-05-01',
        handover: { created_at: '2026-05-01T07:03:05Z', signed_by_owner_at: '2026-05-01T07:03:20Z' },
        breakdowns: [{ id: 1, since: '2026-05-01T07:03:30Z', up_at: null }],
        machine_return: { ...back, returned_at: '2026-05-01T07:03:00Z', accepted_at: '2026-05-01T07:05:00Z' },
        closed_at: '2026-05-01T07:05:00Z',
      },
      'asked approved starts handover handover-owner down-1 returned accepted closed',
    ],
    [
      'declined',
      { status: 'declined', approved_at: null, declined_at: '2026-04-29T10:00:00Z' },
      'asked declined',
    ],
  ])('%s: what happened, then what is to come', (_, changes, expected) => {
    expect(ids(changes).join(' ')).toBe(expected);
  });

  it('says why a payment was refused, and what follows when', () => {
    const payments = [deposit('failed', { failure_message: 'Your card was declined.' })];
    const events = timelineEvents(rental({ payments }), NOW);
    const titled = (id: string) => events.find((event) => event.id === id);

    expect(titled('payment-1')).toMatchObject({
      title: 'The deposit of $2,490 was declined',
      children: 'The card was declined.',
    });
    expect(titled('expires')).toMatchObject({ at: expect.stringContaining('Mon, May 11') as string });
    expect(titled('rent')).toMatchObject({ title: 'Rental amount of $900 is charged' });
  });

  const rent = (changes: object = {}) =>
    deposit('failed', {
      id: 2,
      kind: 'rental',
      attempted_at: '2026-05-01T06:00:00Z',
      disputed_at: null,
      ...changes,
    });
  const unpaid = {
    kind: 'rental',
    since: '2026-05-01T06:00:00Z',
    attempts: 1,
    next_attempt_at: '2026-05-01T18:00:00Z',
    deadline_at: '2026-05-12T00:00:00Z',
  };

  it.each([
    ['that can be paid', {}, 'asked approved payment-2 unpaid (retry) (deadline) (starts) (ends)'],
    [
      'whose time is over',
      { unpaid: { ...unpaid, next_attempt_at: null, deadline_at: '2026-05-01T11:00:00Z' } },
      'asked approved payment-2 unpaid deadline (starts) (ends)',
    ],
    [
      'of a machine that was handed over all the same',
      { handed_over_unpaid_at: '2026-05-01T09:00:00Z' },
      'asked approved payment-2 unpaid handed-over (retry) (deadline) (starts) (ends)',
    ],
    [
      'that was paid after the hand-over',
      { unpaid: null, payments: [], handed_over_unpaid_at: '2026-05-01T09:00:00Z' },
      'asked approved handed-over (rent) (starts) (ends) (back)',
    ],
    [
      'that was on its way when the rental was closed',
      {
        status: 'closed',
        payments: [],
        unpaid: null,
        closed_at: '2026-05-01T09:00:00Z',
        handed_over_unpaid_at: '2026-05-01T09:00:00Z',
      },
      'asked approved closed starts',
    ],
  ])('a rent %s', (_, changes, expected) => {
    expect(ids({ payments: [rent()], unpaid, ...changes }).join(' ')).toBe(expected);
  });

  it.each([
    ['needs_response', null, ['The bank asks for $120 back']],
    ['won', '2026-05-01T08:00:00Z', ['The bank asks for $120 back', 'Ray Renter’s bank gave $120 back']],
  ])('a dispute that is %s', (status, dispute_closed_at, expected) => {
    const dispute = { status, amount: 120, due_by: null };
    const payments = [
      deposit('succeeded', { dispute, disputed_at: '2026-05-01T06:00:00Z', dispute_closed_at }),
    ];
    const told = timelineEvents(rental({ payments }), NOW).filter(({ id }) =>
      String(id).startsWith('dispute'),
    );

    expect(told.map(({ title }) => title)).toEqual(expected);
  });
});

it('tells what an admin decided beside what was claimed, who it was and why', () => {
  const closed = rental({
    status: 'closed',
    closed_at: '2026-05-20T10:00:00Z',
    payments: [deposit('succeeded')],
    machine_return: { ...back, damage_amount: 220, accepted_at: null },
    decision: { amount: 80, user_name: 'Ada', reason: 'It was worn.', decided_at: '2026-05-20T10:00:00Z' },
  });

  expect(timelineEvents(closed, NOW).find(({ id }) => id === 'decided')).toMatchObject({
    title: 'Ada decided',
    children: '$80.00 goes to damage; $220.00 was claimed. It was worn.',
  });
});

it('tells what an admin gave back of the deposit, and why', () => {
  const refunds = [
    { kind: 'deposit', amount: 10, reason: 'A late hand-over.', created_at: '2026-05-01T09:00:00Z' },
  ];

  expect(ids({ payments: [deposit('partially_refunded')], refunds }).slice(0, 4)).toEqual([
    'asked',
    'approved',
    'payment-1',
    'refund-0',
  ]);
  const told = timelineEvents(rental({ payments: [deposit('partially_refunded')], refunds }), NOW);
  expect(told.find(({ id }) => id === 'refund-0')).toMatchObject({
    title: '$10.00 of the deposit refunded',
    children: 'A late hand-over.',
  });
});

it.each([
  [{ kind: 'rental' }, null, '$10.00 of the rental amount refunded, from Olive’s earnings'],
  [{ kind: 'deposit' }, '2026-05-01T08:00:00Z', '$10.00 of the deposit refunded, from Olive’s earnings'],
])('says whose money an admin gave back: %j', (of, closed_at, title) => {
  const refunds = [{ ...of, amount: 10, reason: 'Late.', created_at: '2026-05-01T09:00:00Z' }];
  const told = timelineEvents(rental({ payments: [deposit('succeeded')], refunds, closed_at }), NOW);

  expect(told.find(({ id }) => id === 'refund-0')?.title).toBe(title);
});
