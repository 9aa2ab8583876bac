import type { PaymentKind, PaymentStatus } from '@yard/contracts';
import { GIVEN_BACK_STATUSES, isGivenBack, isSettled, SETTLED_STATUSES } from '@yard/contracts';
import { inWords } from '@kit/server/store/reading';
import { WAS_APPROVED } from '../records/state-in-sql';

/**
 * True if nothing of one kind is owed any more: it is paid or waived, or an approved request's last attempt
 * was refunded, which is on purpose. A pending request's refund means that its days were gone; one followed
 * by another attempt was made before the approval.
 *
 * @param attempts  of one kind, oldest first
 */
export function isDone(
  attempts: readonly { status: PaymentStatus }[],
  { isApproved }: { isApproved: boolean },
): boolean {
  return attempts.some(isSettled) || (isApproved && attempts.slice(-1).some(isGivenBack));
}

export function doneInSql(kind: PaymentKind): string {
  return `EXISTS (SELECT 1 FROM payments p WHERE p.rental_request_id = r.id AND p.kind = '${kind}'
    AND (p.status ${inWords(SETTLED_STATUSES)}
      OR (p.status ${inWords(GIVEN_BACK_STATUSES)} AND ${WAS_APPROVED} AND NOT EXISTS (SELECT 1 FROM payments later
        WHERE later.rental_request_id = r.id AND later.kind = p.kind AND later.attempt > p.attempt))))`;
}
