import { ANSWER_WITHIN_HOURS } from '@yard/contracts';
import type { Condition } from './state-in-sql';

// These conditions say of rows named `bill` and `report` what `billStatusOf` and `returnStateOf` of @yard/contracts say.

const OPEN_BILL = 'bill.accepted_at IS NULL AND bill.decided_at IS NULL';
export const OFFERED_BILL = `${OPEN_BILL} AND bill.contested_at IS NULL`;
export const CONTESTED_BILL = `${OPEN_BILL} AND bill.contested_at IS NOT NULL`;

export const UNANSWERED_RETURN = 'report.accepted_at IS NULL AND report.contested_at IS NULL';
export const CONTESTED_RETURN = 'report.accepted_at IS NULL AND report.contested_at IS NOT NULL';

/** True after the renter accepted, or did not answer in time. */
export function isAccepted(now: Date): Condition {
  return {
    sql: `(report.accepted_at IS NOT NULL OR (report.contested_at IS NULL
      AND COALESCE(report.changed_at, report.created_at) <= :since))`,
    parameters: { since: new Date(now.getTime() - ANSWER_WITHIN_HOURS * 3_600_000) },
  };
}
