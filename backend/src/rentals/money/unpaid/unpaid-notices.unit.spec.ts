import { facts } from '../../../../test/notice-facts';
import type { NoticeText } from '../../notices/rental-notices';
import { unpaidNotices } from './unpaid-notices';

const times = {
  zone: 'America/Chicago',
  deadlineAt: new Date('2026-12-14T06:00:00Z'),
  nextAttemptAt: new Date('2026-12-12T18:00:00Z'),
  isLate: false,
};
const last = { ...times, nextAttemptAt: null };
const owed = { reason: 'Your card was declined.', isWaiting: false };
const waiting = { ...owed, isWaiting: true };
const asked = { what: 'deposit', amount: '$100.00' };

it.each<[string, NoticeText, string, string]>([
  [
    'a bill',
    unpaidNotices.refused(facts, { kind: 'bill' }, { ...times, ...owed }),
    'The bill for Crawler Excavator is unpaid',
    'Your card was declined. Yard tries this card again on Sat, Dec 12, 12:00 PM Central. Pay with another card by the end of Sun, Dec 13 (Central) on the rental’s page.',
  ],
  [
    'a rent',
    unpaidNotices.refused(facts, { kind: 'rental' }, { ...times, ...waiting }),
    'The rent for Crawler Excavator is unpaid',
    'Your card was declined. Yard tries this card again on Sat, Dec 12, 12:00 PM Central. Pay with another card by the end of Sun, Dec 13 (Central): Olive Owner may end the rental otherwise.',
  ],
  [
    'a change of a rental',
    unpaidNotices.refused(facts, { kind: 'rental', rental_change_id: 7 }, { ...last, ...owed }),
    'The rental change for Crawler Excavator is unpaid',
    'Your card was declined. Pay with another card by the end of Sun, Dec 13 (Central) on the rental’s page.',
  ],
  [
    'a rent of a machine that was out, after its time',
    unpaidNotices.refused(facts, { kind: 'rental' }, { ...last, ...owed, isLate: true }),
    'The rent for Crawler Excavator is unpaid',
    'Your card was declined. Pay with another card on the rental’s page.',
  ],
  [
    'a rent of a machine that was out, to the owner',
    unpaidNotices.rentFailed(facts, times, 'rent'),
    'The rent for Crawler Excavator is unpaid',
    'The rent could not be charged to Rita Renter’s card. Rita Renter was told and can pay until the end of Sun, Dec 13 (Central); the card is tried again meanwhile.',
  ],
  [
    'what an admin waived',
    unpaidNotices.waived(facts, { what: 'bill', amount: '$100.00' }, 'They are bankrupt.'),
    'The bill for Crawler Excavator is waived',
    'Yard waived $100.00: Rita Renter owes it no more, and it is not paid out to Olive Owner. The reason given:\n\nThey are bankrupt.',
  ],
  [
    'a rent for the last time',
    unpaidNotices.refused(facts, { kind: 'rental' }, { ...last, ...waiting }),
    'The rent for Crawler Excavator is unpaid',
    'Your card was declined. Pay with another card by the end of Sun, Dec 13 (Central): Olive Owner may end the rental otherwise.',
  ],
  [
    'a rent, to the owner',
    unpaidNotices.doNotHandOver(facts, times),
    'Do not hand over Crawler Excavator: the rent is unpaid',
    'The rent could not be charged to Rita Renter’s card. Rita Renter was told and can pay until the end of Sun, Dec 13 (Central). You can also end the rental, or hand the machine over anyway.',
  ],
  [
    'a deposit, to the owner',
    unpaidNotices.depositFailed(facts, { ...times, hasCard: true }),
    'The deposit for Crawler Excavator is unpaid',
    'We couldn’t charge the deposit to Rita Renter’s card. We let Rita Renter know: Rita Renter can pay until the end of Sun, Dec 13 (Central); the rental is canceled after that. You can cancel it yourself before.',
  ],
  [
    'a deposit without a card, after its time',
    unpaidNotices.depositFailed(facts, { ...times, hasCard: false, isLate: true }),
    'The deposit for Crawler Excavator is unpaid',
    'Rita Renter has no card on this rental yet, so the deposit isn’t paid. We let Rita Renter know: the rental is canceled at the next nightly check, unless Rita Renter pays before. You can cancel it yourself before.',
  ],
  [
    'a bill, to the owner',
    unpaidNotices.billFailed(facts, times),
    'The bill for Crawler Excavator is unpaid',
    'What is above the deposit could not be charged to Rita Renter’s card. Rita Renter was told and can pay until the end of Sun, Dec 13 (Central); the card is tried again meanwhile.',
  ],
  [
    'a bill after its time',
    unpaidNotices.stillUnpaid(facts, 'bill'),
    'The bill for Crawler Excavator is still unpaid',
    'The time to pay is over, and the card is not tried again by itself. Rita Renter can still pay on the rental’s page; Yard knows of it.',
  ],
  [
    'another card is asked for',
    unpaidNotices.cardAsked(facts, asked, times),
    'Please pay for Crawler Excavator with another card',
    'The deposit of $100.00 could not be charged to your card. Pay with another one on the rental’s page by the end of Sun, Dec 13 (Central).',
  ],
  [
    'another card is asked for at any time',
    unpaidNotices.cardAsked(facts, asked, null),
    'Please pay for Crawler Excavator with another card',
    'The deposit of $100.00 could not be charged to your card. Pay with another one on the rental’s page.',
  ],
  [
    'it came',
    unpaidNotices.rentPaid(facts),
    'The rent for Crawler Excavator is paid',
    'Rita Renter paid the rent. Nothing stands in the way of handing over Crawler Excavator.',
  ],
  [
    'it came after the machine was out',
    unpaidNotices.owedPaid(facts),
    'The rent for Crawler Excavator is paid',
    'Rita Renter paid the rent that was owed.',
  ],
  [
    'a rent after its time',
    unpaidNotices.deadlinePassed(facts),
    'The rent for Crawler Excavator is still unpaid',
    'The time to pay is over. Olive Owner can end the rental, or hand the machine over anyway; Rita Renter can still pay until then.',
  ],
  [
    'the rental is ended',
    unpaidNotices.ended(facts, 'Sorry.'),
    'The rental of Crawler Excavator is ended: its rent was not paid',
    'What you have paid goes back to your card. Olive Owner writes:\n\nSorry.',
  ],
  [
    'the machine is handed over anyway',
    unpaidNotices.handedOver(facts),
    'Olive Owner hands over Crawler Excavator though the rent is unpaid',
    'You still owe the rent. Pay with another card on the rental’s page.',
  ],
])('tells of money that did not come: %s', (_event, notice, title, body) => {
  expect(notice).toEqual({ title, body });
});
