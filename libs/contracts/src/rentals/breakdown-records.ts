import { instant, orNull, type RecordOf, text, whole } from '../fields';
import { attachedPhotoShape } from '../messaging/records';
import { described, list, nested, record } from '../shapes';

export const breakdownShape = record('breakdown', {
  rental_request_id: whole,
  user_id: whole,
  details: text,
  since: instant,
  up_at: described('When it worked again; null while it is down.', orNull(instant)),
  resolved_at: orNull(instant),
  resolution: described('What the owner wrote then.', orNull(text)),
  photos: list(nested(attachedPhotoShape)),
  days_down: described('Whole days of the rental so far; each is credited when the rental closes.', whole),
});
export type BreakdownRecord = RecordOf<typeof breakdownShape>;
