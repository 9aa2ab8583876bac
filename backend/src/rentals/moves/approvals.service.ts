import { Conflict, mustBeUnchanged } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type ApproveInput, rentalRequestPolicy } from '@yard/contracts';
import { CalendarService } from '../../catalog/machines/calendar/calendar.service';
import { type Transaction, UnitOfWork } from '@yard/server/store/unit-of-work';
import { SettlementsService } from '../../payments/charges/settlements.service';
import type { Payment } from '../../payments/payment.entity';
import type { User } from '../../people/users/user.entity';
import { type HeldRequest, holdFor, mustAllow } from '../records/held-request';
import { makeFinalAgreement } from '../rules/agreement/final-agreement';
import { RentalMessages } from '../notices/messages/rental-messages';
import { RentalCharges } from '../money/rental-charges';
import { pickupFor } from '../rules/pickup';
import { approvalWords } from '../notices/approval-words';
import { RentalNews } from '../notices/rental-news';
import { rentalNotices } from '../notices/rental-notices';
import { RivalRequests } from './rival-requests';

/** What every approval does, whoever decides it. */
@Injectable()
export class Approval {
  constructor(
    private readonly calendar: CalendarService,
    private readonly charges: RentalCharges,
    private readonly rivals: RivalRequests,
  ) {}

  /**
   * Takes the days, stamps the request, makes the agreement's final copy and writes the payments that are due.
   *
   * @returns the payments to settle after the commit; null when the days are taken, and nothing is changed then
   */
  async within(tx: Transaction, held: HeldRequest): Promise<Payment[] | null> {
    const { request, machine } = held;
    if (!(await this.calendar.claim(tx, machine, request))) return null;
    await tx.update(request, request.approval(tx.now));
    await makeFinalAgreement(tx, held);
    await this.rivals.lost(tx, held);
    return [...(await this.charges.deposit(tx, held)), ...(await this.charges.rent(tx, held))];
  }
}

/** The owner agrees. */
@Injectable()
export class ApprovalsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly approval: Approval,
    private readonly settlements: SettlementsService,
    private readonly messages: RentalMessages,
    private readonly news: RentalNews,
  ) {}

  /**
   * Takes the days and charges the deposit, which may fail: the request is approved all the same.
   *
   * @throws Conflict unless pending, when it changed since `updated_at`, or when its days are taken
   */
  approve(owner: User, id: number, input: ApproveInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const held = await holdFor(tx, id, { actor: owner, may: rentalRequestPolicy.approve });
      mustAllow('approve', held);
      mustBeUnchanged(held.request, input.updated_at, 'rental request');
      const payments = await this.approval.within(tx, held);
      if (!payments) throw new Conflict('These dates are taken.');
      await this.messages.postWithin(tx, owner, held.request, input.message);
      await this.news.recorded(tx, owner, 'approve', held.request);
      const pickup = await pickupFor(tx.manager, id);
      const terms = approvalWords(held.request, payments);
      await this.news.tell(tx, held.request, {
        user_ids: [held.request.user_id],
        event: 'approved',
        text: (facts) => rentalNotices.approved(facts, input.message, { terms, pickup }),
      });
      this.settlements.afterCommit(tx, { payments });
    });
  }
}
