import { Injectable } from '@nestjs/common';
import { creditFor, daysDown, isPaid } from '@yard/contracts';
import { billSums } from '@yard/contracts/bill-price';
import type { MinorUnits } from '@kit/money';
import { In, Not } from 'typeorm';
import { findByColumn, findGroups } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { Payment } from '../../payments/payment.entity';
import { Refund } from '../../payments/refunds/refund.entity';
import { Breakdown } from '../records/breakdown.entity';
import type { LockedRequest } from '../records/locked-request';
import { MachineReturn } from '../records/machine-return.entity';
import { RentalBill } from '../records/rental-bill.entity';
import { RentalRefunds } from './rental-refunds';

/** Refunds of collected rents for days that machines were down, once their rentals close. */
@Injectable()
export class BreakdownCredits {
  constructor(private readonly refunds: RentalRefunds) {}

  /** Writes the refunds; they are settled after the commit. @returns them by the requests' ids */
  async begin(tx: Transaction, all: readonly LockedRequest[]): Promise<Map<number, Refund[]>> {
    const ids = all.map(({ request }) => request.id);
    const breakdowns = await findGroups(tx.manager, Breakdown, 'rental_request_id', ids);
    const begun = new Map<number, Refund[]>();
    if (breakdowns.size === 0) return begun;
    const down = [...breakdowns.keys()];
    const payments = await findGroups(tx.manager, Payment, 'rental_request_id', down);
    const returns = await findGroups(tx.manager, MachineReturn, 'rental_request_id', down);
    const bills = await findByColumn(tx.manager, RentalBill, 'rental_request_id', down);
    for (const locked of all) {
      const { request } = locked;
      const back = returns.get(request.id)?.[0]?.returned_at ?? tx.now;
      const credit = creditFor(wholeDaysDown(breakdowns.get(request.id) ?? [], locked, back), request);
      // A bill has the credit as one of its lines.
      const bill = bills.get(request.id);
      const amount = bill ? billSums(bill.lines, { deposit: 0, rent: Infinity }).to_refund : credit;
      if (amount === 0) continue;
      const rents = (payments.get(request.id) ?? []).filter(({ kind }) => kind === 'rental');
      const missing = amount - (await this.givenBack(tx, rents));
      const paid = rents.filter(isPaid);
      if (missing > 0) begun.set(request.id, await this.refunds.ofRent(tx, paid, missing, CREDIT));
    }
    return begun;
  }

  /** Credits refunded before: a rental is checked again when a bank returns its rent. */
  private async givenBack({ manager }: Transaction, rents: readonly Payment[]): Promise<MinorUnits> {
    const payment_id = In(rents.map(({ id }) => id));
    const given = await manager.findBy(Refund, { payment_id, reason: CREDIT, status: Not('failed') });
    return given.reduce((sum, { amount }) => sum + amount, 0);
  }
}

const CREDIT = 'breakdown';

/** Days of a rental that its machine was down. @param back  when it came back */
export function wholeDaysDown(
  breakdowns: readonly Breakdown[],
  { request, zone }: Pick<LockedRequest, 'request' | 'zone'>,
  back: Date,
): number {
  return breakdowns.reduce((sum, breakdown) => sum + daysDown(breakdown, request, { back, zone }), 0);
}
