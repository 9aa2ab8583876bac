import { PAYOUT_STATUSES } from '@yard/contracts';
import { accountWords, reasonWords } from './payout-words';

it('says of every payout but a paid one why it is not there yet', () => {
  const silent = PAYOUT_STATUSES.filter((status) => reasonWords({ status, waiting_for: null }) === null);

  expect(silent).toEqual(['paid']);
});

it('calls an owner to the provider until the account is ready', () => {
  expect([accountWords.none.call, accountWords.incomplete.call, accountWords.ready.call]).toEqual([
    'Set up payouts',
    'Continue setup',
    null,
  ]);
});
