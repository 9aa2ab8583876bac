import {
  type Actor,
  canApply,
  type PaymentRecord,
  rentalRequestPolicy,
  type RentalRequestRecord,
} from '@yard/contracts';

/** What somebody may do with a rental in its present state; the server has the last word. */
export interface Permissions {
  answer: boolean;
  change: boolean;
  changeCard: boolean;
  cancel: boolean;
  pay: boolean;
  refundDeposit: boolean;
}

export function permissionsOf(request: RentalRequestRecord, actor: Actor): Permissions {
  const { status, user_id, machine } = request;
  const parties = { user_id, machine: { user_id: machine?.user_id ?? 0 } };
  const may = (ability: Exclude<keyof typeof rentalRequestPolicy, 'refundDeposit'>) =>
    rentalRequestPolicy[ability](actor, parties).allowed;
  return {
    answer: may('approve') && canApply('approve', status),
    change: may('update') && canApply('update', status),
    changeCard:
      may('update') && canApply('changeCard', status) && status !== 'declined' && status !== 'cancelled',
    cancel: may('cancel') && canApply(actor.admin ? 'cancelByAdmin' : 'cancel', status),
    pay: may('pay'),
    refundDeposit:
      rentalRequestPolicy.refundDeposit(actor).allowed &&
      canApply('refundDeposit', status) &&
      request.payments.some(isHeldDeposit),
  };
}

/** A deposit of which something is left to give back. */
function isHeldDeposit({ kind, status }: PaymentRecord): boolean {
  return kind === 'deposit' && ['succeeded', 'partially_refunded'].includes(status);
}
