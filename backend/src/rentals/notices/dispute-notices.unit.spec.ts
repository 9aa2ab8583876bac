import { facts } from '../../../test/notice-facts';
import { disputeNotice } from './dispute-notices';

const RENTAL = 'Crawler Excavator, Dec 14–16';
const disputed = (dispute_status: string, kind: 'deposit' | 'rental' = 'deposit') => ({
  ...{ kind, rental_change_id: null, dispute_status, dispute_amount: 10_000 },
});

it.each([
  ['the rental goes on', 'deposit', null, 'The rental continues.'],
  [
    'the end keeps a part',
    'deposit',
    4_000,
    'As settled when the rental ended, $40 is refunded to Rita; Olive Owner gets the rest.',
  ],
  [
    'the end gives all back',
    'rental amount',
    10_000,
    'As settled when the rental ended, $100 is refunded to Rita.',
  ],
  ['the end keeps all', 'rental amount', 0, 'As settled when the rental ended, Rita gets no refund.'],
])('says what a bank gave back, and where it goes: %s', (_case, what, refunded, next) => {
  const payment = disputed('won', what === 'deposit' ? 'deposit' : 'rental');

  expect(disputeNotice(facts, payment, refunded)).toEqual({
    title: 'We won the dispute about Crawler Excavator',
    body: `The bank returned $100 of the ${what} for ${RENTAL}. ${next}`,
  });
});

it.each(
  Object.entries({
    lost: `We lost the dispute about Crawler Excavator\nThe bank kept the payment of $100 for ${RENTAL}.`,
    under_review: `The bank is reviewing the dispute about Crawler Excavator\nWe answered about the payment of $100 for ${RENTAL}. The bank decides in a few weeks.`,
    needs_response: `Rita Renter’s bank disputes a payment for Crawler Excavator\nIt disputes the payment of $100 for ${RENTAL}. The bank holds the money until it decides. We’ll answer with the records of the rental.`,
    warning_needs_response: `Rita Renter’s bank asks about a payment for Crawler Excavator\nIt asks about the payment of $100 for ${RENTAL}. No money has moved. We’ll answer with the records of the rental.`,
    warning_under_review: `The bank is reviewing our answer about Crawler Excavator\nWe answered about the payment of $100 for ${RENTAL}. No money has moved.`,
    warning_closed: `The bank closed its question about Crawler Excavator\nIt asked about the payment of $100 for ${RENTAL}. Nothing more is needed.`,
  }),
)('says what the bank did: %s', (status, text) => {
  const { title, body } = disputeNotice(facts, disputed(status), null);
  expect(`${title}\n${body}`).toBe(text);
});
