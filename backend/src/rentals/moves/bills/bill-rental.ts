import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { BillInput, BillQuoteInput, BillLine, BillSums, Plan } from '@yard/contracts';
import { billableUntil, billPlan, returnStateOf } from '@yard/contracts';
import { billSums } from '@yard/contracts/bill-price';
import { Clock } from '@kit/server/base/clock/clock';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import { AttachedPhotos } from '../../../catalog/media/attached-photos';
import type { User } from '../../../users/user.entity';
import { RentalRefunds } from '../../money/rental-refunds';
import { billNotices } from '../../notices/bill-notices';
import { RentalEvents } from '../../notices/rental-events';
import { grant } from '../../records/grant';
import { hasBill, type LockedRequest, lockRequest } from '../../records/locked-request';
import { MachineReturn } from '../../records/machine-return.entity';
import { readInstant } from '../../records/read-instant';
import { RentalBill } from '../../records/rental-bill.entity';
import { claimsOf, termsOfBill } from './bill-terms';

export interface BillTerms extends BillSums {
  lines: BillLine[];
}

/** The owner makes a bill of what a rental costs beyond its rent. */
@Injectable()
export class BillRental {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly refunds: RentalRefunds,
    private readonly photos: AttachedPhotos,
    private readonly events: RentalEvents,
    private readonly clock: Clock,
  ) {}

  /** A bill's preview, also before the return is recorded. Writes nothing. */
  quote(id: number, { returned_at, hours, ...amounts }: BillQuoteInput): Promise<BillTerms & { plan: Plan }> {
    return this.unitOfWork.run(async (tx) => {
      const locked = await lockRequest(tx, id);
      const report = await tx.manager.findOneBy(MachineReturn, { rental_request_id: id });
      const came = {
        returned_at: returned_at ? readInstant(returned_at, locked.zone, 'returned_at') : this.clock.now(),
        hours: hours ?? null,
      };
      const claims = claimsOf(amounts, report?.damage_amount ?? null);
      const lines = await termsOfBill(tx.manager, locked, report ?? came, claims);
      const left = await this.refunds.leftOf(tx, id);
      const sums = billSums(lines, left);
      return { lines, ...sums, plan: billPlan(locked.request, sums, left) };
    });
  }

  /**
   * @throws Conflict unless returned within the time for it and not accepted, and for another one
   * @throws ValidationFailed for a bill of nothing and foreign photos
   */
  make(owner: User, id: number, input: BillInput): Promise<RentalBill> {
    return this.unitOfWork.run(async (tx) => {
      const reported = () => tx.manager.findOneByOrFail(MachineReturn, { rental_request_id: id });
      const granted = await grant(tx, id, 'makeBill', {
        actor: owner,
        facts: async () => {
          const report = await reported();
          const state = returnStateOf(report, tx.now);
          return { state, hasBill: await hasBill(tx.manager, id), until: billableUntil(report) };
        },
      });
      const report = await reported();
      const lines = await termsOfBill(tx.manager, granted, report, claimsOf(input, report.damage_amount));
      if (lines.length === 0) throw ValidationFailed.field('damage_amount', NOTHING);
      const { claimed_total, total: _, ...sums } = billSums(lines, await this.refunds.leftOf(tx, id));
      const photo_ids = await this.photos.take(tx, owner.id, input.photo_ids);
      const bill = await tx.insert(RentalBill, {
        ...UNANSWERED,
        rental_request_id: id,
        user_id: owner.id,
        details: input.details ?? null,
        photo_ids,
        lines,
        ...sums,
      });
      await granted.stamp(tx);
      await this.notifyRenter(tx, owner, granted, bill, claimed_total);
      return bill;
    });
  }

  private async notifyRenter(
    tx: Transaction,
    owner: User,
    { request, zone }: LockedRequest,
    bill: RentalBill,
    claimed_total: number,
  ): Promise<void> {
    const data = { bill_id: bill.id, claimed_total: wireMoney(claimed_total) };
    await this.events.recorded(tx, owner, 'make_bill', request, data);
    await this.events.notify(tx, request, {
      user_ids: [request.user_id],
      event: 'bill_made',
      text: (facts) => billNotices.made(facts, bill, zone),
    });
  }
}

const NOTHING = 'Add at least one amount to the bill.';

const UNANSWERED = {
  accepted_at: null,
  contested_at: null,
  contest_reason: null,
  contest_photo_ids: null,
  offer_user_id: null,
  offer_line_id: null,
  offer_amount: null,
  offer_message: null,
  offered_at: null,
  decided_at: null,
  decided_by: null,
  decision_reason: null,
};
