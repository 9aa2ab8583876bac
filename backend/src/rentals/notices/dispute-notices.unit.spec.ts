import { facts } from '../../../test/notice-facts';
import { disputeNotice } from './dispute-notices';

const RENTAL = 'Crawler Excavator, Mon, Dec 14, 2026 to Wed, Dec 16, 2026';
const disputed = (dispute_status: string, kind: 'deposit' | 'rental' = 'deposit') => ({
  ...{ kind, rental_change_id: null, dispute_status, dispute_amount: 10_000 },
});

it.each([
  ['the rental goes on', 'deposit', null, 'The payment stands, and the rental goes on.'],
  [
    'the end keeps a part',
    'deposit',
    4_000,
    'As the end of the rental decided, $40.00 of it goes back to Rita Renter; the rest is for Olive Owner.',
  ],
  [
    'the end gives all back',
    'rental amount',
    10_000,
    'As the end of the rental decided, $100.00 of it goes back to Rita Renter.',
  ],
  [
    'the end keeps all',
    'rental amount',
    0,
    'Nothing of it goes back to Rita Renter: the end of the rental decided so.',
  ],
])('says what a bank gave back, and where it goes: %s', (_case, what, refunded, next) => {
  const payment = disputed('won', what === 'deposit' ? 'deposit' : 'rental');

  expect(disputeNotice(facts, payment, refunded)).toEqual({
    title: 'The dispute about Crawler Excavator is won',
    body: `The bank gave back $100.00 of the ${what} for ${RENTAL}. ${next}`,
  });
});

it.each([
  [
    'lost',
    'The dispute about Crawler Excavator is lost',
    `The bank keeps the payment of $100.00 for ${RENTAL}.`,
  ],
  [
    'under_review',
    'The bank looks at the dispute about Crawler Excavator',
    `Yard has answered about the payment of $100.00 for ${RENTAL}. The bank decides within some weeks.`,
  ],
  [
    'needs_response',
    'Rita Renter’s bank disputes a payment for Crawler Excavator',
    `It disputes the payment of $100.00 for ${RENTAL}. The money is held back until the bank decides; Yard answers with the record of the rental.`,
  ],
  [
    'warning_needs_response',
    'Rita Renter’s bank asks about a payment for Crawler Excavator',
    `It asks about the payment of $100.00 for ${RENTAL}. No money has moved; Yard answers with the record of the rental.`,
  ],
  [
    'warning_under_review',
    'The bank looks at the answer about Crawler Excavator',
    `Yard has answered about the payment of $100.00 for ${RENTAL}. No money has moved.`,
  ],
  [
    'warning_closed',
    'The bank asks no more about Crawler Excavator',
    `Its question about the payment of $100.00 for ${RENTAL} is closed.`,
  ],
])('says what the bank did: %s', (status, title, body) => {
  expect(disputeNotice(facts, disputed(status), null)).toEqual({ title, body });
});
