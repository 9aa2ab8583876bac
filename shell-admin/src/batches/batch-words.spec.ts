import { outcomeWords } from './batch-words';

it('says what a run did, or would do', () => {
  const outcomes = ['done', 'would', 'skipped', 'failed'] as const;
  expect(outcomes.map((outcome) => outcomeWords('close_completed_rental_requests', outcome))).toEqual([
    'Closed',
    'Would be closed',
    'Skipped',
    'Failed',
  ]);
});

it.each([
  ['cancel_expired_rental_requests', 'Canceled'],
  ['collect_payment_for_upcoming_rental_requests', 'Collected'],
  ['notify_users_with_missing_machine_returns', 'Notified'],
] as const)('says what %s did', (name, words) => {
  expect(outcomeWords(name, 'done')).toBe(words);
});
