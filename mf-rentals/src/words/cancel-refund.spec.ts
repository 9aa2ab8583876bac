import type { RentalRequestRecord } from '@yard/contracts';
import { cancelRefunds, totalBack } from './cancel-refund';

const NOW = new Date('2026-05-10T00:00:00Z');
const tier = { hours_before_start: 24, rental_percent: 50, delivery_percent: 25, deposit_percent: 100 };
const payment = (id: number, kind: string, amount: number, changes: object = {}) => ({
  id,
  kind,
  amount,
  refunded_amount: 0,
  currency: 'usd',
  status: 'succeeded',
  ...changes,
});
const rental = (changes: object = {}) =>
  ({
    start_date: '2026-05-12',
    machine: { time_zone: 'UTC' },
    rental_amount: 100.01,
    delivery_amount: 40,
    cancellation_policy: { tiers: [tier] },
    payments: [payment(1, 'deposit', 250), payment(2, 'rental', 140.01)],
    ...changes,
  }) as unknown as RentalRequestRecord;

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
    const payments = [payment(1, 'deposit', 250, { refunded_amount: 50, status: 'partially_refunded' })];
    expect(backs(rental({ payments }), 'owner')).toEqual([200]);
    expect(backs(rental({ payments }), 'renter')).toEqual([200]);
  });

  it('leaves a deposit out of the share that came back as a whole', () => {
    const tiers = [{ ...tier, deposit_percent: 50 }];
    const payments = [
      payment(1, 'deposit', 250, { refunded_amount: 250, status: 'refunded' }),
      payment(2, 'deposit', 250),
    ];
    expect(backs(rental({ payments, cancellation_policy: { tiers } }), 'renter')).toEqual([125]);
  });

  it('leaves out what was never collected', () => {
    expect(backs(rental({ payments: [payment(1, 'deposit', 250, { status: 'failed' })] }), 'renter')).toEqual(
      [],
    );
  });
});
