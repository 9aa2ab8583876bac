import { allow, deny } from '@laravel-wire/core';
import type { Actor } from '../record';
import { type AdminRight, mayAsAdmin } from './roles';

/** Refusal for an admin without two-factor sign-in, where the installation requires it. */
const SECOND_FACTOR_FIRST = 'Admins need two-factor sign-in here. Set it up on the admin site first.';

export const ROLE_REFUSAL = 'Your role on the admin site does not allow this.';

const manage = (actor: Actor | null) =>
  actor?.admin ? allow() : deny(actor?.lacksSecondFactor ? SECOND_FACTOR_FIRST : undefined);

const byRole =
  (right: AdminRight): typeof manage =>
  (actor) =>
    actor?.admin && !mayAsAdmin(actor, right) ? deny(ROLE_REFUSAL) : manage(actor);

/** Anything only an admin may do: `manage` any of them, the rest by role. The stored row decides, never a client. */
export const adminPolicy = {
  manage,
  accounts: byRole('accounts'),
  people: byRole('people'),
  money: byRole('money'),
  catalogue: byRole('catalogue'),
  reviews: byRole('reviews'),
  site: byRole('site'),
} satisfies Record<AdminRight | 'manage', typeof manage>;

/** The right to help with an account; for an admin's account, the right to change what admins may do. */
export const helpRight = (user: { admin: boolean }): AdminRight => (user.admin ? 'accounts' : 'people');

export const userPolicy = {
  help: (actor: Actor | null, user: { admin: boolean }) => adminPolicy[helpRight(user)](actor),
  /** Refused for an admin's account: its rights would be the reader's. */
  impersonate: (actor: Actor | null, user: { admin: boolean }) =>
    user.admin && actor?.admin ? deny('Nobody can look at the site as an admin.') : adminPolicy.people(actor),
};

/** Records that belong to one person: the person may change them, admins may look. */
export const ownRecordPolicy = {
  view: (actor: Actor | null, record: { user_id: number }) =>
    actor?.admin || actor?.id === record.user_id ? allow() : deny(),
  change: (actor: Actor | null, record: { user_id: number }) =>
    actor?.id === record.user_id ? allow() : deny(),
};

/** Records that everybody may read, guests too. */
export const everybodyPolicy = { view: () => allow() };
