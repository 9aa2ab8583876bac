import { facts } from '../../../../test/notice-facts';
import type { NoticeText } from '../../notices/rental-notices';
import { unpaidNotices } from './unpaid-notices';

const times = {
  zone: 'America/Chicago',
  deadlineAt: new Date('2026-12-14T06:00:00Z'),
  nextAttemptAt: new Date('2026-12-12T18:00:00Z'),
  isLate: false,
  hasCard: true,
  amount: '$400',
};
const last = { ...times, nextAttemptAt: null };
const owed = { reason: 'Your card was declined.', isWaiting: false };
const waiting = { ...owed, isWaiting: true };
const asked = { what: 'deposit', amount: '$100.00', hasCard: true };

it.each(
  Object.entries<NoticeText>({
    'The bill for Crawler Excavator is unpaid\nYour card was declined. We’ll try the card again on Sat, Dec 12, 12:00 PM Central. Pay with another card by the end of Sun, Dec 13 (Central) on the rental’s page.':
      unpaidNotices.refused(facts, { kind: 'bill' }, { ...times, ...owed }),
    'The rent for Crawler Excavator is unpaid\nYour card was declined. We’ll try the card again on Sat, Dec 12, 12:00 PM Central. Pay with another card by the end of Sun, Dec 13 (Central), or Olive Owner can end the rental.':
      unpaidNotices.refused(facts, { kind: 'rental' }, { ...times, ...waiting }),
    'The rental change for Crawler Excavator is unpaid\nYour card was declined. Pay with another card by the end of Sun, Dec 13 (Central) on the rental’s page.':
      unpaidNotices.refused(facts, { kind: 'rental', rental_change_id: 7 }, { ...last, ...owed }),
    'The rent for Crawler Excavator is unpaid\nYour card was declined. Pay with another card on the rental’s page.':
      unpaidNotices.refused(facts, { kind: 'rental' }, { ...last, ...owed, isLate: true }),
    'The rent for Crawler Excavator is unpaid\nWe couldn’t charge the rent to Rita Renter’s card. Rita can pay until the end of Sun, Dec 13 (Central). We’ll try the card again on Sat, Dec 12, 12:00 PM Central.':
      unpaidNotices.rentFailed(facts, times, 'rent'),
    'We waived the bill for Crawler Excavator\nRita Renter no longer owes $100.00, and we won’t pay it out to Olive Owner. Reason:\n\nThey are bankrupt.':
      unpaidNotices.waived(facts, { what: 'bill', amount: '$100.00' }, 'They are bankrupt.'),
    'The rent for Crawler Excavator is unpaid\nAdd a card by the end of Sun, Dec 13 (Central), or Olive Owner can end the rental.':
      unpaidNotices.refused(facts, { kind: 'rental' }, { ...last, ...waiting, hasCard: false }),
    'Rita hasn’t paid $400 for the Crawler Excavator, Dec 14–16\nRita can pay until the end of Sun, Dec 13 (Central). Until it’s paid you can keep the machine, end the rental or hand it over anyway. We couldn’t charge the rent to Rita Renter’s card.':
      unpaidNotices.doNotHandOver(facts, times),
    'The deposit for Crawler Excavator is unpaid\nWe couldn’t charge the deposit to Rita Renter’s card. We let Rita know: Rita has until the end of Sun, Dec 13 (Central) to pay; after that the rental is canceled. You can cancel it before.':
      unpaidNotices.depositFailed(facts, times),
    'The deposit for Crawler Excavator is unpaid\nRita Renter has no card on this rental yet, so the deposit isn’t paid. We let Rita know: the rental is canceled at the next nightly check, unless Rita pays before. You can cancel it before.':
      unpaidNotices.depositFailed(facts, { ...times, hasCard: false, isLate: true }),
    'The bill for Crawler Excavator is unpaid\nWe couldn’t charge the rest of the bill to Rita Renter’s card. Rita can still pay.':
      unpaidNotices.billFailed(facts, { ...last, isLate: true }),
    'The bill for Crawler Excavator is still unpaid\nThe time to pay is over, and we won’t try the card again. Rita Renter can still pay on the rental’s page. Yard was notified.':
      unpaidNotices.stillUnpaid(facts, 'bill'),
    'Pay for Crawler Excavator with another card\nWe couldn’t charge the deposit of $100.00 to your card. Choose another card on the rental’s page by the end of Sun, Dec 13 (Central).':
      unpaidNotices.cardAsked(facts, asked, times),
    'Add a card for Crawler Excavator\nAdd a card to pay the deposit of $100.00 on the rental’s page by the end of Sun, Dec 13 (Central).':
      unpaidNotices.cardAsked(facts, { ...asked, hasCard: false }, times),
    'Pay for Crawler Excavator with another card\nWe couldn’t charge the deposit of $100.00 to your card. Choose another card on the rental’s page.':
      unpaidNotices.cardAsked(facts, asked, null),
    'The rent for Crawler Excavator is paid\nRita Renter paid it. You can hand over the machine.':
      unpaidNotices.rentPaid(facts),
    'The rent for Crawler Excavator is paid\nRita Renter paid it.': unpaidNotices.owedPaid(facts),
    'The rent for Crawler Excavator is still unpaid\nThe time to pay is over. Olive Owner can end the rental, or hand over the machine anyway. Until then Rita Renter can still pay.':
      unpaidNotices.deadlinePassed(facts),
    'The rental of Crawler Excavator ended because the rent is unpaid\nWe’ll refund what you paid to your card. Olive Owner wrote:\n\nSorry.':
      unpaidNotices.ended(facts, 'Sorry.'),
    'Olive Owner is handing over Crawler Excavator before the rent is paid\nYou still owe the rent. Pay with another card on the rental’s page.':
      unpaidNotices.handedOver(facts),
  }),
)('tells of money that did not come: %s', (text, { title, body }) => {
  expect(`${title}\n${body}`).toBe(text);
});
