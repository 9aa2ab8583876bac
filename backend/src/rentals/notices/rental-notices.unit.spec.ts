import { facts } from '../../../test/notice-facts';
import { approvalNotices } from './approval-notices';
import { mailFacts, type NoticeText, rentalNotices } from './rental-notices';

it.each<[string, NoticeText, string, string]>([
  [
    'created',
    rentalNotices.created(facts),
    'Rita Renter asks for Crawler Excavator',
    'Rita Renter would like to rent Crawler Excavator from Mon, Dec 14, 2026 to Wed, Dec 16, 2026. Approve or decline the request.',
  ],
  [
    'created for one day',
    rentalNotices.created({ ...facts, end_date: facts.start_date }),
    'Rita Renter asks for Crawler Excavator',
    'Rita Renter would like to rent Crawler Excavator on Mon, Dec 14, 2026. Approve or decline the request.',
  ],
  [
    'sent',
    rentalNotices.sent(facts),
    'Your request for Crawler Excavator is sent',
    'Olive Owner answers next. Nothing is charged before the approval; you can change or withdraw the request until then.',
  ],
  [
    'updated',
    rentalNotices.updated(facts),
    'Rita Renter changed the request for Crawler Excavator',
    'The request is now for Mon, Dec 14, 2026 to Wed, Dec 16, 2026.',
  ],
  [
    'its days are taken',
    rentalNotices.daysTaken(facts),
    'The days of your request for Crawler Excavator are taken',
    'Olive Owner rents Crawler Excavator to somebody else on some of the days from Mon, Dec 14, 2026 to Wed, Dec 16, 2026. Your request stays open: move it to free days, or look for another machine. Its page shows both.',
  ],
  [
    'withdrawn',
    rentalNotices.withdrawn(facts),
    'Rita Renter withdrew the request for Crawler Excavator',
    'The request for Mon, Dec 14, 2026 to Wed, Dec 16, 2026 is gone.',
  ],
  [
    'approved, with what the owner wrote and the place',
    approvalNotices.approved(facts, 'See you.', {
      terms: 'You pay $100.',
      pickup: { address: '1 Main St', owner_phone: '555 0100' },
      isBooked: false,
    }),
    'Your request for Crawler Excavator is approved',
    'Your request is approved: Crawler Excavator is yours from Mon, Dec 14, 2026 to Wed, Dec 16, 2026.\n\nOlive Owner writes:\n\nSee you.\n\nYou pay $100.\n\nPick it up at:\n1 Main St\n\nOlive Owner’s phone: 555 0100',
  ],
  [
    'booked at once, to the renter',
    approvalNotices.approved(facts, null, { terms: 'You pay $100.', pickup: null, isBooked: true }),
    'You booked Crawler Excavator',
    'Crawler Excavator is yours from Mon, Dec 14, 2026 to Wed, Dec 16, 2026.\n\nYou pay $100.',
  ],
  [
    'created, and the bank has to confirm its deposit',
    rentalNotices.created(facts, 'bank'),
    'Rita Renter asks for Crawler Excavator',
    'Rita Renter would like to rent Crawler Excavator from Mon, Dec 14, 2026 to Wed, Dec 16, 2026. It’s booked as soon as Rita Renter’s bank confirms the deposit. You can answer before that.',
  ],
  [
    'not booked at once, since the card was declined',
    rentalNotices.refusedBooking(facts, 'Your card was declined.'),
    'Crawler Excavator isn’t booked yet: your card was declined',
    'Your card was declined. Choose another card on the rental’s page to book now. Olive Owner has your request, too, and can answer it.',
  ],
  [
    'booked',
    approvalNotices.booked(facts, 'The deposit is paid.'),
    'Rita Renter booked Crawler Excavator',
    'Crawler Excavator is booked from Mon, Dec 14, 2026 to Wed, Dec 16, 2026. The deposit is paid.',
  ],
  [
    'declined',
    rentalNotices.declined(facts, 'It is broken.'),
    'Your request for Crawler Excavator is declined',
    'Olive Owner writes:\n\nIt is broken.',
  ],
  [
    'unanswered, to the renter',
    rentalNotices.unanswered(facts, '', true),
    'Olive Owner did not answer about Crawler Excavator',
    'Your request for Mon, Dec 14, 2026 to Wed, Dec 16, 2026 has ended, and whatever was paid comes back. The rental’s page leads to machines like it that are free on these days.',
  ],
  [
    'unanswered, to the owner',
    rentalNotices.unanswered(facts, '', false),
    'Your time to answer Rita Renter is over',
    'The request for Crawler Excavator, Mon, Dec 14, 2026 to Wed, Dec 16, 2026, was cancelled because it was not answered in time. Its days are free.',
  ],
  [
    'cancelled',
    rentalNotices.cancelled(facts, 'Rain'),
    'The rental of Crawler Excavator is cancelled',
    'The rental from Mon, Dec 14, 2026 to Wed, Dec 16, 2026 will not take place. The reason given:\n\nRain',
  ],
  [
    'a message',
    rentalNotices.message(facts, 'Rita', 'At nine?'),
    'New message about Crawler Excavator',
    'Rita writes:\n\nAt nine?',
  ],
  [
    'reviewWanted of the renter',
    rentalNotices.reviewWanted(facts, 'renter'),
    'How was Crawler Excavator?',
    'Write a review within 14 days. Olive Owner reads it once both of you have written, or when these days are over.',
  ],
  [
    'reviewWanted of the owner',
    rentalNotices.reviewWanted(facts, 'owner'),
    'How was renting to Rita Renter?',
    'Write a review within 14 days. Rita Renter reads it once both of you have written, or when these days are over.',
  ],
])('tells those concerned of a request: %s', (_event, notice, title, body) => {
  expect(notice).toEqual({ title, body });
});

it('names a single day as one, and no beginning', () => {
  const one = { ...facts, end_date: facts.start_date };
  const terms = { terms: 'You pay $100.', pickup: null, isBooked: false };

  expect(
    [
      rentalNotices.daysTaken(one),
      approvalNotices.approved(one, null, terms),
      approvalNotices.booked(one, 'It is paid.'),
      rentalNotices.cancelled(one, 'Rain'),
      rentalNotices.returnMissing(one),
      rentalNotices.closed(one, { kept: null, back: null }),
    ].map(({ body }) => body.split('. ')[0]?.split('\n')[0]),
  ).toEqual([
    'Olive Owner rents Crawler Excavator to somebody else on Mon, Dec 14, 2026',
    'Your request is approved: Crawler Excavator is yours on Mon, Dec 14, 2026.',
    'Crawler Excavator is booked on Mon, Dec 14, 2026',
    'The rental on Mon, Dec 14, 2026 will not take place',
    'Rita Renter rented Crawler Excavator on Mon, Dec 14, 2026',
    'The rental on Mon, Dec 14, 2026 is over.',
  ]);
});

it('lists below a mail what it is about', () => {
  expect(mailFacts(facts)).toEqual([
    ['Machine', 'Crawler Excavator'],
    ['When', 'Mon, Dec 14, 2026 to Wed, Dec 16, 2026'],
    ['Renter', 'Rita Renter'],
    ['Owner', 'Olive Owner'],
  ]);
});
