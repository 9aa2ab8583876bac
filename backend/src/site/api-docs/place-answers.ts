import { type Answers, changing, creating, one, or, reading } from './answer';
import { listOf, object, ref } from './json-schema';

const suggestions = object({ places: listOf(ref('PlaceSuggestion')) });

/** Addresses, and the places that people name. */
export const placeAnswers: Answers = {
  ...reading('/api/addresses', 'Address'),
  ...creating('/api/addresses', 'Address'),
  ...changing('/api/addresses', 'Address', 409),
  'POST /api/addresses/{id}/confirm': one('Address'),
  'GET /api/places': or({ body: { anyOf: [ref('Place'), suggestions] } }, 404),
};
