import { facts } from '../../../test/notice-facts';
import { type NoticeText, rentalNotices } from './rental-notices';
import { refundNotices } from './refund-notices';

it.each<[string, NoticeText, string, string]>([
  [
    'paid',
    rentalNotices.paid(facts, 'deposit', '$100.00'),
    'The deposit for Crawler Excavator is paid',
    '$100.00 was paid by card. The receipt is on the rental’s page.',
  ],
  [
    'received',
    rentalNotices.received(facts, 'deposit', '$100.00'),
    'Rita Renter paid the deposit for Crawler Excavator',
    '$100.00 was paid by card.',
  ],
  [
    'failed',
    rentalNotices.paymentFailed(facts, 'Your card was declined.'),
    'A payment for Crawler Excavator did not go through',
    'Your card was declined. Choose another card and try again.',
  ],
  [
    'no card',
    rentalNotices.cardWanted(facts, 'deposit', '$100.00'),
    'Add a card for Crawler Excavator',
    'Your request for Mon, Dec 14, 2026 to Wed, Dec 16, 2026 is approved, and there is no card to charge. Add one to pay the deposit of $100.00: a rental whose deposit is not paid is cancelled before it begins.',
  ],
  [
    'the bank asks',
    rentalNotices.paymentNeedsAction(facts),
    'A payment for Crawler Excavator waits for you',
    'Your bank wants you to confirm the payment, or pay with another card.',
  ],
  [
    'refunded',
    rentalNotices.refunded(facts, '$100.00', null),
    '$100.00 comes back for Crawler Excavator',
    '$100.00 of what you paid for Crawler Excavator is on its way back to your card.',
  ],
  [
    'refunded with a reason',
    rentalNotices.refunded(facts, '$100.00', 'It rained.'),
    '$100.00 comes back for Crawler Excavator',
    '$100.00 of what you paid for Crawler Excavator is on its way back to your card.\n\nThe reason: It rained.',
  ],
  [
    'refund failed',
    rentalNotices.refundFailed(facts, 'the card is closed'),
    'A refund to Rita Renter failed',
    'A refund for Crawler Excavator, Mon, Dec 14, 2026 to Wed, Dec 16, 2026, did not go through: the card is closed',
  ],
  [
    'refund proposed',
    refundNotices.proposed(facts, 'Ada', {
      amount: '$100.00',
      reason: 'Rain',
      cancels: false,
      payment_id: null,
    }),
    'Ada wants to refund $100.00 to Rita Renter',
    'It is of the deposit for Crawler Excavator, and waits for your yes on the rental’s page.\n\nThe reason given:\n\nRain',
  ],
  [
    'refund of a payment proposed without a reason',
    refundNotices.proposed(facts, 'Ada', { amount: '$100.00', reason: null, cancels: false, payment_id: 4 }),
    'Ada wants to refund $100.00 to Rita Renter',
    'It is of a payment for Crawler Excavator, and waits for your yes on the rental’s page.',
  ],
  [
    'refund proposed by cancelling',
    refundNotices.proposed(facts, 'Ada', {
      amount: '$1,308.00',
      reason: null,
      cancels: true,
      payment_id: null,
    }),
    'Ada wants to refund $1,308.00 to Rita Renter',
    'The rental of Crawler Excavator is cancelled with it. It waits for your yes on the rental’s page.',
  ],
])('tells those concerned of money: %s', (_event, notice, title, body) => {
  expect(notice).toEqual({ title, body });
});
