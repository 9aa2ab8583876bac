import type * as R from '../records';
import { type ListingState, listingState } from '../catalog/listed-machine';
import type { BatchName } from '../admin/batches';
import { paymentLabel } from '../payments/paid-for';
import type { EntryKind, LedgerAccount } from '../payments/payment-words';

export const LEDGER_KIND_NAMES: Record<EntryKind, string> = {
  deposit: 'Deposit taken',
  rental: 'Rent taken',
  damage: 'Damage kept for the owner',
  bill: 'Bill taken for the owner',
  retention: 'Deposit kept on cancelling',
  dispute: 'Disputed by a bank',
  refund: 'Refund',
  payout: 'Paid out to the owner',
  offset: 'Set off between rentals',
  correction: 'Correction',
};

export const LEDGER_ACCOUNT_NAMES: Record<LedgerAccount, string> = {
  provider_balance: 'With the card provider',
  deposits_held: 'Deposits held',
  owner_payable: 'Due to owners',
  platform_fees: 'Our fees',
};

export const BATCH_NAMES: Record<BatchName, string> = {
  cancel_expired_rental_requests: 'Cancel Expired Requests',
  collect_payment_for_upcoming_rental_requests: 'Collect Upcoming Rental Payments',
  notify_users_with_missing_machine_returns: 'Notify Owners w/ Missing Machine Returns',
  close_completed_rental_requests: 'Close Completed Rental Requests',
};

export const BATCH_STATUS_NAMES = {
  queued: 'Waiting',
  running: 'Running',
  finished: 'Finished',
  failed: 'Failed',
  interrupted: 'Interrupted',
} as const;

export const STORE_ACCESS_NAMES = { open: 'Waiting', approved: 'Approved', declined: 'Declined' } as const;

const LISTING_NAMES = {
  published: 'Listed',
  hidden: 'Hidden: owner suspended',
  draft: 'Draft',
  withdrawn: 'Withdrawn',
  taken_off: 'Taken off',
} as const satisfies Record<ListingState, string>;

export const listingWords = (machine: Parameters<typeof listingState>[0]) =>
  LISTING_NAMES[listingState(machine)];

export const adminWords = (role: R.UserRecord['role']) =>
  role === null || role === 'admin' ? 'Admin' : `Admin: ${role}`;

export function mailWords({ sent_at, failure_message }: R.MailRecord) {
  if (sent_at !== null) return 'Sent';
  return failure_message === null ? 'Not sent' : 'Failed';
}

export function errorWords({ resolved_at, again_at, faulty_release }: R.ErrorReportRecord) {
  if (resolved_at !== null) return faulty_release === null ? 'Resolved' : 'Resolved next';
  return again_at === null ? 'Open' : 'Again';
}

export function reportWords({ outcome }: Pick<R.ContentReportRecord, 'outcome'>) {
  if (outcome === null) return 'Open';
  return outcome === 'hidden' ? 'Hidden' : 'Kept';
}

export function announcementWords({ starts_at, ends_at }: { starts_at: string; ends_at: string }, now: Date) {
  if (now >= new Date(ends_at)) return 'Over';
  return now < new Date(starts_at) ? 'Coming' : 'Shown now';
}

/** @param current  ids of the versions that hold now */
export function documentWords(
  { id, published_at }: Pick<R.DocumentRecord, 'id' | 'published_at'>,
  current: ReadonlySet<number>,
) {
  if (current.has(id)) return 'In force';
  return published_at === null ? 'Draft' : 'Replaced';
}

export const shortPaymentLabel = (payment: R.AdminPaymentRecord): string =>
  payment.kind === 'rental' && payment.rental_change_id === null ? 'Rent' : paymentLabel(payment);

const SITE_NAMES = { public: 'Public site', admin: 'Admin site', server: 'Server' } as const;

/** "Public site /rentals/7 (mf-rentals)" */
export function placeOf({ site, page, remote }: R.ErrorReportRecord | R.ErrorOccurrenceRecord): string {
  return [SITE_NAMES[site], page, remote && `(${remote})`].filter(Boolean).join(' ');
}

/** `grant_store_access` → `Grant store access`. */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const recordWords = ({
  record_type,
  record_id,
}: Pick<R.AuditEventRecord, 'record_type' | 'record_id'>) => `${inWords(record_type)} ${record_id}`;

export const actorWords = ({ user_name }: R.AuditEventRecord) => user_name ?? 'Yard itself';

/** `Role: admin → support`; a field alone where its values are not in the log. */
export function changeWords({ field, from, to }: R.AuditEventRecord['changes'][number]): string {
  const isTold = from !== null || to !== null;
  return isTold ? `${inWords(field)}: ${valueWords(from)} → ${valueWords(to)}` : inWords(field);
}

export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}
