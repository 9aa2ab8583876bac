import type { Overview, OverviewSpan } from '@yard/contracts';

const before = { rent_amount: 500, fee_amount: 50, requests: 2, approval_rate: null, answer_hours: null };
const span = (rent: number): OverviewSpan => ({
  from: '2026-11-18',
  to: '2026-11-19',
  now: { rent_amount: rent, fee_amount: 75, requests: 9, approval_rate: 0.958, answer_hours: 14.4 },
  before,
  days: [
    { date: '2026-11-18', rent_amount: 0 },
    { date: '2026-11-19', rent_amount: rent },
  ],
});
export const spans: Overview['spans'] = { 7: span(700), 30: span(3000), 90: span(9000) };
