import { ANSWER_WITHIN_HOURS } from '@yard/contracts';
import { hoursAfter } from './due-requests';
import type { Condition } from '../records/state-in-sql';

/** `returnStateOf` says `accepted`, by the renter or by their silence: in SQL, of rows named `report`. */
export function isAccepted(now: Date): Condition {
  return {
    sql: `(report.accepted_at IS NOT NULL OR (report.contested_at IS NULL
      AND COALESCE(report.changed_at, report.created_at) <= :since))`,
    parameters: { since: hoursAfter(now, -ANSWER_WITHIN_HOURS) },
  };
}
