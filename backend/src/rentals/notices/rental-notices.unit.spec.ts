import { facts } from '../../../test/notice-facts';
import { approvalNotices } from './approval-notices';
import { mailFacts, type NoticeText, rentalNotices } from './rental-notices';

it.each(
  Object.entries<NoticeText>({
    'Rita wants the Crawler Excavator, Dec 14–16\nApprove or decline the request of Rita Renter.':
      rentalNotices.created(facts),
    'Rita wants the Crawler Excavator, Dec 14, 2026\nApprove or decline the request of Rita Renter.':
      rentalNotices.created({ ...facts, end_date: facts.start_date, year: '2025' }),
    'We sent your request for Crawler Excavator\nYou pay nothing until Olive Owner approves. You can change or withdraw the request before that.':
      rentalNotices.sent(facts, false),
    'We sent your request for Crawler Excavator\nYou pay nothing until you add a card. You can change or withdraw the request before that.':
      rentalNotices.sent(facts, true),
    'Rita Renter changed the request for Crawler Excavator\nThe request is now for Dec 14–16.':
      rentalNotices.updated(facts),
    'Crawler Excavator is taken for your dates\nOlive Owner rented it to another renter for some of the days Dec 14–16. Your request stays open: choose other dates or another machine on the rental’s page.':
      rentalNotices.daysTaken(facts),
    'Rita Renter withdrew the request for Crawler Excavator\nIt was for Dec 14–16.':
      rentalNotices.withdrawn(facts),
    'Olive approved the Crawler Excavator, Dec 14–16\nOlive Owner wrote:\n\nSee you.\n\nYou pay $100.\n\nPick it up at:\n1 Main St\n\nOlive’s phone: 555 0100':
      approvalNotices.approved(facts, 'See you.', {
        terms: 'You pay $100.',
        pickup: { address: '1 Main St', owner_phone: '555 0100' },
        isBooked: false,
      }),
    'You booked the Crawler Excavator, Dec 14–16\nYou pay $100.': approvalNotices.approved(facts, null, {
      terms: 'You pay $100.',
      pickup: null,
      isBooked: true,
    }),
    'Rita wants The Digger, Dec 14–16\nIt’s booked when Rita Renter’s bank confirms the deposit. You can answer before that.':
      rentalNotices.created({ ...facts, machine: 'The Digger' }, 'bank'),
    'Crawler Excavator isn’t booked yet: your card was declined\nYour card was declined. Choose another card on the rental’s page to book now. Olive Owner also has your request and can answer it.':
      rentalNotices.refusedBooking(facts, 'Your card was declined.'),
    'Rita booked the Crawler Excavator, Dec 14–16\nThe deposit is paid.': approvalNotices.booked(
      facts,
      'The deposit is paid.',
    ),
    'Olive declined your request for the Crawler Excavator, Dec 14–16\nOlive Owner wrote:\n\nIt is broken.':
      rentalNotices.declined(facts, 'It is broken.'),
    'Olive didn’t answer about the Crawler Excavator, Dec 14–16\nYour request to Olive Owner expired. The rental’s page shows similar machines for your dates.':
      rentalNotices.unanswered(facts, '', { isRenter: true, isPaid: false }),
    'Olive didn’t answer about the Crawler Excavator, Dec 14–16\nYour request to Olive Owner expired. We’ll refund everything you paid. The rental’s page shows similar machines for your dates.':
      rentalNotices.unanswered(facts, '', { isRenter: true, isPaid: true }),
    'Your time to answer Rita Renter is over\nThe request for Crawler Excavator, Dec 14–16, expired. Its days are free again.':
      rentalNotices.unanswered(facts, '', { isRenter: false, isPaid: false }),
    'The rental of Crawler Excavator was canceled\nIt was for Dec 14–16. Reason:\n\nRain':
      rentalNotices.cancelled(facts, 'Rain'),
    'New message about Crawler Excavator\nRita wrote:\n\nAt nine?': rentalNotices.message(
      facts,
      'Rita',
      'At nine?',
    ),
    'How was Crawler Excavator?\nWrite a review within 14 days. Olive can read it after you both write one, or when the 14 days are over.':
      rentalNotices.reviewWanted(facts, 'renter'),
    'How was renting to Rita Renter?\nWrite a review within 14 days. Rita can read it after you both write one, or when the 14 days are over.':
      rentalNotices.reviewWanted(facts, 'owner'),
  }),
)('tells those concerned of a request: %s', (text, { title, body }) => {
  expect(`${title}\n${body}`).toBe(text);
});

it('names a single day as one, and no beginning', () => {
  const one = { ...facts, end_date: facts.start_date };

  expect(
    [
      rentalNotices.daysTaken(one),
      rentalNotices.cancelled(one, 'Rain'),
      rentalNotices.returnMissing(one),
      rentalNotices.closed(one, { kept: null, back: null }),
    ].map(({ body }) => body.split('. ')[0]?.split('\n')[0]),
  ).toEqual([
    'Olive Owner rented it to another renter on Dec 14',
    'It was for Dec 14',
    'Rita Renter rented it on Dec 14',
    'It was for Dec 14.',
  ]);
});

it('lists below a mail what it is about', () => {
  expect(mailFacts(facts)).toEqual([
    ['Machine', 'Crawler Excavator'],
    ['When', 'Dec 14–16, 2026'],
    ['Renter', 'Rita Renter'],
    ['Owner', 'Olive Owner'],
  ]);
});
