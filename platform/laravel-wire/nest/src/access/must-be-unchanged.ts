import { laravelTimestamp } from '@laravel-wire/core';
import { Conflict } from '../errors';

/**
 * Refuses a change by somebody who saw an older state of the record (optimistic locking), so that two people who edit
 * the same record do not overwrite each other. Call it once the row is locked.
 *
 * @param seen   `updated_at` of the state that the caller saw; absent skips the check
 * @param named  the record's name in the message ("user")
 * @throws       Conflict with the record's present `updated_at`: a caller who sends that one overwrites it knowingly
 */
export function mustBeUnchanged(
  record: { updated_at: Date },
  seen: string | null | undefined,
  named: string,
): void {
  if (seen == null || Date.parse(seen) === record.updated_at.getTime()) return;
  throw new Conflict(`This ${named} has changed since. Look at it again.`, {
    updated_at: laravelTimestamp(record.updated_at),
  });
}
