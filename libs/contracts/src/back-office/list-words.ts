import type * as R from '../records';
import { type ListingState, listingState } from '../catalog/listed-machine';
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

export function placeOf({ site, page, remote }: R.ErrorReportRecord | R.ErrorOccurrenceRecord): string {
  return [SITE_NAMES[site], page, remote && `(${remote})`].filter(Boolean).join(' ');
}

export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const NOUNS: Record<string, string> = {
  rental_request: 'rental',
  support_ticket: 'ticket',
  rental_store_access_request: 'listing access request',
};

type Subject = Pick<R.AuditEventRecord, 'record_type' | 'record_id'> & { record_name?: string | null };

export const recordWords = ({ record_type, record_id, record_name }: Subject) =>
  record_name ?? `${NOUNS[record_type] ?? record_type.replaceAll('_', ' ')} ${record_id}`;

/** Acts whose names don’t say it, or not with this status or kind of record: `{}` is the record. */
const ACTS: Record<string, string> = {
  accept: 'Accepted the return of {}',
  ask_for_card: 'Asked for another card for {}',
  ask_for_change: 'Asked for a change of {}',
  begin: 'Began {}',
  call_off: 'Ended {} early',
  cancel_expired: 'Canceled {}, which had expired',
  canary: 'Tried a version of {} on some people',
  charge_again: 'Tried to charge the card again for {}',
  collect: 'Tried to charge the rent of {}',
  contest: 'Contested the return of {}',
  dispute: 'The bank’s dispute of {}: {status}',
  end_impersonation: 'Stopped viewing the site as {}',
  end_unpaid: 'Ended {}, which was unpaid',
  export: 'Downloaded a list',
  'export user': 'Downloaded all data of {}',
  grant_admin: 'Made {} an admin',
  hand_over_unpaid: 'Agreed to hand over {} unpaid',
  handover: 'Recorded the hand-over of {}',
  hide: 'Hid {}',
  impersonate: 'Viewed the site as {}',
  keep: 'Kept {}',
  lapse_change: 'Ended the change of {}, which nobody answered',
  login: 'Signed in',
  login_failed: 'Failed to sign in',
  login_refused: 'Sign-ins blocked for now',
  logout: 'Signed out',
  machine_return: 'Recorded the return of {}',
  make_bill: 'Sent the bill of {}',
  note: 'Wrote a note on {}',
  offer_on_bill: 'Offered another bill for {}',
  pay: 'Paid {}',
  payment: 'Got the card provider’s answer about {}',
  payouts_disabled: 'Stopped payouts to {}',
  payouts_enabled: 'Allowed payouts to {}',
  prioritise: 'Set the priority of {}',
  'refund failed': 'A refund of {} failed',
  refund_deposit: 'Started to refund the deposit of {}',
  refund_payment: 'Started to refund a payment of {}',
  refused: 'Was refused',
  reply: 'Answered {}',
  resend: 'Sent {} again',
  reset_two_factor: 'Turned off two-factor sign-in of {}',
  revoke_admin: 'Removed {} as an admin',
  rollback: 'Put an earlier version of {} back',
  run: 'Ran {}',
  set_password: 'Set a password for {}',
  send_password_link: 'Sent {} a password link',
  stop: 'Stopped {}',
  stop_refund: 'Stopped the refund of {}',
  take_back: 'Took a version of {} back',
  update: 'Changed {}',
  verify_email: 'Verified the email of {}',
  withdraw: 'Withdrew {}',
  withdraw_change: 'Withdrew the change of {}',
};

const OBJECTS: Record<string, string> = {
  'github issue': 'GitHub issue',
  handover: 'hand-over',
  'machine return': 'return',
  'store access': 'listing access',
  'two factor': 'two-factor sign-in',
};

/** `Changed Olive Owner’s role`, `Approved rental 20`, `Offered the change of rental 20`. */
export function eventWords(event: Subject & Pick<R.AuditEventRecord, 'action' | 'changes' | 'data'>): string {
  const { action, changes, data } = event;
  const status = typeof data['status'] === 'string' ? data['status'] : null;
  const record = recordWords(event);
  if (action === 'update' && changes.length > 0) {
    return `Changed ${record}’s ${changes.map(({ field }) => inWords(field).toLowerCase()).join(', ')}`;
  }
  const act = ACTS[`${action} ${status ?? event.record_type}`] ?? ACTS[action];
  if (act) return act.replace('{status}', status?.replaceAll('_', ' ') ?? '–').replace('{}', () => record);
  const [verb = '', ...object] = action.split('_');
  const done = inWords(verb.replace(/e?$/, 'ed'));
  return object.length > 0
    ? `${done} the ${OBJECTS[object.join(' ')] ?? object.join(' ')} of ${record}`
    : `${done} ${record}`;
}

export const actorWords = ({ user_name, action }: R.AuditEventRecord) =>
  user_name ?? (['login_failed', 'refused'].includes(action) ? 'Someone' : 'Yard');

/** `Role: admin → support`; a field alone where its values are not in the log. @param at  writes an instant */
export function changeWords(
  { field, from, to }: R.AuditEventRecord['changes'][number],
  at?: (instant: string) => string,
): string {
  const isTold = from !== null || to !== null;
  return isTold ? `${inWords(field)}: ${valueWords(from, at)} → ${valueWords(to, at)}` : inWords(field);
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

export function valueWords(value: unknown, at = (instant: string) => instant): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && INSTANT.test(value)) return at(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}
