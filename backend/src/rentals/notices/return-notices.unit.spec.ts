import { facts } from '../../../test/notice-facts';
import { type NoticeText, rentalNotices } from './rental-notices';

it.each<[string, NoticeText, NoticeText]>([
  [
    'returned',
    rentalNotices.returned(facts),
    {
      title: 'Olive Owner recorded the return of Crawler Excavator',
      body: 'Accept the return, or say what is wrong, within 48 hours. Without an answer it counts as accepted.',
    },
  ],
  [
    'changed',
    rentalNotices.returnChanged(facts, false),
    {
      title: 'Olive Owner changed the return of Crawler Excavator',
      body: 'Look at it again: accept it, or say what is wrong.',
    },
  ],
  [
    'changed while contested',
    rentalNotices.returnChanged(facts, true),
    {
      title: 'Olive Owner changed the return of Crawler Excavator',
      body: 'You contested it, and that stands. Write to Olive Owner and Yard if it is right now; otherwise Yard decides.',
    },
  ],
  [
    'contested',
    rentalNotices.returnContested(facts, 'No scratch.'),
    {
      title: 'Rita Renter contests the return of Crawler Excavator',
      body: 'Rita Renter writes:\n\nNo scratch.\n\nYard looks at it and decides.',
    },
  ],
  [
    'missing',
    rentalNotices.returnMissing(facts),
    {
      title: 'Record the return of Crawler Excavator',
      body: 'Rita Renter rented Crawler Excavator from Mon 14 Dec 2026 to Wed 16 Dec 2026. Record how it came back; the deposit waits for it.',
    },
  ],
  [
    'closed, with nothing of a deposit',
    rentalNotices.closed(facts, { kept: null, back: null }),
    {
      title: 'The rental of Crawler Excavator is closed',
      body: 'The rental from Mon 14 Dec 2026 to Wed 16 Dec 2026 is over.',
    },
  ],
  [
    'closed, part of the deposit kept for damage',
    rentalNotices.closed(facts, { kept: '$60.00', back: '$40.00' }),
    {
      title: 'The rental of Crawler Excavator is closed',
      body: '$60.00 of the deposit is kept for damage. $40.00 of the deposit goes back to Rita Renter.',
    },
  ],
  [
    'closed, the deposit kept for the bill',
    rentalNotices.closed(facts, { kept: '$60.00', back: null, isBilled: true }),
    {
      title: 'The rental of Crawler Excavator is closed',
      body: '$60.00 of the deposit is kept for the bill.',
    },
  ],
  [
    'closed by Yard',
    rentalNotices.closed(
      facts,
      { kept: null, back: '$100.00' },
      { by: 'Ada', claimed: '$60.00', reason: 'It was there before.' },
    ),
    {
      title: 'The rental of Crawler Excavator is closed',
      body: 'Olive Owner claimed $60.00 for damage. Ada of Yard decided. $100.00 of the deposit goes back to Rita Renter.\n\nThe reason given:\n\nIt was there before.',
    },
  ],
])('tells those concerned of the return: %s', (_event, notice, words) => {
  expect(notice).toEqual(words);
});
