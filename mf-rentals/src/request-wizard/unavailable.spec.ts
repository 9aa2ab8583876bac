import { unavailable } from './unavailable';

const quote = {
  rental_amount: 100,
  delivery_distance: null,
  delivery_amount: 0,
  delivery_available: true,
  delivery_message: null,
  subtotal: 100,
  deposit_amount: 500,
  due_now: 0,
  deposit_policy_id: 1,
  cancellation_policy_id: 1,
  documents: [],
  available: true,
  lines: [],
  plan: { now: [], later: [], held: 500, back: [], becomes: 'pending' as const },
};
const days = { start_date: '2026-05-12', end_date: '2026-05-13', delivery_enabled: true };

describe('what the quote says against a request', () => {
  it('is nothing for free days, and nothing while there is no quote', () => {
    expect(unavailable({ minimum_days: 2 }, days, quote)).toEqual({});
    expect(unavailable({ minimum_days: 2 }, days, undefined)).toEqual({});
  });

  it('names the least number of days before it speaks of taken ones', () => {
    const errors = unavailable({ minimum_days: 3 }, days, { ...quote, available: false });

    expect(errors).toEqual({ start_date: 'This machine is rented for at least 3 days.' });
  });

  it('hands on why a delivery cannot be had, if one is wanted', () => {
    const refused = { ...quote, delivery_available: false, delivery_message: 'Too far.' };

    expect(unavailable({ minimum_days: 1 }, days, refused)).toEqual({
      machine_delivery_option_id: 'Too far.',
    });
    expect(unavailable({ minimum_days: 1 }, { ...days, delivery_enabled: false }, refused)).toEqual({});
  });
});
