import { type AdminRight, helpRight, type UserRecord } from '@yard/contracts';
import type { UserActionName, UserActionWords } from './use-user-action';

interface UserAction {
  name: UserActionName;
  /** Without one it is help with the account. */
  right?: AdminRight;
  isFor: (user: UserRecord) => boolean;
  words: (name: string) => [title: string, effect: string, done: string];
  danger?: true;
}

const actions: readonly UserAction[] = [
  {
    name: 'restore',
    right: 'accounts',
    isFor: ({ suspended_at }) => suspended_at !== null,
    words: (name) => [
      `Restore ${name}`,
      'The account can sign in again. Nothing was lost.',
      `${name} can sign in again`,
    ],
  },
  {
    name: 'revoke_admin',
    right: 'accounts',
    isFor: ({ admin }) => admin,
    words: (name) => [
      `Revoke admin from ${name}`,
      'They lose access to the back office. Rentals and machines stay.',
      `${name} is no longer an admin`,
    ],
    danger: true,
  },
  {
    name: 'grant_store_access',
    right: 'people',
    isFor: ({ owner }) => !owner,
    words: (name) => [
      `Give ${name} listing access`,
      'They can list machines. We notify them and approve their pending request.',
      `${name} can list machines`,
    ],
  },
  {
    name: 'revoke_store_access',
    right: 'people',
    isFor: ({ owner }) => owner,
    words: (name) => [
      `Revoke listing access from ${name}`,
      'Their machines become drafts and can’t be published. Agreed rentals continue.',
      `${name} can no longer list machines`,
    ],
    danger: true,
  },
  {
    name: 'send_password_link',
    isFor: ({ suspended_at }) => suspended_at === null,
    words: (name) => [
      `Send ${name} a password link`,
      'We email a link to set a new password. The old one works until then.',
      `Password link sent to ${name}`,
    ],
  },
  {
    name: 'end_sessions',
    isFor: () => true,
    words: (name) => [
      `Sign ${name} out everywhere`,
      'Signs out all devices. We email them.',
      `${name} is signed out`,
    ],
    danger: true,
  },
  {
    name: 'reset_two_factor',
    isFor: ({ two_factor_confirmed_at }) => two_factor_confirmed_at !== null,
    words: (name) => [
      `Turn off two-factor sign-in for ${name}`,
      'For people who lost their phone. They sign in with their password only; we email them.',
      `${name} signs in with the password only`,
    ],
    danger: true,
  },
];

export function actionsFor(user: UserRecord) {
  return actions
    .filter(({ isFor }) => isFor(user))
    .map(({ name, right, words, danger = false }) => {
      const [title, effect, done] = words(user.name);
      const isHelp = right === undefined;
      return { name, right: right ?? helpRight(user), isHelp, words: { title, effect, done, danger } };
    });
}

export const eraseWords = ({ name }: UserRecord): UserActionWords => ({
  title: `Delete and erase ${name}`,
  effect:
    'Deletes the account with its name, addresses, cards and emails. Rentals, payments and agreements stay without the name. This can’t be undone.',
  done: 'Account erased',
  danger: true,
});

export const deleteWords = ({ name }: UserRecord): UserActionWords => ({
  title: `Delete the account of ${name}`,
  effect:
    'Deletes the account and signs it out everywhere. Not possible with open rentals. This can’t be undone.',
  done: `Account of ${name} deleted`,
  danger: true,
});
