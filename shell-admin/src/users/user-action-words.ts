import type { UserRecord } from '@yard/contracts';
import type { UserActionName, UserActionWords } from './use-user-action';

/** The actions that make sense for an account as it stands; suspending and deleting are apart. */
export function actionsFor(user: UserRecord): (UserActionWords & { name: UserActionName })[] {
  const { name } = user;
  const possible: [boolean, UserActionWords & { name: UserActionName }][] = [
    [
      user.suspended_at !== null,
      {
        name: 'restore',
        title: `Restore ${name}`,
        effect: 'The account can sign in again, with everything it had.',
        done: `${name} can sign in again`,
        danger: false,
      },
    ],
    [
      !user.admin,
      {
        name: 'grant_admin',
        title: `Make ${name} an admin`,
        effect: 'Admins see and change everything here: users, tickets, rentals, documents and policies.',
        done: `${name} is an admin`,
        danger: true,
      },
    ],
    [
      user.admin,
      {
        name: 'revoke_admin',
        title: `Revoke admin from ${name}`,
        effect: 'The back office is closed to this account. Its rentals and machines stay.',
        done: `${name} is no admin any more`,
        danger: true,
      },
    ],
    [
      user.owner,
      {
        name: 'revoke_store_access',
        title: `Revoke store access from ${name}`,
        effect:
          'All machines of this owner become drafts, and none can be published any more. Rentals that were agreed go on.',
        done: `${name} can no longer list machines`,
        danger: true,
      },
    ],
  ];
  return possible.filter(([isPossible]) => isPossible).map(([, action]) => action);
}

export function deleteWords({ name }: UserRecord): UserActionWords {
  return {
    title: `Delete the account of ${name}`,
    effect: 'The account is gone and signed out everywhere. Refused while it has open rentals.',
    done: `The account of ${name} is deleted`,
    danger: true,
  };
}
