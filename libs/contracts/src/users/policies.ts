import { allow, deny } from '@laravel-wire/core';
import type { Actor } from '../record';

/** To an admin who has yet to set it up, where the installation requires it. */
export const SECOND_FACTOR_FIRST = 'Admins need two-factor login here. Set it up on the admin site first.';

/** Anything only an admin may do; the stored flag decides, never what a client says. */
export const adminPolicy = {
  manage: (actor: Actor | null) =>
    actor?.admin ? allow() : deny(actor?.lacksSecondFactor ? SECOND_FACTOR_FIRST : undefined),
};

/** Records that belong to one person: the person may change them, admins may look. */
export const ownRecordPolicy = {
  view: (actor: Actor | null, record: { user_id: number }) =>
    actor?.admin || actor?.id === record.user_id ? allow() : deny(),
  change: (actor: Actor | null, record: { user_id: number }) =>
    actor?.id === record.user_id ? allow() : deny(),
};

/** What is there for everybody to read, guests too. */
export const everybodyPolicy = {
  view: () => allow(),
};
