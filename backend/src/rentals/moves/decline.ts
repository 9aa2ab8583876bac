import { Injectable } from '@nestjs/common';
import type { DeclineInput } from '@yard/contracts';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import type { User } from '../../users/user.entity';
import { grant } from '../records/grant';
import { LatePayments } from '../money/late-payments';
import { RentalMessages } from '../notices/messages/rental-messages';
import { RentalEvents } from '../notices/rental-events';
import { rentalNotices } from '../notices/rental-notices';

/** The owner says no. */
@Injectable()
export class Decline {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly late: LatePayments,
    private readonly messages: RentalMessages,
    private readonly events: RentalEvents,
  ) {}

  /** @throws Conflict unless pending */
  decline(owner: User, id: number, input: DeclineInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const granted = await grant(tx, id, 'decline', { actor: owner });
      const { request } = granted;
      await granted.stamp(tx, { declined_at: tx.now, answer_until: null });
      await this.messages.postWithin(tx, owner, request, input.message);
      await this.events.recorded(tx, owner, 'decline', request);
      await this.events.notify(tx, request, {
        user_ids: [request.user_id],
        event: 'declined',
        text: (facts) => rentalNotices.declined(facts, input.message),
      });
      await this.late.windUp(tx, [id]);
    });
  }
}
