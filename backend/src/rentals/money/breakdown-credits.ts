import { Injectable } from '@nestjs/common';
import { creditFor, daysDown, isPaid } from '@yard/contracts';
import { findGroups } from '@yard/server/store/find-record';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { Payment } from '../../payments/payment.entity';
import type { Refund } from '../../payments/refunds/refund.entity';
import { Breakdown } from '../records/breakdown.entity';
import type { LockedRequest } from '../records/locked-request';
import { MachineReturn } from '../records/machine-return.entity';
import { RentalRefunds } from './rental-refunds';

/** What comes back of collected rents for days that machines were down, once their rentals close. */
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
    for (const { request, zone } of all) {
      const back = returns.get(request.id)?.[0]?.returned_at ?? tx.now;
      const days = (breakdowns.get(request.id) ?? []).map(({ since, up_at }) =>
        daysDown({ since, until: up_at ?? back }, request, zone),
      );
      const amount = creditFor(
        days.reduce((sum, count) => sum + count, 0),
        request,
      );
      const rents = (payments.get(request.id) ?? []).filter((one) => one.kind === 'rental' && isPaid(one));
      if (amount > 0) begun.set(request.id, await this.refunds.ofRent(tx, rents, amount, 'breakdown'));
    }
    return begun;
  }
}
