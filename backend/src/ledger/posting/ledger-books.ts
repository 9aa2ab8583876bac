import type { MinorUnits } from '@yard/money';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../database/seeds/insert-rows';
import type { Transaction } from '../../database/unit-of-work';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerLine } from './ledger-line.entity';
import { linesOfOffset, type Posting } from './ledger-rules';
import { readRentalMoney } from './read-rental-money';
import { RentalEnding } from './rental-ending.entity';
import { dueOf, missingEntries } from './missing-entries';
import { openStatement } from '../statements/statement-months';

export interface BookSettings {
  platformFeePercent: number;
  timeZone: string;
}

/** Writes the ledger. Always within the transaction that records what moved, and with the rental's row held. */
export class LedgerBooks {
  constructor(private readonly settings: BookSettings) {}

  /** Posts all that the ledger lacks of a rental; safe to repeat. */
  async post(tx: Transaction, rentalId: number): Promise<void> {
    const money = await readRentalMoney(tx.manager, rentalId);
    if (!money) return;
    const postings = missingEntries(money, this.settings.platformFeePercent);
    for (const posting of postings) await this.write(tx, posting);
    if (!money.ending || postings.length === 0) return;
    const moved = postings.flatMap(({ lines }) => lines);
    const is_overpaid = dueOf([...money.posted, ...moved]) < 0;
    const isPaidAlone = postings.every(({ kind }) => kind === 'payout');
    const again = isPaidAlone ? {} : { settled_at: null };
    const changes = { is_overpaid, updated_at: tx.now, ...again };
    await tx.manager.update(RentalEnding, { rental_request_id: rentalId }, changes);
  }

  /** Sets a debt from one rental against what is due from another; both are the owner's. */
  async offset(
    tx: Transaction,
    { owner_id, ...move }: { owner_id: number; from: number; to: number; amount: MinorUnits },
  ): Promise<void> {
    const earlier = await tx.manager.countBy(LedgerEntry, { rental_request_id: move.from, kind: 'offset' });
    await this.write(tx, {
      entry_key: `offset-${move.from}-${earlier + 1}`,
      kind: 'offset',
      rental_request_id: move.from,
      payment_id: null,
      refund_id: null,
      payout_id: null,
      posted_at: tx.now,
      lines: linesOfOffset(owner_id, move),
    });
  }

  /** What the owner is due of a rental now, below 0 when they owe. */
  async due(manager: EntityManager, rental_request_id: number): Promise<MinorUnits> {
    const where = { rental_request_id, account: 'owner_payable' } as const;
    const lines = await manager.find(LedgerLine, {
      select: { id: true, account: true, amount: true },
      where,
    });
    return dueOf(lines);
  }

  private async write(tx: Transaction, { lines, ...entry }: Posting): Promise<void> {
    const { id: entry_id } = await tx.insert(LedgerEntry, entry);
    const { posted_at } = entry;
    const sides = lines.map((line) => ({ ...line, entry_id, posted_at }));
    await insertRows(tx.manager, LedgerLine, sides, tx.now);
    // An offset moves nothing in or out of an owner's account.
    const owner = lines.find(({ user_id }) => user_id !== null)?.user_id ?? null;
    if (owner === null || entry.kind === 'offset') return;
    await openStatement(tx, owner, { at: posted_at, timeZone: this.settings.timeZone });
  }
}
