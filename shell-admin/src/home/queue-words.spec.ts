import { queueWords } from './queue-words';

it('names each queue', () => {
  expect(Object.values(queueWords)).toEqual([
    'Contested returns and bills',
    'Tickets to answer',
    'Requests to list machines',
    'Disputed payments to answer',
    'Unpaid rentals',
    'Reported texts',
    'Refunds that wait for a second yes',
    'Differences in the ledger',
    'Ledger corrections to confirm',
    'Payouts that failed',
    'Machines not back in time',
    'Rentals of suspended owners',
    'Mails that were not delivered',
    'Open errors',
    'Batches that failed for somebody',
    'Remotes that were rolled back',
  ]);
});
