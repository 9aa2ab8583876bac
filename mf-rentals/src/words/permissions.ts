import {
  type Actor,
  canAnswerDispute,
  canApply,
  isClaimUndecided,
  rentalRequestPolicy,
  type RentalRequestRecord,
  type RentalStatus,
} from '@yard/contracts';
import { isHeldDeposit } from './deposit-held';

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
  /** Their request came to nothing, and not by their own will. */
  findAnother: boolean;
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
      !isClaimUndecided(status, request.machine_return) &&
      request.payments.some(isHeldDeposit),
    changeReturn:
      may('recordReturn') && canApply('changeReturn', status) && !request.machine_return?.accepted_at,
    findAnother:
      user_id === actor.id &&
      (status === 'declined' || (status === 'cancelled' && request.cancellation?.user_id !== actor.id)),
    answerDispute:
      rentalRequestPolicy.answerDispute(actor).allowed &&
      request.payments.some(({ dispute }) => canAnswerDispute(dispute?.status)),
  };
}
