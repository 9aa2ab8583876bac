import { rentalRequestFilters } from './rental-request';
import { isOver, RENTAL_STATUSES } from './rental-request.state';

it('takes what is declined, cancelled or closed for over, and nothing else', () => {
  expect(RENTAL_STATUSES.filter(isOver)).toEqual(['declined', 'cancelled', 'closed']);
});

it('has every status in the list’s filter', () => {
  expect(rentalRequestFilters.lines.status).toBe(`nullable|string|in:${RENTAL_STATUSES.join(',')}`);
});
