import type { RentalRequestRecord } from '@yard/contracts';
import { deposit, rental } from '../../test/rental-stages';
import { cancelledStep } from './cancelled-step';

function cancelled(changes: Partial<RentalRequestRecord> = {}) {
  const by = { user_id: 3, user_name: 'Ray Renter', reason: 'It rains.', created_at: '2026-05-12T15:00:00Z' };
  const cancellation = { ...by, refund_amount: 250 } as RentalRequestRecord['cancellation'];
  return rental('cancelled', { payments: [deposit(1, 'refunded')], ...changes, cancellation });
}

it('says who cancelled, why, and what goes back', () => {
  expect(cancelledStep(cancelled(), 'owner')).toMatchObject({
    title: 'Ray Renter canceled this',
    text: '“It rains.” $250 is going back to the card. The days are free again.',
  });
  expect(cancelledStep(cancelled(), 'renter').title).toBe('You canceled this');
});

it('says that a refund has arrived once the card provider made it', () => {
  const payments = [{ ...deposit(1, 'refunded'), refunded_amount: 250 }];

  expect(cancelledStep(cancelled({ payments }), 'admin').text).toContain('$250 was refunded to the card.');
  const more = payments.map((payment) => ({ ...payment, refunded_amount: 900, returning_amount: 250 }));
  expect(cancelledStep(cancelled({ payments: more }), 'admin').text).toContain('$250 is going back');
});

it.each([
  ['2026-05-14', 'The days from Tue, May 12 are free again.'],
  ['2026-05-12', 'The days from Tue, May 12 are free again.'],
  ['2026-05-11', '$250 is going back to the card.'],
])('says which days are free of a rental until %s that was cancelled while it ran', (end_date, words) => {
  const { text } = cancelledStep(
    cancelled({ start_date: '2026-05-10', end_date, approved_at: '2026-05-01T12:00:00Z' }),
    'admin',
  );

  expect(text.endsWith(words)).toBe(true);
});

it('says that money which is on its way then goes back', () => {
  const payments = [deposit(1, 'pending'), deposit(2, 'requires_action')];

  expect(cancelledStep(cancelled({ payments }), 'admin').text).toBe(
    '“It rains.” $250 is going back to the card. The deposit of $2,490 is still being charged and will be refunded in full. The days are free again.',
  );
});

it('says that days are free of a request that nobody answered before its start', () => {
  const { text } = cancelledStep(cancelled({ start_date: '2026-05-10', approved_at: null }), 'admin');

  expect(text).toMatch(/The days are free again\.$/);
});
