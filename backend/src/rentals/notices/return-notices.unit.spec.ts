import { facts } from '../../../test/notice-facts';
import { type NoticeText, rentalNotices } from './rental-notices';

it.each<[string, NoticeText, string, string]>([
  [
    'returned',
    rentalNotices.returned(facts),
    'Olive Owner recorded the return of Crawler Excavator',
    'Accept the return, or say what is wrong, within 48 hours. Without an answer it counts as accepted.',
  ],
  [
    'changed',
    rentalNotices.returnChanged(facts, false),
    'Olive Owner changed the return of Crawler Excavator',
    'Look at it again: accept it, or say what is wrong.',
  ],
  [
    'changed while contested',
    rentalNotices.returnChanged(facts, true),
    'Olive Owner changed the return of Crawler Excavator',
    'You contested it, and that stands. Write to Olive Owner and Yard if it is right now; otherwise Yard decides.',
  ],
  [
    'contested',
    rentalNotices.returnContested(facts, 'No scratch.'),
    'Rita Renter contests the return of Crawler Excavator',
    'Rita Renter writes:\n\nNo scratch.\n\nYard looks at it and decides.',
  ],
  [
    'missing',
    rentalNotices.returnMissing(facts),
    'Record the return of Crawler Excavator',
    'Rita Renter rented Crawler Excavator from Mon, Dec 14, 2026 to Wed, Dec 16, 2026. Record how it came back; the deposit waits for it.',
  ],
  [
    'closed, with nothing of a deposit',
    rentalNotices.closed(facts, { kept: null, back: null }),
    'The rental of Crawler Excavator is closed',
    'The rental from Mon, Dec 14, 2026 to Wed, Dec 16, 2026 is over.',
  ],
  [
    'closed, part of the deposit kept for damage',
    rentalNotices.closed(facts, { kept: '$60.00', back: '$40.00' }),
    'The rental of Crawler Excavator is closed',
    '$60.00 of the deposit is kept for damage. $40.00 of the deposit goes back to Rita Renter.',
  ],
  [
    'closed, the deposit kept for the bill',
    rentalNotices.closed(facts, { kept: '$60.00', back: null, isBilled: true }),
    'The rental of Crawler Excavator is closed',
    '$60.00 of the deposit is kept for the bill.',
  ],
  [
    'closed by Yard',
    rentalNotices.closed(
      facts,
      { kept: null, back: '$100.00' },
      { by: 'Ada', claimed: '$60.00', reason: 'It was there before.' },
    ),
    'The rental of Crawler Excavator is closed',
    'Olive Owner claimed $60.00 for damage. Ada of Yard decided. $100.00 of the deposit goes back to Rita Renter.\n\nThe reason given:\n\nIt was there before.',
  ],
])('tells those concerned of the return: %s', (_event, notice, title, body) => {
  expect(notice).toEqual({ title, body });
});
