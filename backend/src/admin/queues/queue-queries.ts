import { ANSWERABLE_DISPUTES, FAILED_PAYOUTS, type QueueKey, UNKNOWN_ZONE } from '@yard/contracts';
import type { ObjectLiteral } from 'typeorm';
import { inWords } from '@kit/server/store/reading';
import { FAILED } from '../../notifications/mails.service';
import { UNPAID } from '../../rentals/money/unpaid/unpaid-in-sql';
import { isContested, isLate, waitingSince } from '../../rentals/views/list/request-conditions';
import { ALIVE } from '../../rentals/records/state-in-sql';
import { OPEN_REPORT } from '../../reports/content-reports.service';
import { isResolved } from '../../watching/errors/error-state-in-sql';
import { WAITING_SINCE } from '../../support/answer-due';
import { OPEN_WISH } from '../../users/store-access/store-access.service';
import { IN_STATE } from '../../support/ticket-state-in-sql';

export interface QueueQuery {
  key: QueueKey;
  /** The admin site's path to a list of just these. */
  list: string;
  /** The list's address ends with the id of the first. */
  opensOldest?: true;
  /** Rows with `since`, with `id` where the oldest is opened, and `due` where there is a deadline. */
  waiting: string;
  /** Each is due so long after its `since`. */
  dueAfterHours?: number;
  parameters?: ObjectLiteral;
  /** Reads what many rentals and payments are made of: not again while nothing was done since. */
  isCostly?: true;
  /** `since` is a last day and its hour in a place's `zone`: `2026-12-18 16:00`, `24:00` where no hour was agreed. */
  isLocal?: true;
}

/**
 * One query for each kind of work that waits; it finds what the list finds that it leads to.
 *
 * @param zones        every zone machines stand in
 * @param answerHours  in which tickets are to be answered; 0 for no target
 */
export function queueQueries(zones: readonly string[], now: Date, answerHours: number): QueueQuery[] {
  const late = isLate(true, zones, now);
  const tickets = answerHours > 0 ? { ...TICKETS, dueAfterHours: answerHours } : TICKETS;
  return [
    ...STANDING,
    tickets,
    { ...LATE, waiting: `${LATE.waiting} AND ${late.sql}`, parameters: late.parameters },
  ];
}

const LATE: QueueQuery = {
  key: 'late_rentals',
  list: '/rental_requests?late=1&sort=waiting_since&direction=asc',
  isLocal: true,
  isCostly: true,
  waiting: `SELECT CONCAT(r.end_date, ' ', COALESCE(r.end_time, '24:00')) AS since, NULL AS due,
      COALESCE(machine.time_zone, '${UNKNOWN_ZONE}') AS zone
    FROM rental_requests r JOIN machines machine ON machine.id = r.machine_id WHERE r.deleted_at IS NULL`,
};

const TICKETS: QueueQuery = {
  key: 'support_tickets',
  list: '/support_tickets?state=waiting_for_us&sort=waiting_since&direction=asc',
  waiting: `SELECT ${WAITING_SINCE} AS since, NULL AS due
    FROM support_tickets ticket WHERE ticket.deleted_at IS NULL AND ${IN_STATE.waiting_for_us}`,
};

const STANDING: QueueQuery[] = [
  {
    key: 'contested_returns',
    list: '/rental_requests?contested=1&sort=waiting_since&direction=asc',
    isCostly: true,
    waiting: `SELECT ${waitingSince({ contested: true })} AS since, NULL AS due
      FROM rental_requests r WHERE r.deleted_at IS NULL AND ${isContested(true).sql}`,
  },
  {
    key: 'suspended_owners',
    list: '/rental_requests?owner_suspended=1',
    // Reads from the few owners to their rentals.
    waiting: `SELECT owner.suspended_at AS since, NULL AS due
      FROM users owner CROSS JOIN rental_requests r ON r.owner_id = owner.id
      WHERE owner.suspended_at IS NOT NULL AND r.deleted_at IS NULL AND ${ALIVE}`,
  },
  {
    key: 'store_access_requests',
    list: '/rental_store_access_requests?status=open',
    waiting: `SELECT wish.created_at AS since, NULL AS due FROM rental_store_access_requests wish
      WHERE wish.deleted_at IS NULL AND ${OPEN_WISH}`,
  },
  {
    key: 'content_reports',
    list: '/content_reports?state=open&sort=created_at&direction=asc',
    waiting: `SELECT report.created_at AS since, NULL AS due FROM content_reports report
      WHERE report.deleted_at IS NULL AND ${OPEN_REPORT}`,
  },
  {
    key: 'disputes',
    list: '/payments?to_answer=1&sort=created_at&direction=asc',
    waiting: `SELECT p.dispute_opened_at AS since, p.dispute_due_by AS due FROM payments p
      WHERE p.deleted_at IS NULL AND p.dispute_status ${inWords(ANSWERABLE_DISPUTES)}`,
  },
  {
    key: 'proposed_refunds',
    list: '/payments',
    waiting: `SELECT proposed.created_at AS since, proposed.goes_at AS due FROM proposed_refunds proposed
      WHERE proposed.deleted_at IS NULL`,
  },
  {
    key: 'ledger_corrections',
    list: '/ledger',
    waiting: `SELECT correction.created_at AS since, NULL AS due FROM ledger_corrections correction
      WHERE correction.deleted_at IS NULL AND correction.confirmed_by IS NULL`,
  },
  {
    key: 'unpaid_rentals',
    list: '/rental_requests?unpaid=1&sort=waiting_since&direction=asc',
    isCostly: true,
    waiting: `SELECT ${waitingSince({ unpaid: true })} AS since, NULL AS due
      FROM rental_requests r WHERE +r.deleted_at IS NULL AND ${UNPAID}`,
  },
  {
    key: 'failed_payouts',
    list: '/ledger?tab=payouts&status=failed&sort=created_at&direction=asc',
    waiting: `SELECT payout.attempted_at AS since, NULL AS due FROM payouts payout
      WHERE payout.deleted_at IS NULL AND payout.status ${inWords(FAILED_PAYOUTS)}`,
  },
  {
    key: 'failed_mails',
    list: '/mails?state=failed&sort=created_at&direction=asc',
    waiting: `SELECT mail.created_at AS since, NULL AS due FROM mails mail
      WHERE mail.deleted_at IS NULL AND ${FAILED}`,
  },
  {
    key: 'error_reports',
    list: '/error_reports?sort=first_seen_at&direction=asc',
    waiting: `SELECT report.created_at AS since, NULL AS due FROM error_reports report
      WHERE report.deleted_at IS NULL AND ${isResolved(false)}`,
  },
  {
    key: 'failed_batches',
    list: '/?run=',
    opensOldest: true,
    waiting: `SELECT run.id AS id, run.finished_at AS since, NULL AS due FROM batch_runs run
      WHERE run.failed > 0 AND run.dry_run = 0 AND run.finished_at IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM batch_runs next_run
        WHERE next_run.name = run.name AND next_run.dry_run = 0 AND next_run.id > run.id)`,
  },
  {
    key: 'rolled_back_remotes',
    list: '/remotes',
    waiting: `SELECT version.taken_back_at AS since, NULL AS due FROM remote_versions version
      WHERE version.taken_back_at IS NOT NULL`,
  },
];
