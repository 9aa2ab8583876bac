import { todayIn } from '@yard/dates';
import { duePayment } from './due-payment';
import type { RentalRequestRecord } from './records';
import { canApply } from './rental-request.policy';

type HandoverFacts = Pick<
  RentalRequestRecord,
  'status' | 'start_date' | 'call_off' | 'payments' | 'unpaid' | 'handover'
>;

/**
 * True where a machine is handed over today: it is the first day, no hand-over is recorded, and no payment is
 * missing. Later nobody waits for it any more.
 *
 * @param zone  the machine's
 */
export function isToHandOver(request: HandoverFacts, zone: string, now: Date): boolean {
  return (
    canApply('recordHandover', request.status) &&
    !request.handover &&
    !request.call_off &&
    request.start_date === todayIn(zone, now) &&
    duePayment(request) === null
  );
}

/** True while a recorded hand-over lacks the signature of this side. */
export function isToSign({ status, handover }: HandoverFacts, side: 'renter' | 'owner'): boolean {
  if (!handover || !canApply('signHandover', status)) return false;
  return (side === 'owner' ? handover.signed_by_owner_at : handover.signed_by_renter_at) === null;
}
