import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { MessagesService } from '../../messaging/messages.service';
import type { User } from '../../users/user.entity';
import { grant } from '../records/grant';
import { LatePayments } from '../money/late-payments';
import { RentalEvents } from '../notices/rental-events';
import { rentalNotices } from '../notices/rental-notices';

/** The renter takes a request back before the owner has answered. */
@Injectable()
export class Withdraw {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly late: LatePayments,
    private readonly events: RentalEvents,
    private readonly messages: MessagesService,
  ) {}

  /** @throws Conflict unless pending */
  remove(renter: User, id: number): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const granted = await grant(tx, id, 'withdraw', { actor: renter });
      const { request } = granted;
      await tx.remove(request);
      await this.messages.removeOn(tx, { type: 'rental_request', id });
      await this.events.audited(tx, renter, 'delete', [granted]);
      this.events.gone(tx, id, [request.user_id, request.owner_id]);
      await this.events.notify(tx, request, {
        user_ids: [request.owner_id],
        event: 'withdrawn',
        text: rentalNotices.withdrawn,
      });
      await this.late.windUp(tx, [id]);
    });
  }
}
