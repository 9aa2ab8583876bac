/** Roles on the admin site; every admin may read all of it. */
export const adminRoles = ['admin', 'finance', 'catalogue', 'support'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Roles with each right. Every admin may read, and answer tickets. */
export const rolesByRight = {
  /** Admin rights and roles, e-mail addresses, suspending, restoring and deleting. */
  accounts: ['admin'],
  /** Names and phone numbers, store access, mails, help with an account. */
  people: ['admin', 'support'],
  /** Whatever moves money: rentals, refunds, bills, disputes, payouts, batches, policies. */
  money: ['admin', 'finance'],
  /** Machine types, synonyms of the search, documents. */
  catalogue: ['admin', 'catalogue'],
  /** Deciding which reviews are shown. */
  reviews: ['admin', 'catalogue', 'support'],
  /** Announcements, versions of the site's parts, error reports, recordings. */
  site: ['admin'],
} as const satisfies Record<string, readonly AdminRole[]>;
export type AdminRight = keyof typeof rolesByRight;

export function mayAsAdmin(
  actor: { admin: boolean; role: AdminRole | null } | null,
  right: AdminRight,
): boolean {
  const roles: readonly AdminRole[] = rolesByRight[right];
  return actor !== null && actor.admin && actor.role !== null && roles.includes(actor.role);
}
