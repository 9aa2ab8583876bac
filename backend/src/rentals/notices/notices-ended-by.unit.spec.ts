import { noticesEndedBy } from './notices-ended-by';

const ended = (action: string) => noticesEndedBy(action).map((type) => type.replace('rental_request.', ''));

it('ends as much when an unpaid rental is ended as when one is cancelled', () => {
  expect(ended('end_unpaid')).toEqual(expect.arrayContaining(['payment_failed', 'card_asked', 'late']));
  expect(ended('end_unpaid')).toEqual(ended('cancel'));
});
