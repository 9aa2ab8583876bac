import { queueWords } from './queue-words';

it('names each queue', () => {
  expect(Object.values(queueWords)).toEqual([
    'Contested returns and bills',
    'Tickets to answer',
    'Requests to list machines',
    'Disputed payments to answer',
    'Unpaid rentals',
    'Reported content',
    'Refunds awaiting a second approval',
    'Ledger differences',
    'Ledger corrections to confirm',
    'Failed payouts',
    'Overdue machines',
    'Rentals of suspended owners',
    'Undelivered emails',
    'Open errors',
    'Batches with failures',
    'Remotes rolled back',
  ]);
});
