import type { RecordOf } from '@laravel-wire/core';
import type * as R from '../records';
import { DOCUMENT_KIND_NAMES, inForce } from '../agreements/document';
import type { MachineTypeRecord } from '../catalog/machine-type';
import type { searchSynonyms } from '../catalog/search-synonym';
import type { announcements } from '../notifications/announcement';
import { questionWords } from '../questions/machine-question';
import { shownStatusOf } from '../rentals/shown-status';
import { PAYMENT_STATUS_NAMES, PAYOUT_STATUS_NAMES, RENTAL_STATUS_NAMES } from '../rentals/status-names';
import { REVIEW_STATE_NAMES, reviewStateOf } from '../reviews/review';
import type { savedReplies } from '../support/saved-reply';
import { TICKET_STATE_NAMES } from '../support/ticket-state';
import { BATCH_NAMES } from '../admin/batches';
import * as words from './list-words';

/** A column's context besides its row: the clock, and the loaded rows. */
export interface ListedAt<Row> {
  now: Date;
  rows: readonly Row[];
}

/** A text, a bare number, an instant, a day of the calendar. */
type Value = string | number | null | undefined;
type Said<Row> = readonly [title: string, value: (row: Row, at: ListedAt<Row>) => Value];

/**
 * A list's columns in their order, on the screen and in its CSV; a title alone: the field of that name. A column takes the
 * place of the field that is called as it is.
 */
export type ListColumns<Row, Key extends string = string> = {
  readonly [K in Key]: Said<Row> | (string extends K ? string : K extends keyof Row ? string : never);
};

const columns =
  <Row>() =>
  <Key extends string>(declared: ListColumns<Row, Key>) =>
    declared;

export function listed<Row, Key extends string>(list: ListColumns<Row, Key>) {
  return (Object.keys(list) as Key[]).map((key) => {
    const declared: string | Said<Row> = list[key];
    if (typeof declared !== 'string') return { key, title: declared[0], value: declared[1] };
    return { key, title: declared, value: (row: Row) => row[key as Key & keyof Row] as Value };
  });
}

export const requestList = columns<R.RentalRequestRecord>()({
  id: '#',
  machine: ['Machine', ({ machine }) => machine.subject],
  user: ['Renter', ({ user }) => user.name],
  owner: ['Owner', ({ machine }) => machine.user_name],
  start_date: 'From',
  end_date: 'To',
  state: ['Status', (request, { now }) => RENTAL_STATUS_NAMES[shownStatusOf(request, now)]],
  subtotal: 'Total',
  created_at: 'Asked',
});

export const userList = columns<R.UserRecord>()({
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  standing: [
    'Role and status',
    ({ suspended_at, admin, role, owner }) =>
      [suspended_at && 'Suspended', admin && words.adminWords(role), owner ? 'Owner' : !admin && 'Renter']
        .filter(Boolean)
        .join(', '),
  ],
  created_at: 'Joined',
});

export const machineList = columns<R.ListedMachineRecord>()({
  subject: 'Machine',
  machine_type_name: 'Type',
  user_name: 'Owner',
  place: ['Location', ({ city, state }) => [city, state].filter(Boolean).join(', ') || null],
  daily_rate: 'Day',
  listing: ['State', words.listingWords],
  created_at: 'Added',
});

export const paymentList = columns<R.AdminPaymentRecord>()({
  rental_request_id: 'Rental',
  for: ['For', words.shortPaymentLabel],
  machine_subject: 'Machine',
  renter: ['Renter', ({ renter }) => renter.name],
  owner: ['Owner', ({ owner }) => owner.name],
  state: ['Status', ({ status }) => PAYMENT_STATUS_NAMES[status]],
  amount: 'Amount',
  refunded_amount: 'Refunded',
  created_at: 'Made',
});

export const payoutList = columns<R.PayoutRecord>()({
  rental_request_id: 'Rental',
  user_name: 'Owner',
  state: ['Status', ({ status }) => PAYOUT_STATUS_NAMES[status]],
  amount: 'Amount',
  created_at: 'Made',
  paid_at: 'Paid',
});

type Posting = Omit<R.LedgerEntryRecord, 'lines'> & R.LedgerLineRecord;

const postingsOf = ({ lines, ...entry }: R.LedgerEntryRecord): Posting[] =>
  lines.map((line) => ({
    ...entry,
    ...line,
    rental_request_id: line.rental_request_id ?? entry.rental_request_id,
  }));

export const postingList = columns<Posting>()({
  id: 'Entry',
  moved: ['Kind', ({ kind }) => words.LEDGER_KIND_NAMES[kind]],
  posted_at: 'Posted',
  rental_request_id: 'Rental',
  user_name: 'Person',
  line: ['Account', ({ account }) => words.LEDGER_ACCOUNT_NAMES[account]],
  amount: ['Debit', ({ amount }) => (amount > 0 ? amount : null)],
  credit: ['Credit', ({ amount }) => (amount < 0 ? -amount : null)],
});

export const ticketList = columns<R.SupportTicketRecord>()({
  number: 'Number',
  text: ['Message', ({ subject, message }) => subject ?? message],
  assignee_name: 'Assigned to',
  user_name: 'From',
  status: ['Status', ({ state }) => TICKET_STATE_NAMES[state]],
  created_at: 'Opened',
  answer_due_at: 'Answer due',
  resolved_at: 'Resolved on',
  github_issue_number: 'Issue',
});

export const reviewList = columns<R.ReviewRecord>()({
  rating: 'Stars',
  content: 'Review',
  machine_subject: 'Machine',
  user_name: 'By',
  status: ['Status', (review) => REVIEW_STATE_NAMES[reviewStateOf(review)]],
  created_at: 'Written',
});

export const questionList = columns<R.MachineQuestionRecord>()({
  machine: ['Machine', ({ machine }) => machine.subject],
  message: 'Question',
  user_name: 'From',
  owner: ['To', ({ machine }) => machine.user_name],
  status: ['Status', questionWords],
  created_at: 'Asked',
});

export const reportList = columns<R.ContentReportRecord>()({
  content: 'Text',
  reason: 'Why',
  user_name: 'By',
  status: ['Status', words.reportWords],
  created_at: 'Reported',
});

export const mailList = columns<R.MailRecord>()({
  subject: 'Subject',
  recipient: 'To',
  state: ['State', words.mailWords],
  created_at: 'Written',
});

export const activityList = columns<R.AuditEventRecord>()({
  user_name: ['Who', words.actorWords],
  what: ['What', words.eventWords],
  changes: ['Changed', ({ changes }) => changes.map((change) => words.changeWords(change)).join(', ')],
  ip_address: 'From',
  created_at: 'When',
});

export const errorList = columns<R.ErrorReportRecord>()({
  error: ['Error', ({ name, message }) => `${name} ${message}`],
  where: ['Where', words.placeOf],
  user_name: 'Who',
  count: 'Times',
  first_seen_at: 'First',
  last_seen_at: 'Last',
  state: ['State', words.errorWords],
});

export const storeAccessList = columns<R.StoreAccessRequestRecord>()({
  business_name: 'Business',
  user_name: 'Who asks',
  phone: 'Phone',
  state: ['State', ({ status }) => words.STORE_ACCESS_NAMES[status]],
  created_at: 'Asked',
});

export const machineTypeList = columns<MachineTypeRecord>()({
  name: 'Name',
  category: 'Category',
  machines_count: 'Machines',
  created_at: 'Added',
});

export const documentList = columns<R.DocumentRecord>()({
  what: ['Kind', ({ kind }) => DOCUMENT_KIND_NAMES[kind]],
  name: 'Name',
  version: 'Version',
  state: ['State', (document, { rows }) => words.documentWords(document, inForce(rows))],
  published_at: 'Published',
  created_at: 'Written',
  user_name: 'By',
});

export const batchRunList = columns<R.BatchRunRecord>()({
  action: ['Action', ({ name, dry_run }) => `${BATCH_NAMES[name]}${dry_run ? ' (dry run)' : ''}`],
  state: ['State', ({ status }) => words.BATCH_STATUS_NAMES[status]],
  progress: ['Done', ({ dry_run, done, total }) => (dry_run ? `${total} found` : `${done} of ${total}`)],
  failed: 'Failed',
  start: ['Started', ({ started_at, created_at }) => started_at ?? created_at],
});

export const announcementList = columns<RecordOf<(typeof announcements)['type']>>()({
  content: 'Text',
  starts_at: 'From',
  ends_at: 'Until',
  status: ['Status', (announcement, { now }) => words.announcementWords(announcement, now)],
  created_at: 'Made',
});

export const replyList = columns<RecordOf<(typeof savedReplies)['type']>>()({
  title: 'Title',
  content: 'Text',
  created_at: 'Made',
});

export const synonymList = columns<RecordOf<(typeof searchSynonyms)['type']>>()({
  term: 'Search term',
  means: 'Also finds',
  created_at: 'Made',
});

export interface ListFile<Row> {
  columns: ListColumns<Row>;
  /** The file's name; by default from the list's address. */
  name?: string;
  /** Sums are in the installation's currency: no row has its own. */
  sums?: true;
  /** Fields that are pages of their own. */
  leftOut?: readonly string[];
  /** A record is several rows. */
  each?: (record: never) => readonly object[];
}

export const listFiles: Readonly<Record<string, ListFile<never>>> = {
  'api/rental_requests': { columns: requestList, name: 'rentals', sums: true },
  'api/users': { columns: userList },
  'api/admin/machines': { columns: machineList, name: 'machines', sums: true },
  'api/payments': { columns: paymentList },
  'api/payouts': { columns: payoutList },
  'api/ledger_entries': { columns: postingList, sums: true, each: postingsOf },
  'api/support_tickets': { columns: ticketList },
  'api/reviews': { columns: reviewList },
  'api/machine_questions': { columns: questionList },
  'api/content_reports': { columns: reportList },
  'api/mails': { columns: mailList, leftOut: ['html'] },
  'api/audit_events': { columns: activityList, name: 'activity', leftOut: ['record_name'] },
  'api/error_reports': { columns: errorList },
  'api/rental_store_access_requests': { columns: storeAccessList },
  'api/machine_types': { columns: machineTypeList },
  'api/documents': { columns: documentList, leftOut: ['content'] },
  'api/batch_runs': { columns: batchRunList, sums: true },
  'api/announcements': { columns: announcementList },
  'api/saved_replies': { columns: replyList },
  'api/search_synonyms': { columns: synonymList },
};
