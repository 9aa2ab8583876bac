import { PAYOUT_STATUSES } from '@yard/contracts';
import { inColumn, stepsOf } from '../../../test/steps-of';
import { payoutMoves } from './payout-moves';
import { Payout } from './payout.entity';

it('is sent, paid or refused; what is paid stays so', () => {
  const steps = stepsOf(inColumn(PAYOUT_STATUSES), (state) => Object.assign(new Payout(), state));

  expect(steps).toEqual([
    'pending → paid',
    'pending → failed',
    'waiting_for_account → pending',
    'failed → pending',
    'failed → waiting_for_account',
  ]);
});

it('is tried again after a refusal by an admin alone', () => {
  expect(payoutMoves.can('send', 'admin', 'failed')).toBe(true);
  expect(payoutMoves.can('send', 'system', 'failed')).toBe(false);
});
