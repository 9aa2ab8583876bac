import { facts } from '../../../test/notice-facts';
import { type NoticeText, rentalNotices } from './rental-notices';
import { refundNotices } from './refund-notices';

it.each(
  Object.entries<NoticeText>({
    'You paid the deposit for Crawler Excavator\nWe charged $100.00 to your card. The receipt is on the rental’s page.':
      rentalNotices.paid(facts, 'deposit', '$100.00'),
    'Rita Renter paid the deposit for Crawler Excavator\nRita paid $100.00 by card.': rentalNotices.received(
      facts,
      'deposit',
      '$100.00',
    ),
    'Your payment for Crawler Excavator didn’t go through\nYour card was declined. Choose another card and try again.':
      rentalNotices.paymentFailed(facts, 'Your card was declined.'),
    'Add a card for Crawler Excavator\nYour request for Dec 14–16 is approved. Add a card to pay the deposit of $100.00. If the deposit isn’t paid in time, we’ll cancel the rental.':
      rentalNotices.cardWanted(facts, 'deposit', '$100.00'),
    'Confirm your payment for Crawler Excavator\nYour bank has to approve the payment. Confirm it, or pay with another card.':
      rentalNotices.paymentNeedsAction(facts),
    'We refunded $100.00 for Crawler Excavator\nThe money is on its way to your card.':
      rentalNotices.refunded(facts, '$100.00', null),
    'We refunded $100.00 for Crawler Excavator\nThe money is on its way to your card.\n\nReason: It rained.':
      rentalNotices.refunded(facts, '$100.00', 'It rained.'),
    'A refund to Rita Renter failed\nThe refund for Crawler Excavator, Dec 14–16, didn’t go through: the card is closed':
      rentalNotices.refundFailed(facts, 'the card is closed'),
    'Ada wants to refund $100.00 to Rita Renter\nThe refund is from the deposit for Crawler Excavator.\n\nReason:\n\nRain\n\nConfirm or stop it on the rental’s page.':
      refundNotices.proposed(facts, 'Ada', {
        amount: '$100.00',
        reason: 'Rain',
        cancels: false,
        payment_id: null,
      }),
    'Ada wants to refund $100.00 to Rita Renter\nThe refund is from a payment for Crawler Excavator.\n\nConfirm or stop it on the rental’s page.':
      refundNotices.proposed(facts, 'Ada', {
        amount: '$100.00',
        reason: null,
        cancels: false,
        payment_id: 4,
      }),
    'Ada wants to refund $1,308.00 to Rita Renter\nThe refund also cancels the rental of Crawler Excavator.\n\nConfirm or stop it on the rental’s page.':
      refundNotices.proposed(facts, 'Ada', {
        amount: '$1,308.00',
        reason: null,
        cancels: true,
        payment_id: null,
      }),
  }),
)('tells those concerned of money: %s', (text, { title, body }) => {
  expect(`${title}\n${body}`).toBe(text);
});
