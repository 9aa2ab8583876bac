import { isOver, RENTAL_STATUSES } from './rental-request.state';

it('takes what is declined, cancelled or closed for over, and nothing else', () => {
  expect(RENTAL_STATUSES.filter(isOver)).toEqual(['declined', 'cancelled', 'closed']);
});
