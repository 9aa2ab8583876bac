import type { PaymentRecord } from '@yard/contracts';
import { paymentRecord, pendingRental } from '@yard/testing/records';
import { changesOf, paymentChanges } from './changes';

const request = pendingRental({ start_date: '2027-03-01', end_date: '2027-03-10', subtotal: 1900 });
const changed = (changes: object) => changesOf(request, { ...request, ...changes }, 'usd');

it('names what is another now, with both states', () => {
  expect(changed({ end_date: '2027-03-12', end_time: '16:00:00', subtotal: 2500 })).toEqual([
    { label: 'To', before: 'Wed, Mar 10', now: 'Fri, Mar 12, 4:00 PM' },
    { label: 'Total', before: '$1,900.00', now: '$2,500.00' },
  ]);
  expect(changed({ status: 'cancelled' })).toEqual([
    { label: 'Status', before: 'Waiting for an answer', now: 'Canceled' },
  ]);
});

it('reads a return that was corrected', () => {
  const back = {
    condition: 'damaged',
    damage_amount: 200,
    hours: 120,
    fuel_level: null,
    details: 'Bent.',
    photos: [{}, {}],
    contested_at: null,
  };

  expect(changed({ machine_return: back })).toEqual([
    { label: 'Return', before: 'Not recorded', now: 'Damaged, $200.00 claimed, 120 h, “Bent.”, pictures: 2' },
  ]);
});

it('says nothing of a message, another card or a stamp', () => {
  expect(
    changed({ messages: [{ id: 1 }], stripe_payment_method_id: 'pm_2', updated_at: '2026-11-20T13:00:00Z' }),
  ).toEqual([]);
});

it('reads what became of a payment', () => {
  const payment = (status: PaymentRecord['status'], amount = 500) =>
    paymentRecord({ status, amount, failure_message: 'Your card was declined.' });

  expect(paymentChanges(payment('failed'), payment('failed'))).toEqual([]);
  expect(paymentChanges(payment('failed'), payment('succeeded', 600))).toEqual([
    { label: 'Amount', before: '$500.00', now: '$600.00' },
    { label: 'Payment', before: 'Failed', now: 'Paid' },
    { label: 'Why', before: 'Your card was declined.', now: '–' },
  ]);
});
