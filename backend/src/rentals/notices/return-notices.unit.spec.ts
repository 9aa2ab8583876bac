import { facts } from '../../../test/notice-facts';
import { type NoticeText, rentalNotices } from './rental-notices';

it.each(
  Object.entries<NoticeText>({
    'Olive Owner recorded the return of Crawler Excavator\nAccept the return, or say what’s wrong, within 48 hours. If you don’t answer, it counts as accepted.':
      rentalNotices.returned(facts),
    'Olive Owner changed the return of Crawler Excavator\nCheck it: accept it, or say what’s wrong.':
      rentalNotices.returnChanged(facts, false),
    'Olive Owner changed the return of Crawler Excavator\nYou contested it, so Yard still decides. If it’s right now, write to Olive and Yard.':
      rentalNotices.returnChanged(facts, true),
    'Rita Renter contested the return of Crawler Excavator\nRita wrote:\n\nNo scratch.\n\nYard decides.':
      rentalNotices.returnContested(facts, 'No scratch.'),
    'Record the return of Crawler Excavator\nRita Renter rented it Dec 14–16. Record its condition so we can refund the deposit.':
      rentalNotices.returnMissing(facts),
    'The rental of Crawler Excavator is closed\nIt was for Dec 14–16.': rentalNotices.closed(facts, {
      kept: null,
      back: null,
    }),
    'The rental of Crawler Excavator is closed\n$60.00 of the deposit pays for damage. We’re refunding $40.00 of the deposit to Rita Renter.':
      rentalNotices.closed(facts, { kept: '$60.00', back: '$40.00' }),
    'The rental of Crawler Excavator is closed\n$60.00 of the deposit pays for the bill.':
      rentalNotices.closed(facts, { kept: '$60.00', back: null, isBilled: true }),
    'The rental of Crawler Excavator is closed\nOlive Owner claimed $60.00 for damage. Ada of Yard decided. We’re refunding $100.00 of the deposit to Rita Renter.\n\nReason:\n\nIt was there before.':
      rentalNotices.closed(
        facts,
        { kept: null, back: '$100.00' },
        { by: 'Ada', claimed: '$60.00', reason: 'It was there before.' },
      ),
  }),
)('tells those concerned of the return: %s', (text, { title, body }) => {
  expect(`${title}\n${body}`).toBe(text);
});
