import { Injectable } from '@nestjs/common';
import { isPaid, isUnderWay, wasCollected } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { groupedBy } from '@kit/server/store/grouped';
import { findGroups } from '@kit/server/store/find-record';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { ChargesService } from '../../payments/charges/charges.service';
import { SettlementsService } from '../../payments/charges/settlements.service';
import { Payment } from '../../payments/payment.entity';
import type { LockedRequest } from '../records/locked-request';
import { RentalCharges } from './rental-charges';
import { RentalRefunds } from './rental-refunds';

/**
 * Charges or refunds what a change of a rental costs more or less. That is a payment of its own where the rent was
 * collected; before that the price of the rent changes.
 */
@Injectable()
export class ChangeMoney {
  constructor(
    private readonly charges: ChargesService,
    private readonly due: RentalCharges,
    private readonly refunds: RentalRefunds,
    private readonly settlements: SettlementsService,
  ) {}

  /** Whether rent is being charged, or an earlier change is not paid. The next change could not be priced then. */
  async isMoving(tx: Transaction, { request }: LockedRequest): Promise<boolean> {
    const rents = await this.rents(tx, request.id);
    const attempts = groupedBy(rents, ({ rental_change_id }) => rental_change_id ?? 0);
    const isOwed = [...attempts].some(([changeId, own]) => changeId > 0 && !own.some(wasCollected));
    return isOwed || rents.some(isUnderWay);
  }

  /**
   * Writes the charge or the refunds; they are settled after the commit. Where the change makes a rent due that was never
   * charged, the whole rent is charged.
   */
  async pay(
    tx: Transaction,
    locked: LockedRequest,
    { id, difference }: { id: number | null; difference: MinorUnits },
  ): Promise<void> {
    const { request } = locked;
    const due = await this.due.rent(tx, locked);
    if (due.length > 0) return this.settlements.afterCommit(tx, { payments: due });
    const rents = await this.rents(tx, request.id);
    if (difference === 0 || !rents.some(isPaid)) return;
    if (difference < 0) {
      const refunds = await this.refunds.ofRent(tx, rents.filter(isPaid), -difference);
      this.settlements.afterCommit(tx, { refunds });
      return;
    }
    const payment = await this.charges.begin(tx, {
      rental_request_id: request.id,
      kind: 'rental',
      amount: difference,
      rental_change_id: id,
      stripe_payment_method_id: request.stripe_payment_method_id,
    });
    this.settlements.afterCommit(tx, { payments: [payment] });
  }

  private async rents(tx: Transaction, id: number): Promise<Payment[]> {
    const payments = await findGroups(tx.manager, Payment, 'rental_request_id', [id]);
    return (payments.get(id) ?? []).filter(({ kind }) => kind === 'rental');
  }
}
