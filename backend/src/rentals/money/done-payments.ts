import type { PaymentKind, PaymentStatus } from '@yard/contracts';
import { GIVEN_BACK_STATUSES, isGivenBack, isSettled, SETTLED_STATUSES } from '@yard/contracts';
import { inWords } from '@kit/server/store/reading';
import { WAS_APPROVED } from '../records/state-in-sql';

/**
 * Whether nothing of one kind is owed any more: it is paid or waived, or came back after its last attempt from an approved
 * request, which is on purpose. On a pending one its days were gone, and there is none; one that another attempt
 * followed went back before the request was approved.
 *
 * @param attempts  of one kind, oldest first
 */
export function isDone(
  attempts: readonly { status: PaymentStatus }[],
  { isApproved }: { isApproved: boolean },
): boolean {
  return attempts.some(isSettled) || (isApproved && attempts.slice(-1).some(isGivenBack));
}

/** The same in SQL, on rows named `r`. */
export function doneInSql(kind: PaymentKind): string {
  return `EXISTS (SELECT 1 FROM payments p WHERE p.rental_request_id = r.id AND p.kind = '${kind}'
    AND (p.status ${inWords(SETTLED_STATUSES)}
      OR (p.status ${inWords(GIVEN_BACK_STATUSES)} AND ${WAS_APPROVED} AND NOT EXISTS (SELECT 1 FROM payments later
        WHERE later.rental_request_id = r.id AND later.kind = p.kind AND later.attempt > p.attempt))))`;
}
