import { orNull, type RecordOf, text, whole } from '../fields';
import { choice, described, list, nested, part, record } from '../shapes';
import { personShape } from '../users/records';

export const attachedPhotoShape = part({
  media_id: whole,
  url: text,
  /** Pixels; null of a file that was taken over without them. */
  width: orNull(whole),
  height: orNull(whole),
});
/** A picture on a message, ticket, question or contest; `url` is root-relative. */
export type AttachedPhoto = RecordOf<typeof attachedPhotoShape>;

const viewShape = part({ user_id: whole });
export type MessageView = RecordOf<typeof viewShape>;

export const messageShape = record('message', {
  messageable_id: whole,
  messageable_type: choice(['rental_request', 'support_ticket', 'machine_question']),
  user_id: whole,
  user_name: text,
  content: text,
  photos: list(nested(attachedPhotoShape)),
  views: described('Who has seen it; the author has no entry.', list(nested(viewShape))),
  user: nested(personShape),
});
export type MessageRecord = RecordOf<typeof messageShape>;
export type MessageableType = MessageRecord['messageable_type'];
