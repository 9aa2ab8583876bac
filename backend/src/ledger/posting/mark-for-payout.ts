import { In, IsNull } from 'typeorm';
import { groupedBy } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { Posting } from './ledger-rules';
import { dueOf } from './missing-entries';
import { RentalEnding } from './rental-ending.entity';
import type { RentalMoney } from './rental-money';

export interface Move {
  money: RentalMoney;
  postings: Posting[];
}

/** Whatever moved after a rental's end may leave something to pay out; a payout alone leaves nothing. */
export async function markForPayout(tx: Transaction, moves: readonly Move[]): Promise<void> {
  const groups = groupedBy(moves.filter(isNews), (move) => `${isOverpaid(move)} ${isPaidAlone(move)}`);
  for (const group of groups.values()) {
    const [one] = group;
    const rental_request_id = In(group.map(({ money }) => money.id));
    const again = one && isPaidAlone(one) ? {} : { settled_at: null };
    const changes = { is_overpaid: one !== undefined && isOverpaid(one), updated_at: tx.now, ...again };
    await tx.manager.update(RentalEnding, { rental_request_id }, changes);
  }
}

/**
 * Nearly all of a batch's rentals ended just now, and their endings say so already. A debt is always said: its ending
 * alone is locked by whoever sets it against a payout.
 */
function isNews(move: Move): boolean {
  const { ending } = move.money;
  if (ending === null) return false;
  return ending.isOverpaid || isOverpaid(move) || (ending.isSettled && !isPaidAlone(move));
}

/** A rental that ended without any money has nothing to pay out, until some comes. */
export async function nothingToPay(tx: Transaction, all: readonly RentalMoney[]): Promise<void> {
  const ended = all.filter(({ ending, payments }) => ending && payments.length === 0);
  if (ended.length === 0) return;
  const rental_request_id = In(ended.map(({ id }) => id));
  const changes = { looked_at: tx.now, settled_at: tx.now, updated_at: tx.now };
  await tx.manager.update(RentalEnding, { rental_request_id, settled_at: IsNull() }, changes);
}

export function isOverpaid({ money, postings }: Move): boolean {
  return dueOf([...money.posted, ...postings.flatMap(({ lines }) => lines)]) < 0;
}

const isPaidAlone = ({ postings }: Move): boolean => postings.every(({ kind }) => kind === 'payout');
