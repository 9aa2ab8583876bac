import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { REFUSED_STATUSES, UNDER_WAY_STATUSES } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { In, Repository } from 'typeorm';
import { columnOf, groupedBy, inWords, minorFrom, placesFor } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { FAILED_REFUNDS, OPEN_REFUNDS } from '../../payments/refunds/refund.entity';
import { LedgerPosting } from '../posting/ledger-posting';
import { RentalEnding } from '../posting/rental-ending.entity';

// A renter may never confirm a payment, so payouts do not wait for it; one confirmed later makes a further payout.
const OPEN_PAYMENTS = UNDER_WAY_STATUSES.filter((status) => !REFUSED_STATUSES.some((one) => one === status));

/** Rentals with money whose outcome is not known yet. */
const MOVING = `SELECT DISTINCT p.rental_request_id AS id FROM payments p WHERE (
    p.status ${inWords(OPEN_PAYMENTS)}
    OR EXISTS (SELECT 1 FROM refunds f WHERE f.payment_id = p.id AND f.status ${inWords(OPEN_REFUNDS)})) AND p.rental_request_id IN`;

/** Rent that could not be given back is the renter's all the same, until a later refund settles it. */
const OWED_TO_RENTERS = `SELECT p.rental_request_id AS id, SUM(f.amount) AS owed
  FROM refunds f JOIN payments p ON p.id = f.payment_id
  WHERE p.kind <> 'deposit' AND f.status ${inWords(FAILED_REFUNDS)}
    AND NOT EXISTS (SELECT 1 FROM refunds later WHERE later.payment_id = p.id AND later.id > f.id)
    AND p.rental_request_id IN`;

async function owedToRenters(tx: Transaction, ids: readonly number[]): Promise<Map<number, MinorUnits>> {
  const sql = `${OWED_TO_RENTERS} (${placesFor(ids)}) GROUP BY p.rental_request_id`;
  const rows = await tx.manager.query<{ id: number; owed: number | string }[]>(sql, [...ids]);
  return new Map(rows.map((row) => [Number(row.id), minorFrom(row.owed)]));
}

/** Amounts that may be paid out for ended rentals. The caller has locked the rentals and their endings. */
@Injectable()
export class PayoutDue {
  constructor(
    @InjectRepository(RentalEnding) private readonly endings: Repository<RentalEnding>,
    private readonly books: LedgerPosting,
  ) {}

  async debtors(owner_ids: readonly number[]): Promise<ReadonlySet<number>> {
    const owner_id = In([...new Set(owner_ids)]);
    const overpaid = await this.endings.find({
      select: { id: true, owner_id: true },
      where: { owner_id, is_overpaid: true },
    });
    return new Set(overpaid.map((ending) => ending.owner_id));
  }

  async moving({ manager }: Transaction, ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set();
    const rows = await manager.query<{ id: number }[]>(`${MOVING} (${placesFor(ids)})`, [...ids]);
    return new Set(rows.map(({ id }) => Number(id)));
  }

  /** Amounts due by rental, after owners' debts from other rentals are set off; the offsets are posted. */
  async afterDebts(tx: Transaction, endings: readonly RentalEnding[]): Promise<Map<number, MinorUnits>> {
    const due = new Map<number, MinorUnits>();
    if (endings.length === 0) return due;
    const ids = columnOf(endings, 'rental_request_id');
    const owed = await owedToRenters(tx, ids);
    const booked = await this.books.due(tx.manager, ids);
    const owner_id = In([...new Set(endings.map((ending) => ending.owner_id))]);
    const where = { owner_id, is_overpaid: true };
    const overpaid = await tx.manager.find(RentalEnding, { where, order: { id: 'ASC' } });
    const debts = groupedBy(overpaid, (ending) => ending.owner_id);
    const madeUp = new Set<number>();
    for (const ending of endings) {
      const { rental_request_id: id, owner_id: owner } = ending;
      let left = (booked.get(id) ?? 0) - (owed.get(id) ?? 0);
      for (const debt of debts.get(owner) ?? []) {
        if (left <= 0) break;
        if (debt.id === ending.id) continue;
        // A debt that appeared since the owners were looked at: each payout has to have one of its own.
        if (madeUp.has(debt.id)) throw new Error(`two payouts make up for the debt of ending ${debt.id}`);
        madeUp.add(debt.id);
        left -= await this.offset(tx, ending, { id: debt.id, atMost: left });
      }
      due.set(id, left);
    }
    return due;
  }

  private async offset(
    tx: Transaction,
    { owner_id, rental_request_id }: RentalEnding,
    { id, atMost }: { id: number; atMost: MinorUnits },
  ): Promise<MinorUnits> {
    // Locked, so that two payouts of one owner do not make up for the same debt.
    const debtor = await tx.lock(RentalEnding, { id });
    if (!debtor) return 0;
    const booked = await this.books.due(tx.manager, [debtor.rental_request_id]);
    const owed = -(booked.get(debtor.rental_request_id) ?? 0);
    const amount = Math.min(atMost, owed);
    if (amount <= 0) return 0;
    await this.books.offset(tx, { owner_id, from: rental_request_id, to: debtor.rental_request_id, amount });
    if (amount === owed) await tx.update(debtor, { is_overpaid: false });
    return amount;
  }
}
