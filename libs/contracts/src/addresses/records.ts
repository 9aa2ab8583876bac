import { flag, number, orNull, type RecordOf, text, whole } from '../fields';
import { described, nested, part, record } from '../shapes';

export const geotagShape = part({ lat: number(), lng: number() }, 'geotag');
/** A place: decimal degrees, WGS 84. */
export type Geotag = RecordOf<typeof geotagShape>;

export const addressShape = record('address', {
  user_id: whole,
  line1: text,
  line2: orNull(text),
  city: text,
  state: text,
  postal_code: text,
  geotag: orNull(nested(geotagShape)),
  confirmed: flag,
  own: described('The person’s own, of which there is one at most: agreements name it.', flag),
});
export type AddressRecord = RecordOf<typeof addressShape>;

const placeFields = { postal_code: text, city: text, state: text, lat: number(), lng: number() };
export const placeShape = part(placeFields, 'place');

export const placeSuggestionShape = part(
  { label: described('As api/places?search= understands it.', text), ...placeFields },
  'place_suggestion',
);
/** A place that begins as `GET api/places?q=` says. */
export type PlaceSuggestionRecord = RecordOf<typeof placeSuggestionShape>;
