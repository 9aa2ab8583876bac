import { type AdminRight, helpRight, type UserRecord } from '@yard/contracts';
import type { UserActionName, UserActionWords } from './use-user-action';

interface UserAction {
  name: UserActionName;
  /** The right that the reader's role needs; by default help with an account. */
  right?: AdminRight;
  isFor: (user: UserRecord) => boolean;
  words: (name: string) => UserActionWords;
}

/** Sorted as their buttons; suspending and deleting are apart. */
const actions: readonly UserAction[] = [
  {
    name: 'restore',
    right: 'accounts',
    isFor: ({ suspended_at }) => suspended_at !== null,
    words: (name) => ({
      title: `Restore ${name}`,
      effect: 'The account can sign in again, with everything it had.',
      done: `${name} can sign in again`,
      danger: false,
    }),
  },
  {
    name: 'revoke_admin',
    right: 'accounts',
    isFor: ({ admin }) => admin,
    words: (name) => ({
      title: `Revoke admin from ${name}`,
      effect: 'The back office is closed to this account. Its rentals and machines stay.',
      done: `${name} is no admin any more`,
      danger: true,
    }),
  },
  {
    name: 'grant_store_access',
    right: 'people',
    isFor: ({ owner }) => !owner,
    words: (name) => ({
      title: `Give ${name} store access`,
      effect: 'They can list machines, are told so, and a request of theirs that waits is approved.',
      done: `${name} can list machines`,
      danger: false,
    }),
  },
  {
    name: 'revoke_store_access',
    right: 'people',
    isFor: ({ owner }) => owner,
    words: (name) => ({
      title: `Revoke store access from ${name}`,
      effect:
        'All machines of this owner become drafts, and none can be published any more. Rentals that were agreed go on.',
      done: `${name} can no longer list machines`,
      danger: true,
    }),
  },
  {
    name: 'send_password_link',
    isFor: ({ suspended_at }) => suspended_at === null,
    words: (name) => ({
      title: `Send ${name} a password link`,
      effect: 'They get a mail with a link to set a new password. The old one works until then.',
      done: `The link is on its way to ${name}`,
      danger: false,
    }),
  },
  {
    name: 'end_sessions',
    isFor: () => true,
    words: (name) => ({
      title: `Sign ${name} out everywhere`,
      effect: 'All devices are signed out at once, and they are told by mail.',
      done: `${name} is signed out`,
      danger: true,
    }),
  },
  {
    name: 'reset_two_factor',
    isFor: ({ two_factor_confirmed_at }) => two_factor_confirmed_at !== null,
    words: (name) => ({
      title: `Take off the two-factor login of ${name}`,
      effect: 'For who lost their phone: the next login asks for the password alone. They are told by mail.',
      done: `${name} signs in with the password alone`,
      danger: true,
    }),
  },
];

/** The actions that make sense for an account as it stands. */
export function actionsFor(user: UserRecord) {
  return actions
    .filter(({ isFor }) => isFor(user))
    .map(({ name, right = helpRight(user), words }) => ({ name, right, words: words(user.name) }));
}

export function eraseWords({ name }: UserRecord): UserActionWords {
  return {
    title: `Delete and erase ${name}`,
    effect:
      'The account is gone, and with it name, addresses, cards and mails. Rentals, payments and agreements stay without the name. This cannot be undone.',
    done: `The account is erased`,
    danger: true,
  };
}

export function deleteWords({ name }: UserRecord): UserActionWords {
  return {
    title: `Delete the account of ${name}`,
    effect:
      'The account is gone and signed out everywhere, and cannot be restored. Refused while it has open rentals.',
    done: `The account of ${name} is deleted`,
    danger: true,
  };
}
