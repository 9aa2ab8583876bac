import type { MinorUnits } from '@kit/money';
import { type EntityManager, In } from 'typeorm';
import { groupedBy } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerLine } from './ledger-line.entity';
import { linesOfOffset, type Posting } from './ledger-rules';
import { markForPayout, type Move, nothingToPay } from './mark-for-payout';
import { readRentalMoney } from './read-rental-money';
import type { RentalMoney } from './rental-money';
import { dueOf, missingEntries } from './missing-entries';
import { type Moved, openStatements } from '../statements/statement-months';

export interface BookSettings {
  platformFeePercent: number;
  timeZone: string;
}

/** Writes the ledger. Always within the transaction that records what moved, and with the rental's row locked. */
export class LedgerPosting {
  constructor(private readonly settings: BookSettings) {}

  /** Posts all that the ledger lacks of a rental; safe to repeat. */
  post(tx: Transaction, rentalId: number): Promise<void> {
    return this.postAll(tx, [rentalId]);
  }

  async postAll(tx: Transaction, rentalIds: readonly number[]): Promise<void> {
    const all = await readRentalMoney(tx.manager, [...new Set(rentalIds)]);
    await markForPayout(tx, await this.postMoney(tx, all));
    await nothingToPay(tx, all);
  }

  /** Posts what the ledger lacks of money that was read in this transaction; endings stay as they are. */
  async postMoney(tx: Transaction, all: readonly RentalMoney[]): Promise<Move[]> {
    const moves: Move[] = [];
    for (const money of all) {
      const postings = missingEntries(money, this.settings.platformFeePercent);
      if (postings.length > 0) moves.push({ money, postings });
    }
    await this.write(
      tx,
      moves.flatMap(({ postings }) => postings),
    );
    return moves;
  }

  /** Posts what two admins agreed on; an owner's balance may have changed with it. */
  async correct(tx: Transaction, move: Move): Promise<void> {
    await this.write(tx, move.postings);
    await markForPayout(tx, [move]);
  }

  /** Sets a debt from one rental against what is due from another; both are the owner's. */
  async offset(
    tx: Transaction,
    { owner_id, ...move }: { owner_id: number; from: number; to: number; amount: MinorUnits },
  ): Promise<void> {
    const earlier = await tx.manager.countBy(LedgerEntry, { rental_request_id: move.from, kind: 'offset' });
    const offset: Posting = {
      entry_key: `offset-${move.from}-${earlier + 1}`,
      kind: 'offset',
      rental_request_id: move.from,
      payment_id: null,
      refund_id: null,
      payout_id: null,
      posted_at: tx.now,
      lines: linesOfOffset(owner_id, move),
    };
    await this.write(tx, [offset]);
  }

  /** Amounts the owners are due now, below 0 when they owe, keyed by rental id. */
  async due(manager: EntityManager, rentalIds: readonly number[]): Promise<Map<number, MinorUnits>> {
    const lines = await manager.find(LedgerLine, {
      select: { id: true, account: true, amount: true, rental_request_id: true },
      where: { rental_request_id: In([...rentalIds]), account: 'owner_payable' },
    });
    const byRental = groupedBy(lines, ({ rental_request_id }) => rental_request_id);
    return new Map(rentalIds.map((id) => [id, dueOf(byRental.get(id) ?? [])]));
  }

  private async write(tx: Transaction, postings: readonly Posting[]): Promise<void> {
    const entries = await tx.insertAll(
      LedgerEntry,
      postings.map(({ lines: _, correction_id = null, ...entry }) => ({ ...entry, correction_id })),
    );
    const lines = postings.flatMap(({ lines: own, posted_at }, index) =>
      own.map(({ account, amount, user_id, rental_request_id }) => ({
        entry_id: entries[index]?.id ?? 0,
        account,
        amount,
        user_id,
        rental_request_id,
        posted_at,
      })),
    );
    await tx.insertAll(LedgerLine, lines);
    // An offset moves nothing in or out of an owner's account.
    const moving = postings.filter(({ kind }) => kind !== 'offset');
    await openStatements(tx, moving.flatMap(movedBy), this.settings.timeZone);
  }
}

function movedBy({ lines, posted_at: at }: Posting): Moved[] {
  const user_id = lines.find((line) => line.user_id !== null)?.user_id ?? null;
  return user_id === null ? [] : [{ user_id, at }];
}
