import type { RentalRequestRecord } from '@yard/contracts';
import { paymentRecord, rentalRequestRecord } from '@yard/testing/records';
import { cancelRefunds, totalBack } from './cancel-refund';

const NOW = new Date('2026-05-10T00:00:00Z');
const tier = { hours_before_start: 24, rental_percent: 50, delivery_percent: 25, deposit_percent: 100 };
const deposit = (changes: object = {}) => paymentRecord({ id: 1, kind: 'deposit', amount: 250, ...changes });
const { machine, cancellation_policy: policy } = rentalRequestRecord();
const tiered = (tiers: (typeof tier)[]) => policy && { ...policy, tiers };
const rental = (changes: Partial<RentalRequestRecord> = {}) =>
  rentalRequestRecord({
    status: 'approved',
    start_date: '2026-05-12',
    machine: { ...machine, time_zone: 'UTC' },
    rental_amount: 100.01,
    delivery_amount: 40,
    cancellation_policy: tiered([tier]),
    payments: [deposit(), paymentRecord({ id: 2, amount: 140.01 })],
    ...changes,
  });

const backs = (request: RentalRequestRecord, reader: 'renter' | 'owner', now = NOW) =>
  cancelRefunds(request, reader, now).map(({ back }) => back);

describe('what comes back when somebody cancels', () => {
  it('follows the tiers for the renter, to the cent', () => {
    expect(backs(rental(), 'renter')).toEqual([250, 60.01]);
    expect(totalBack(cancelRefunds(rental(), 'renter', NOW), 'usd')).toBe(310.01);
  });

  it('is nothing for the renter past the last tier', () => {
    expect(backs(rental(), 'renter', new Date('2026-05-11T00:00:01Z'))).toEqual([0, 0]);
  });

  it('is everything that is left when the owner cancels', () => {
    const payments = [deposit({ refunded_amount: 50, status: 'partially_refunded' })];
    expect(backs(rental({ payments }), 'owner')).toEqual([200]);
    expect(backs(rental({ payments }), 'renter')).toEqual([200]);
  });

  it('leaves out what a bank has taken, for whoever cancels', () => {
    const taken = { status: 'needs_response', amount: 100.01, due_by: null };
    const payments = [deposit(), paymentRecord({ id: 2, amount: 140.01, dispute: taken })];

    expect(backs(rental({ payments }), 'owner')).toEqual([250, 40]);
    expect(backs(rental({ payments }), 'renter')).toEqual([250, 10]);
  });

  it('leaves out what is on its way back already', () => {
    const payments = [deposit({ returning_amount: 200 }), paymentRecord({ id: 2, amount: 140.01 })];

    expect(backs(rental({ payments }), 'owner')).toEqual([50, 140.01]);
    expect(backs(rental({ payments }), 'renter')).toEqual([50, 60.01]);
  });

  it('leaves a deposit out of the share that came back as a whole', () => {
    const cancellation_policy = tiered([{ ...tier, deposit_percent: 50 }]);
    const payments = [deposit({ refunded_amount: 250, status: 'refunded' }), deposit({ id: 2 })];
    expect(backs(rental({ payments, cancellation_policy }), 'renter')).toEqual([125]);
  });

  it('shares what was paid for a change with the rent, and leaves out one that nobody paid', () => {
    const rent = paymentRecord({ id: 2, amount: 140.01 });
    const change = paymentRecord({ id: 3, amount: 60, rental_change_id: 7 });
    const changed = (payments: RentalRequestRecord['payments']) =>
      rental({ rental_amount: 160.01, payments });

    expect(backs(changed([rent, change]), 'renter')).toEqual([90.01, 0]);
    expect(backs(changed([rent, { ...change, status: 'failed' }]), 'renter')).toEqual([60.01]);
  });

  it('leaves out what was never collected', () => {
    expect(backs(rental({ payments: [deposit({ status: 'failed' })] }), 'renter')).toEqual([]);
    expect(backs(rental({ payments: [] }), 'renter')).toEqual([]);
  });
});
