import { batches, batchLabel, outcomeWords } from './batch-words';

it('names each batch, says that it was started and what it did', () => {
  expect(
    batches.map(({ name, label, started }) => [label, batchLabel(name), started, outcomeWords(name, 'done')]),
  ).toEqual([
    [
      'Cancel Expired Requests',
      'Cancel Expired Requests',
      'Cancelling all expired rental requests',
      'Cancelled',
    ],
    [
      'Collect Upcoming Rental Payments',
      'Collect Upcoming Rental Payments',
      'Collecting payment for upcoming rental requests.',
      'Collected',
    ],
    [
      'Notify Owners w/ Missing Machine Returns',
      'Notify Owners w/ Missing Machine Returns',
      'Notifying owners.',
      'Notified',
    ],
    [
      'Close Completed Rental Requests',
      'Close Completed Rental Requests',
      'Closing completed rental requests.',
      'Closed',
    ],
  ]);
});

it('explains each batch, and asks before it runs', () => {
  expect(batches.map(({ explanation, question }) => [explanation, question])).toEqual([
    [
      'Cancels requests without a successful deposit payment that are past their cancellation policy window. Runs by itself every night.',
      'Cancel all expired rental requests?',
    ],
    [
      'Tries to collect the payment of rentals that start in the next 2 days and for which none was attempted yet. Runs by itself every morning.',
      'Collect payment for upcoming rental requests?',
    ],
    [
      'Tells the owners of rentals that were completed 1 or more days ago and have no machine return. Runs by itself every morning.',
      'Notify owners with missing machine returns?',
    ],
    [
      'Closes rentals that were completed more than 7 days ago and have no machine return, and refunds the deposit in full. Runs by itself every morning.',
      'Close completed rental requests?',
    ],
  ]);
});

it('says what a run did, or would do', () => {
  const outcomes = ['done', 'would', 'skipped', 'failed'] as const;
  expect(outcomes.map((outcome) => outcomeWords('close_completed_rental_requests', outcome))).toEqual([
    'Closed',
    'Would be closed',
    'Skipped',
    'Failed',
  ]);
});
