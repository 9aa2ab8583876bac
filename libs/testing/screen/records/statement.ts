import type { StatementView } from '@yard/contracts';

/** As `GET /api/statements/{id}` has it: a month of Olive’s. */
export const statementRecord = (fields: Partial<StatementView> = {}): StatementView => ({
  id: 3,
  created_at: '2026-11-20T08:33:31.302000Z',
  updated_at: '2026-11-20T08:33:31.302000Z',
  deleted_at: null,
  user_id: 2,
  user_name: 'Olive Owner',
  month: '2026-11',
  currency: 'usd',
  opening_balance: 10,
  rental_amount: 13553.5,
  fee_amount: -1145.35,
  refund_amount: -2100,
  damage_amount: 30,
  retained_amount: 40,
  payout_amount: -50,
  closing_balance: 10338.15,
  lines: [
    {
      ...{ date: '2026-11-05', kind: 'rent', label: 'Rent: Doosan P185', rental_request_id: 9 },
      ...{ quantity: 1, unit_amount: 735, amount: 735, balance: 745 },
    },
    {
      ...{ date: '2026-11-06', kind: 'payout', label: 'Paid out', rental_request_id: null },
      ...{ quantity: 1, unit_amount: -50, amount: -50, balance: 695 },
    },
  ],
  ...fields,
});
