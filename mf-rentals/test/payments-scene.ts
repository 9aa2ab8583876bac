import { adminPaymentRecord, listOf, openScreen, people, rentalRequestRecord } from '@yard/testing/screen';
import remote from '../remote.json';
import * as entry from '../src/admin';

const rent = adminPaymentRecord();
const deposit = adminPaymentRecord({
  id: 51,
  kind: 'deposit',
  amount: 250.5,
  refunded_amount: 100.25,
  status: 'partially_refunded',
  dispute: { status: 'needs_response', amount: 250.5, due_by: '2026-11-28T12:00:00.000000Z' },
  disputed_at: '2026-11-18T12:00:00.000000Z',
  refunds: [
    {
      ...{ amount: 100.25, status: 'succeeded', reason: 'refund_deposit', explanation: 'Came late.' },
      ...{ failure_message: null, stripe_refund_id: 're_1', user_name: 'Ada Admin' },
      created_at: '2026-11-17T12:00:00.000000Z',
    },
    {
      ...{ amount: 50, status: 'failed', reason: 'close', explanation: null, user_name: null },
      ...{ failure_message: 'The card is closed.', stripe_refund_id: null },
      created_at: '2026-11-17T13:00:00.000000Z',
    },
  ],
});
export const refusedRent = adminPaymentRecord({
  id: 52,
  status: 'failed',
  failure_message: 'Your card was declined.',
  stripe_payment_intent_id: null,
  succeeded_at: null,
});

export const open = (path: string, answers: object = {}) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, path, {
    user: people.ada,
    answers: {
      'GET /api/payments': listOf([rent, deposit]),
      'GET /api/payments/50': rent,
      'GET /api/payments/51': deposit,
      'GET /api/payments/52': refusedRent,
      'GET /api/rental_requests/32': rentalRequestRecord({
        id: 32,
        status: 'approved',
        payments: [refusedRent],
        unpaid: {
          kind: 'rental',
          since: '2026-11-19T12:00:00.000000Z',
          attempts: 1,
          deadline_at: '2026-11-24T12:00:00.000000Z',
          next_attempt_at: '2026-11-21T12:00:00.000000Z',
        },
      }),
      'GET /api/proposed_refunds': listOf([]),
      ...answers,
    },
  });
