import { disputeWords, openDisputes, disputeNotice } from './dispute-words';
import type { PaymentRecord } from '@yard/contracts';
import type { Reader } from './reader';

const payment = (status: string, due_by: string | null = null) =>
  ({ id: 2, currency: 'usd', dispute: { status, amount: 120, due_by } }) as PaymentRecord & {
    dispute: NonNullable<PaymentRecord['dispute']>;
  };
const told = (status: string, reader: Reader, due_by: string | null = null) =>
  disputeNotice(payment(status, due_by), { reader, renter: 'Ray Renter', zone: 'UTC' });

it.each<[Reader, string, RegExp]>([
  ['renter', 'Your bank asks for $120 back', /^Yard will answer .* by Wed, May 12, 2027.*call your bank\.$/],
  [
    'owner',
    'Ray Renter’s bank asks for $120 back',
    /^Yard will answer .* by Wed, May 12, 2027.*can’t pay out/,
  ],
  ['admin', 'Ray Renter’s bank asks for $120 back', /^Answer by Wed, May 12, 2027/],
])('tells the %s what the bank asks, and who answers until when', (reader, title, text) => {
  const read = told('needs_response', reader, '2027-05-12T12:00:00.000000Z');

  expect([read.title, read.text]).toEqual([title, expect.stringMatching(text)]);
});

it.each([
  ['warning_needs_response', 'Disputed', 'Your bank asks for $120 back'],
  ['under_review', 'Bank decides', 'Your bank is deciding about $120'],
  ['a_word_from_tomorrow', 'Bank decides', 'Your bank is deciding about $120'],
  ['won', 'Dispute won', 'Your bank gave $120 back'],
  ['lost', 'Dispute lost', 'Your bank keeps $120'],
  ['warning_closed', 'Bank’s question closed', 'Your bank closed its question'],
])('has words for %s', (status, label, title) => {
  expect([disputeWords(payment(status).dispute).label, told(status, 'renter').title]).toEqual([label, title]);
});

it('knows which are not decided yet', () => {
  const payments = ['needs_response', 'won', 'under_review', 'lost'].map((status) => payment(status));

  expect(openDisputes([...payments, { ...payment('won'), dispute: null }])).toEqual([
    payments[0],
    payments[2],
  ]);
});
