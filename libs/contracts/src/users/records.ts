import { flag, instant, orNull, type Field, type RecordOf, text, whole } from '../fields';
import { adminRoles } from './roles';
import { choice, described, nested, optional, part, record } from '../shapes';

export const currentUserShape = part(
  {
    id: whole,
    name: text,
    email: text,
    phone: orNull(text),
    email_verified_at: orNull(instant),
    owner: described('May list machines.', flag),
    about: optional(described('An owner’s own words on their page: plain text.', orNull(text))),
    admin: optional(described('On the admin site only.', flag)),
    role: optional(described('On the admin site: what an admin may do there.', orNull(choice(adminRoles)))),
    impersonation: optional(
      described(
        'On the public site: an admin reads it as this person does.',
        nested(part({ admin_name: text, ends_at: instant })),
      ),
    ),
    two_factor_confirmed_at: optional(described('While sign-in asks for a second factor.', instant)),
    two_factor_required: optional(
      described(
        'On the admin site: nothing else works there before two-factor sign-in is set up.',
        flag as Field<true>,
      ),
    ),
  },
  'current_user',
);
/** Response of `GET /api/user`: docs/wire.md section 2. */
export type CurrentUser = RecordOf<typeof currentUserShape>;

export const userShape = record('user', {
  name: text,
  email: text,
  phone: orNull(text),
  email_verified_at: orNull(instant),
  owner: flag,
  admin: flag,
  role: described('Null for who is no admin.', orNull(choice(adminRoles))),
  suspended_at: orNull(instant),
  suspended_reason: orNull(text),
  two_factor_confirmed_at: described('Null where sign-in asks for no second factor.', orNull(instant)),
});
export type UserRecord = RecordOf<typeof userShape>;

export const userNoteShape = record('user_note', {
  about_id: whole,
  user_id: described('Who wrote it.', whole),
  user_name: text,
  content: text,
});
/** A note of an admin about a person; admins alone read it. */
export type UserNoteRecord = RecordOf<typeof userNoteShape>;

export const personShape = part({ id: whole, name: text });

export const storeAccessRequestShape = record('store_access_request', {
  user_id: whole,
  user_name: text,
  business_name: text,
  phone: text,
  details: orNull(text),
  status: choice(['open', 'approved', 'declined']),
  message: orNull(text),
  decided_id: orNull(whole),
  approved_at: orNull(instant),
  declined_at: orNull(instant),
});
/** A user's request to list machines; an admin approves or declines it. */
export type StoreAccessRequestRecord = RecordOf<typeof storeAccessRequestShape>;
export type StoreAccessStatus = StoreAccessRequestRecord['status'];

export const passkeyShape = part(
  {
    id: whole,
    name: described('As its owner calls it.', text),
    last_used_at: orNull(instant),
    created_at: instant,
  },
  'passkey',
);
export type PasskeyRecord = RecordOf<typeof passkeyShape>;

export const sessionShape = part(
  {
    id: described('Made for the wire; it tells nothing of the session’s own.', whole),
    ip_address: orNull(text),
    user_agent: orNull(text),
    device: described('The user agent in words: Firefox on Windows.', text),
    place: described('Where the address is, in words; null where nobody knows.', orNull(text)),
    last_active_at: instant,
    current: described('The session that asks.', flag),
  },
  'session',
);
/** A device that is signed in. */
export type SessionRecord = RecordOf<typeof sessionShape>;
