import { flag, instant, orNull, type RecordOf, text, whole } from '../fields';
import { choice, described, part, record } from '../shapes';
import { ratingFields } from './rating';

export const reviewShape = record('review', {
  rental_request_id: whole,
  machine_id: whole,
  machine_subject: text,
  about: described('The machine and its owner, or the renter.', choice(['machine', 'renter'])),
  user_id: described('Who wrote it.', whole),
  user_name: described('Of a renter the first name and an initial.', text),
  reviewed_id: described('Whom it is about: the owner, or the renter.', whole),
  reviewed_name: text,
  rating: described('1 to 5.', whole),
  condition: described('1 to 5: of the machine, or of what came back.', orNull(whole)),
  communication: described('1 to 5.', orNull(whole)),
  content: orNull(text),
  reply: described('What the reviewed person answers.', orNull(text)),
  replied_at: orNull(instant),
  published_at: described('Null while the author and admins alone see it.', orNull(instant)),
  hidden_at: described('When an admin took it off the site.', orNull(instant)),
  hide_reason: orNull(text),
});
export type ReviewRecord = RecordOf<typeof reviewShape>;

export const ownerProfileShape = part(
  {
    id: whole,
    name: text,
    about: described('Plain text in their own words.', orNull(text)),
    since: described('When the account was made.', instant),
    rentals: described('Rentals of their machines that were lived to their end.', whole),
    ...ratingFields,
    email_verified: flag,
    payouts_verified: described('Whether the payment provider has checked who they are.', flag),
  },
  'owner_profile',
);
/** Public profile of a machine's owner: `GET api/machines/{id}/owner`. */
export type OwnerProfile = RecordOf<typeof ownerProfileShape>;
