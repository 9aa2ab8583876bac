import {
  type Actor,
  actorsOf,
  canAnswerDispute,
  canApply,
  moveRefusal,
  type RentalMove,
  type RentalRequestRecord,
  shownReturnState,
} from '@yard/contracts';
import { collectedDeposit } from './deposit-collected';
import { zoneOf } from './time-words';

/** What somebody may do with a rental in its present state; the server has the last word. */
export interface Permissions {
  answer: boolean;
  change: boolean;
  changeCard: boolean;
  cancel: boolean;
  pay: boolean;
  refundDeposit: boolean;
  changeReturn: boolean;
  /** An admin ends a rental: its return was contested, or never recorded. */
  close: boolean;
  answerDispute: boolean;
  /** Their request came to nothing, and not by their own will. */
  findAnother: boolean;
}

export function permissionsOf(request: RentalRequestRecord, actor: Actor, now: Date): Permissions {
  const { status, user_id, machine, payments, machine_return: report } = request;
  const actors = actorsOf(actor, { user_id, machine: { user_id: machine?.user_id ?? 0 } });
  const mayFrom = (move: RentalMove) => canApply(move, status, actors);
  const facts = { status, request, zone: zoneOf(machine), now };
  return {
    answer: mayFrom('approve'),
    change: mayFrom('update'),
    // Where nothing is charged any more another card would do nothing.
    changeCard: mayFrom('changeCard') && (canApply('approve', status) || canApply('collect', status)),
    cancel: mayFrom('cancel'),
    pay: mayFrom('retry'),
    refundDeposit:
      moveRefusal('refundDeposit', actors, { ...facts, report, left: collectedDeposit(payments) }) === null,
    changeReturn:
      report !== null &&
      moveRefusal('changeReturn', actors, { ...facts, state: shownReturnState(report, now) }) === null,
    close: moveRefusal('close', actors, facts) === null,
    findAnother:
      user_id === actor.id &&
      (status === 'declined' || (status === 'cancelled' && request.cancellation?.user_id !== actor.id)),
    answerDispute: actor.admin && payments.some(({ dispute }) => canAnswerDispute(dispute?.status)),
  };
}
