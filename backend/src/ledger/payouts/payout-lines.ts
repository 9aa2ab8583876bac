import { PAYOUT_LINE_KINDS, type PayoutLine, type PayoutLineKind } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { instantFrom, minorFrom, placesFor, type RawInstant } from '@kit/server/store/reading';
import { wireMoney } from '@kit/server/store/present';
import type { EntityManager } from 'typeorm';
import type { Payout } from './payout.entity';

/** An entry's effect on an owner's due of a rental, and on the fee; stored decimals. */
export interface OwnerMove {
  rental_request_id: number;
  entry_id: number;
  payout_id: number | null;
  kind: PayoutLineKind;
  posted_at: RawInstant;
  own: number | string;
  fee: number | string;
}

// A correction is one sum: the fee that it moves may be all there is of it.
const OWNER_MOVES = `SELECT own.rental_request_id, own.entry_id, e.payout_id, own.posted_at,
    CASE WHEN e.correction_id IS NULL THEN e.kind ELSE 'correction' END AS kind, -own.amount AS own,
    CASE WHEN e.correction_id IS NULL THEN -COALESCE(fee.amount, 0) ELSE 0 END AS fee
  FROM ledger_lines own JOIN ledger_entries e ON e.id = own.entry_id
  LEFT JOIN ledger_lines fee ON fee.entry_id = own.entry_id AND fee.account = 'platform_fees'
  WHERE own.account = 'owner_payable' AND own.rental_request_id IN`;

export async function ownerMovesOf(manager: EntityManager, ids: readonly number[]): Promise<OwnerMove[]> {
  return ids.length === 0 ? [] : manager.query<OwnerMove[]>(`${OWNER_MOVES} (${placesFor(ids)})`, [...ids]);
}

type Decided = Pick<Payout, 'id' | 'rental_request_id' | 'amount' | 'status' | 'attempted_at' | 'updated_at'>;

/** Lines that sum up to the payout's amount, ignoring later movements; none if its rental is unknown. */
export function payoutLines(payout: Decided, all: readonly OwnerMove[]): PayoutLine[] {
  if (payout.rental_request_id === null) return [];
  const moves = all.filter((move) => Number(move.rental_request_id) === payout.rental_request_id);
  const counted = countedFor(payout, moves);
  const sums = new Map<PayoutLineKind, MinorUnits>([['held_back', payout.amount - sumOf(counted)]]);
  const add = (kind: PayoutLineKind, amount: MinorUnits) => sums.set(kind, (sums.get(kind) ?? 0) + amount);
  for (const { kind, own, fee } of counted) {
    add(kind, minorFrom(own) + minorFrom(fee));
    add('fee', -minorFrom(fee));
  }
  const lines = PAYOUT_LINE_KINDS.map((kind) => ({ kind, amount: wireMoney(sums.get(kind) ?? 0) }));
  return lines.filter(({ amount }) => amount !== 0);
}

/** Entries before the payout's own; those since it was decided only where the amount knows of them. */
function countedFor(payout: Decided, moves: readonly OwnerMove[]): readonly OwnerMove[] {
  const own = moves.find(({ kind, payout_id }) => kind === 'payout' && Number(payout_id) === payout.id);
  const before = moves.filter(({ entry_id }) => !own || Number(entry_id) < Number(own.entry_id));
  if (sumOf(before) === payout.amount) return before;
  const { status, attempted_at, updated_at } = payout;
  const decided = status === 'waiting_for_account' ? updated_at : (attempted_at ?? updated_at);
  return before.filter(({ posted_at }) => instantFrom(posted_at) <= decided);
}

const sumOf = (moves: readonly OwnerMove[]): MinorUnits =>
  moves.reduce((sum, { own }) => sum + minorFrom(own), 0);
