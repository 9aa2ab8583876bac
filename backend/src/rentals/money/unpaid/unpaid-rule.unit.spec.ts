import { type Attempt, unpaidDeposit, unpaidRent, type UnpaidSubject } from './unpaid-rule';

const ZONE = 'America/Chicago';
const at = (text: string) => new Date(`2026-12-${text}:00Z`);

/** Starts on the 14th, 06:00 UTC. */
const request: UnpaidSubject = {
  status: 'approved',
  start_date: '2026-12-14',
  stripe_payment_method_id: 'pm_1',
  updated_at: at('12T09:00'),
  handed_over_unpaid_at: null,
};
const place = { zone: ZONE, machine_return: null, handover: null };

const attempt = (id: number, fields: Partial<Attempt> = {}): Attempt => ({
  id,
  kind: 'rental',
  status: 'failed',
  stripe_payment_method_id: 'pm_1',
  created_at: at('12T06:00'),
  attempted_at: at('12T06:00'),
  ...fields,
});

describe('unpaidRent', () => {
  it('begins with the first attempt, and ends where the rental begins', () => {
    expect(unpaidRent(request, [attempt(1)], place)).toMatchObject({
      kind: 'rental',
      since: at('12T06:00'),
      attempts: 1,
      nextAttemptAt: at('12T12:00'),
      deadlineAt: at('14T06:00'),
      isUnderWay: false,
    });
  });

  it.each([
    [1, '12T06:00', '12T12:00'],
    [2, '12T12:00', '13T00:00'],
    [3, '13T00:00', '14T00:00'],
    [4, '14T00:00', null],
  ])('tries attempt %i of %s again at %s', (count, last, next) => {
    const attempts = Array.from({ length: count }, (_, index) =>
      attempt(index + 1, index === count - 1 ? { attempted_at: at(last) } : {}),
    );
    expect(unpaidRent(request, attempts, place)?.nextAttemptAt).toEqual(next && at(next));
  });

  it('leaves a day to pay what failed late', () => {
    const late = { created_at: at('16T10:00'), attempted_at: at('16T10:00') };
    expect(unpaidRent({ ...request, status: 'active' }, [attempt(1, late)], place)?.deadlineAt).toEqual(
      at('17T10:00'),
    );
  });

  it('tries another card at once, without a card or a bank that asks never', () => {
    const next = (changes: Partial<UnpaidSubject>, fields: Partial<Attempt> = {}) =>
      unpaidRent({ ...request, ...changes }, [attempt(1, fields)], place)?.nextAttemptAt;
    expect(next({ stripe_payment_method_id: 'pm_2' })).toEqual(request.updated_at);
    expect(next({ stripe_payment_method_id: 'pm_2' }, { status: 'requires_action' })).toEqual(
      request.updated_at,
    );
    expect(next({}, { stripe_payment_method_id: null, attempted_at: null })).toEqual(request.updated_at);
    expect(next({ stripe_payment_method_id: null })).toBeNull();
    expect(next({}, { status: 'requires_action' })).toBeNull();
  });

  it('waits for an attempt that is on its way', () => {
    const unpaid = unpaidRent(request, [attempt(1), attempt(2, { status: 'pending' })], place);
    expect(unpaid).toMatchObject({ attempts: 2, nextAttemptAt: null, isUnderWay: true });
  });

  it.each<[string, Partial<UnpaidSubject>, Attempt[]]>([
    ['never asked for', {}, []],
    ['on its way for the first time', {}, [attempt(1, { status: 'pending' })]],
    ['collected since', {}, [attempt(1), attempt(2, { status: 'succeeded' })]],
    ['given back in part', {}, [attempt(1), attempt(2, { status: 'partially_refunded' })]],
    ['given back on purpose', {}, [attempt(1), attempt(2, { status: 'refunded' })]],
    ['of another kind', {}, [attempt(1, { kind: 'deposit' })]],
    ['pending', { status: 'pending' }, [attempt(1)]],
    ['cancelled', { status: 'cancelled' }, [attempt(1)]],
    ['closed, the machine never out', { status: 'closed' }, [attempt(1)]],
  ])('is none where it is %s', (_, changes, attempts) => {
    expect(unpaidRent({ ...request, ...changes }, attempts, place)).toBeNull();
  });
});

describe('unpaidRent of a rental that is closed', () => {
  const closed = { ...request, status: 'closed' } as const;
  const rent = attempt(1, { status: 'succeeded' });
  const change = attempt(2, { rental_change_id: 7 });

  const signed = (owner: Date | null, renter: Date | null) => ({
    handover: { signed_by_owner_at: owner, signed_by_renter_at: renter },
  });
  const handed = { ...closed, handed_over_unpaid_at: at('14T06:00') };

  it.each<[string, UnpaidSubject, Attempt[], object]>([
    ['came back', closed, [attempt(1)], { machine_return: {} }],
    ['was handed over unpaid', handed, [attempt(1)], {}],
    ['has a hand-over that both signed', closed, [attempt(1)], signed(at('14T06:00'), at('14T06:00'))],
    ['is rented longer than was paid', closed, [rent, change], {}],
  ])('is asked for, and tried again, where its machine %s', (_, subject, attempts, facts) => {
    expect(unpaidRent(subject, attempts, { ...place, ...facts })).toMatchObject({
      kind: 'rental',
      nextAttemptAt: at('12T12:00'),
      deadlineAt: at('14T06:00'),
    });
  });

  it('is not asked for where one side alone signed the hand-over', () => {
    const facts = { ...place, ...signed(at('14T06:00'), null) };
    expect(unpaidRent(closed, [attempt(1)], facts)).toBeNull();
  });
});

describe('unpaidDeposit', () => {
  const deposit = attempt(1, { kind: 'deposit' });
  const policy = { zone: ZONE, windowHours: 24 };

  it('ends with the window of the cancellation policy', () => {
    expect(unpaidDeposit(request, [deposit], policy)).toMatchObject({
      kind: 'deposit',
      nextAttemptAt: null,
      deadlineAt: at('13T06:00'),
    });
  });

  it.each(['returned', 'closed'] as const)('is no matter of a rental that is %s', (status) => {
    expect(unpaidDeposit({ ...request, status }, [deposit], policy)).toBeNull();
  });
});
