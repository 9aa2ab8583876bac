import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { UNDER_WAY_STATUSES } from '@yard/contracts';
import type { MinorUnits } from '@yard/money';
import { In, Repository } from 'typeorm';
import { minorFrom } from '@yard/server/store/minor-units';
import { inWords, placesFor } from '@yard/server/store/raw';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { LedgerBooks } from '../ledger/posting/ledger-books';
import { RentalEnding } from '../ledger/posting/rental-ending.entity';

/** Rentals with money whose outcome is not known yet. */
const MOVING = `SELECT DISTINCT p.rental_request_id AS id FROM payments p WHERE (
    p.status ${inWords(UNDER_WAY_STATUSES)}
    OR EXISTS (SELECT 1 FROM refunds f WHERE f.payment_id = p.id AND f.status = 'pending')) AND p.rental_request_id IN`;

/** Rent that could not be given back is the renter's all the same, until a later refund settles it. */
const OWED_TO_RENTERS = `SELECT p.rental_request_id AS id, SUM(f.amount) AS owed
  FROM refunds f JOIN payments p ON p.id = f.payment_id
  WHERE p.kind <> 'deposit' AND f.status = 'failed'
    AND NOT EXISTS (SELECT 1 FROM refunds later WHERE later.payment_id = p.id AND later.id > f.id)
    AND p.rental_request_id IN`;

async function areMoving({ manager }: Transaction, ids: readonly number[]): Promise<boolean[]> {
  const rows = await manager.query<{ id: number }[]>(`${MOVING} (${placesFor(ids)})`, [...ids]);
  const moving = new Set(rows.map(({ id }) => Number(id)));
  return ids.map((id) => moving.has(id));
}

async function owedToRenters({ manager }: Transaction, ids: readonly number[]): Promise<MinorUnits[]> {
  const sql = `${OWED_TO_RENTERS} (${placesFor(ids)}) GROUP BY p.rental_request_id`;
  const rows = await manager.query<{ id: number; owed: number | string }[]>(sql, [...ids]);
  const owed = new Map(rows.map((row) => [Number(row.id), minorFrom(row.owed)]));
  return ids.map((id) => owed.get(id) ?? 0);
}

/** What may be paid out for a rental that is over. The caller holds the rental and its ending. */
@Injectable()
export class PayoutDue {
  constructor(
    @InjectRepository(RentalEnding) private readonly endings: Repository<RentalEnding>,
    private readonly books: LedgerBooks,
  ) {}

  /** Debts that a transaction makes up for, of payouts side by side too. */
  private readonly debts = new WeakMap<Transaction, Set<number>>();

  /** Those of some owners who owe of a rental. */
  async debtors(owner_ids: readonly number[]): Promise<ReadonlySet<number>> {
    const owner_id = In([...new Set(owner_ids)]);
    const overpaid = await this.endings.find({
      select: { id: true, owner_id: true },
      where: { owner_id, is_overpaid: true },
    });
    return new Set(overpaid.map((ending) => ending.owner_id));
  }

  isMoving(tx: Transaction, rentalId: number): Promise<boolean> {
    return tx.forOne(areMoving, rentalId);
  }

  /** What is due once the owner's debts from other rentals are set against it; those are written. */
  async afterDebts(tx: Transaction, ending: RentalEnding): Promise<MinorUnits> {
    const { owner_id, rental_request_id } = ending;
    const owed = await tx.forOne(owedToRenters, rental_request_id);
    let due = (await this.books.due(tx.manager, rental_request_id)) - owed;
    const where = { owner_id, is_overpaid: true };
    const overpaid = await tx.manager.find(RentalEnding, { where, order: { id: 'ASC' } });
    for (const { id } of overpaid) {
      if (due <= 0) break;
      if (id !== ending.id) due -= await this.offset(tx, ending, { id, atMost: due });
    }
    return due;
  }

  private async offset(
    tx: Transaction,
    { owner_id, rental_request_id }: RentalEnding,
    { id, atMost }: { id: number; atMost: MinorUnits },
  ): Promise<MinorUnits> {
    this.once(tx, id);
    // Held, so that two payouts of one owner do not make up for the same debt.
    const debtor = await tx.lock(RentalEnding, { id });
    const owed = debtor ? -(await this.books.due(tx.manager, debtor.rental_request_id)) : 0;
    const amount = Math.min(atMost, owed);
    if (!debtor || amount <= 0) return 0;
    await this.books.offset(tx, { owner_id, from: rental_request_id, to: debtor.rental_request_id, amount });
    if (amount === owed) await tx.update(debtor, { is_overpaid: false });
    return amount;
  }

  /** @throws for a debt that another payout of the transaction makes up for: each has to have one of its own */
  private once(tx: Transaction, endingId: number): void {
    const debts = this.debts.get(tx) ?? new Set();
    if (debts.has(endingId)) throw new Error(`two payouts make up for the debt of ending ${endingId}`);
    this.debts.set(tx, debts.add(endingId));
  }
}
