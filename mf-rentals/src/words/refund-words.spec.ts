import { refundSteps } from './refund-words';

const tier = (hours_before_start: number, percent: number) => ({
  hours_before_start,
  rental_percent: percent,
  delivery_percent: percent,
  deposit_percent: 100,
});
const policy = { tiers: [tier(24, 50), tier(72, 100)] };

describe('what comes back when a renter cancels', () => {
  it('names the last moment of each tier at the place of the machine, most generous first', () => {
    const steps = refundSteps(policy, '2026-05-12', 'America/Chicago');

    expect(steps).toEqual([
      { when: 'Until Sat, May 9, 12:00 AM (Chicago time)', what: 'everything' },
      {
        when: 'Until Mon, May 11, 12:00 AM (Chicago time)',
        what: '50% of the rental, 50% of the delivery, 100% of the deposit',
      },
      { when: 'After Mon, May 11, 12:00 AM (Chicago time)', what: 'nothing' },
    ]);
  });
});
