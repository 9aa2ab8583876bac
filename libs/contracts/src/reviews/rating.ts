import { number, orNull, whole } from '../fields';
import { described } from '../shapes';

const rating = described(
  'Mean of the published reviews, 1 to 5 with one decimal; null without any.',
  orNull(number(1)),
);

/** Members of whatever is reviewed. */
export const ratingFields = { rating, reviews: described('How many there are.', whole) };
