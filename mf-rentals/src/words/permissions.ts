import {
  type Actor,
  canAnswerDispute,
  canApply,
  isPaid,
  type PaymentRecord,
  rentalRequestPolicy,
  type RentalRequestRecord,
  type RentalStatus,
} from '@yard/contracts';
import { isTakenBack } from './dispute-words';

/** What somebody may do with a rental in its present state; the server has the last word. */
export interface Permissions {
  answer: boolean;
  change: boolean;
  changeCard: boolean;
  cancel: boolean;
  pay: boolean;
  refundDeposit: boolean;
  changeReturn: boolean;
  answerDispute: boolean;
}

/** Where the card may still be charged by itself: a changed one would do nothing afterwards. */
const CHARGED: readonly RentalStatus[] = ['pending', 'approved', 'active'];

export function permissionsOf(request: RentalRequestRecord, actor: Actor): Permissions {
  const { status, user_id, machine } = request;
  const parties = { user_id, machine: { user_id: machine?.user_id ?? 0 } };
  const may = (ability: Exclude<keyof typeof rentalRequestPolicy, 'refundDeposit' | 'answerDispute'>) =>
    rentalRequestPolicy[ability](actor, parties).allowed;
  return {
    answer: may('approve') && canApply('approve', status),
    change: may('update') && canApply('update', status),
    changeCard: may('update') && canApply('changeCard', status) && CHARGED.includes(status),
    cancel: may('cancel') && canApply(actor.admin ? 'cancelByAdmin' : 'cancel', status),
    pay: may('pay'),
    refundDeposit:
      rentalRequestPolicy.refundDeposit(actor).allowed &&
      canApply('refundDeposit', status) &&
      request.payments.some(isHeldDeposit),
    changeReturn:
      may('recordReturn') && canApply('changeReturn', status) && !request.machine_return?.accepted_at,
    answerDispute:
      rentalRequestPolicy.answerDispute(actor).allowed &&
      request.payments.some(({ dispute }) => canAnswerDispute(dispute?.status)),
  };
}

/** A deposit of which something is left to give back: what a bank has taken is not there. */
function isHeldDeposit(payment: PaymentRecord): boolean {
  return payment.kind === 'deposit' && isPaid(payment) && !isTakenBack(payment);
}
