import { changeStatusOf, isSameSpan, spanOf } from '@yard/contracts';
import { canApply } from '@yard/contracts/rental-moves';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { LockedRequest } from '../../records/locked-request';
import { RentalChange } from '../../records/rental-change.entity';

/** The status of a change of a rental whose row is locked. */
export function statusNow(change: RentalChange, { request, status }: LockedRequest, now: Date) {
  const isCurrent = canApply('acceptChange', status) && isSameSpan(change.from, spanOf(request));
  return changeStatusOf(change, isCurrent, now);
}

export async function hasOpenChange(tx: Transaction, locked: LockedRequest): Promise<boolean> {
  const where = { rental_request_id: locked.request.id, status: 'open' } as const;
  const offered = await tx.manager.findBy(RentalChange, where);
  return offered.some((change) => statusNow(change, locked, tx.now) === 'open');
}
