import { Conflict, mustBeUnchanged } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type ApproveInput, rentalRequestPolicy } from '@yard/contracts';
import { UnitOfWork } from '../../database/unit-of-work';
import { SettlementsService } from '../../payments/charges/settlements.service';
import type { User } from '../../users/user.entity';
import { GrantsService } from './grants.service';
import { holdFor, mustAllow } from '../held-request';
import { RentalMessages } from '../messages/rental-messages.service';
import { pickupFor } from '../pickup';
import { RentalNews } from '../rental-news.service';
import { rentalNotices } from '../rental-notices';

/** The owner agrees. */
@Injectable()
export class ApprovalsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly grants: GrantsService,
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
      const payments = await this.grants.grant(tx, held);
      if (!payments) throw new Conflict('These dates are taken.');
      await this.messages.postWithin(tx, owner, held.request, input.message);
      await this.news.recorded(tx, owner, 'approve', held.request);
      const pickup = await pickupFor(tx.manager, id);
      await this.news.tell(tx, held.request, {
        user_ids: [held.request.user_id],
        event: 'approved',
        text: (facts) => rentalNotices.approved(facts, input.message, pickup),
      });
      this.settlements.afterCommit(tx, { payments });
    });
  }
}
