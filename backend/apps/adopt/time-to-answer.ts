import { givenAnswerHours } from '../../src/config/answer-hours';

const HOURS = givenAnswerHours();
const UNANSWERED = `t.approved_at IS NULL AND t.declined_at IS NULL AND t.closed_at IS NULL AND NOT EXISTS (
  SELECT 1 FROM cancellations c WHERE c.rental_request_id = t.id)`;

/** Owners have the whole time to answer from now on. SQL over the row `t` of a rental request. */
export const ANSWER_UNTIL: [column: string, from: string[], value: string, says: string] = [
  'answer_until',
  [],
  HOURS > 0 ? `IF(${UNANSWERED}, :now + INTERVAL ${HOURS} HOUR, NULL)` : 'NULL',
  HOURS > 0 ? `${HOURS} hours from now, where nobody has answered` : 'no limit',
];
