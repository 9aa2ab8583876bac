import { ANSWER_WITHIN_HOURS, OPEN_CHANGES } from '@yard/contracts';
import { inWords, storedInstant } from '@kit/server/store/reading';
import { CONTESTED_BILL, OFFERED_BILL, UNANSWERED_RETURN } from '../../records/answers-in-sql';
import { hasHandover, lacksSignature, lastFailed, RENT_IS_MISSING } from '../../records/missing-rent-in-sql';
import { freeOn } from '../../../catalog/calendar/free-sql';
import {
  ALIVE,
  beforeMove,
  type Condition,
  IS_CALLED_OFF,
  IS_PENDING,
  NOT_CALLED_OFF,
  NOT_OVER,
  pastDueBack,
  todayAtMachine,
} from '../../records/state-in-sql';
import { RENT_FAILED } from '../../money/unpaid/unpaid-in-sql';
import { RENT_GRACE_HOURS } from '../../money/unpaid/unpaid-rule';

export interface YourTurn extends Record<'renter' | 'owner', string> {
  parameters: object;
}

interface TurnContext {
  zones: readonly string[];
  now: Date;
  sqlite: boolean;
}

/**
 * `isYourTurn` of @yard/contracts in SQL: what needs attention, or an action that is due from the renter or the owner;
 * of their own alone, for an admin too. A spec holds both to each other on made-up rentals.
 *
 * @param attention  `needsAttention` for the same person, whose id is its parameter `me`
 */
export function yourTurn(attention: Condition, { zones, now, sqlite }: TurnContext): YourTurn {
  const today = todayAtMachine(zones, now);
  const late = pastDueBack(zones, now);
  const ofRenter = `(${ALIVE} AND (${lastFailed('deposit')} OR ${lastFailed('rental')})) OR ${ANSWER_IS_DUE}
    OR (${IS_PENDING} AND ${daysAreTaken(sqlite)}) OR ${changeWaits('<>')}
    OR ${billWaits('<>')} OR (${beforeMove('acceptBill')} AND ${hasBill(OFFERED_BILL)})
    OR (${beforeMove('collectBill')} AND (${lastFailed('bill')} OR (${RENT_FAILED} AND ${lastFailed('rental')})))
    OR (${beforeMove('recordReturn')} AND ${NOT_CALLED_OFF} AND ${late.sql}) OR ${signatureIsDue('renter')}`;
  const ofOwner = `(${beforeMove('handOverUnpaid')}
    AND ((r.start_date <= ${today.sql} AND ${RENT_IS_MISSING} AND ${FIRST_ATTEMPT} <= :grace_over)
      OR ((${late.sql} OR (${IS_CALLED_OFF} AND r.start_date <= ${today.sql}) OR ${signatureIsDue('owner')})
        AND NOT (${RENT_IS_MISSING}))))
    OR (${beforeMove('recordHandover')} AND r.start_date = ${today.sql} AND NOT ${hasHandover()}
      AND NOT ${lastFailed('deposit')} AND NOT ${lastFailed('rental')})
    OR ${changeWaits('=')} OR ${billWaits('=')}
    OR (r.start_date <= ${today.sql} AND ${BREAKDOWN_WAITS})`;
  return {
    renter: `(r.user_id = :me AND (${ofRenter} OR ${attention.sql}))`,
    owner: `(r.owner_id = :me AND (${ofOwner} OR ${attention.sql}))`,
    parameters: {
      ...attention.parameters,
      ...late.parameters,
      answer_since: hoursBefore(now, ANSWER_WITHIN_HOURS),
      grace_over: hoursBefore(now, RENT_GRACE_HOURS),
      now: hoursBefore(now, 0),
    },
  };
}

/** A change that the other side offers. @param author  how its author compares with the renter */
function changeWaits(author: '=' | '<>'): string {
  return `(${beforeMove('acceptChange')} AND ${NOT_CALLED_OFF} AND EXISTS (SELECT 1 FROM rental_changes c
    WHERE c.rental_request_id = r.id AND c.status ${inWords(OPEN_CHANGES)} AND c.answer_by > :now
    AND c.user_id ${author} r.user_id AND c.deleted_at IS NULL))`;
}

const signatureIsDue = (side: 'renter' | 'owner') =>
  `(${beforeMove('signHandover')} AND ${lacksSignature(side)})`;

const BREAKDOWN_WAITS = `${beforeMove('reportBreakdown')} AND EXISTS (SELECT 1 FROM breakdowns d
  WHERE d.rental_request_id = r.id AND d.up_at IS NULL AND d.deleted_at IS NULL)`;

const hasBill = (condition: string) =>
  `EXISTS (SELECT 1 FROM rental_bills bill WHERE bill.rental_request_id = r.id AND ${condition})`;

/** An offer of the other side about a contested bill. @param author  how its author compares with the renter */
function billWaits(author: '=' | '<>'): string {
  const offered = `${CONTESTED_BILL} AND bill.offer_user_id ${author} r.user_id`;
  return `(${beforeMove('acceptBillOffer')} AND ${hasBill(offered)})`;
}

function daysAreTaken(sqlite: boolean): string {
  return `EXISTS (SELECT 1 FROM machines machine WHERE machine.id = r.machine_id
    AND NOT (${freeOn('r.start_date', 'r.end_date', sqlite)}))`;
}

const FIRST_ATTEMPT = `(SELECT COALESCE(attempt.attempted_at, attempt.created_at) FROM payments attempt
  WHERE attempt.rental_request_id = r.id AND attempt.kind = 'rental' AND attempt.deleted_at IS NULL
  ORDER BY attempt.id LIMIT 1)`;

/** Nothing but a change by its owner moves the stamp of a return that waits for its answer. */
const ANSWER_IS_DUE = `(${NOT_OVER} AND NOT ${hasBill('bill.id > 0')} AND EXISTS (SELECT 1 FROM machine_returns report
  WHERE report.rental_request_id = r.id AND ${UNANSWERED_RETURN}
  AND report.updated_at > :answer_since AND report.deleted_at IS NULL))`;

function hoursBefore(now: Date, hours: number): string {
  return storedInstant(new Date(now.getTime() - hours * 3_600_000));
}
