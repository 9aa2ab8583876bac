import { laravelTimestamp } from '@laravel-wire/core';
import { Conflict } from '../errors';

/**
 * What was decided on the sight of a record holds for that sight alone: two people who edit the same one do not
 * write over each other unknowingly. To be asked once the record is locked.
 *
 * @param seen   `updated_at` as the caller has it; absent means that they do not care
 * @param named  the record in words ("user")
 * @throws       Conflict with the record's `updated_at`, with which the caller may write over it knowingly
 */
export function mustBeUnchanged(
  record: { updated_at: Date },
  seen: string | null | undefined,
  named: string,
): void {
  if (seen == null || Date.parse(seen) === record.updated_at.getTime()) {
    return;
  }
  throw new Conflict(`This ${named} has changed since. Look at it again.`, {
    updated_at: laravelTimestamp(record.updated_at),
  });
}
