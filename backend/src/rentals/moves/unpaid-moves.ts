import { Injectable } from '@nestjs/common';
import type { EndUnpaidInput } from '@yard/contracts';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { User } from '../../users/user.entity';
import { Cancellations } from './cancel';
import { Handover } from '../records/handover.entity';
import { grant } from '../records/grant';
import type { LockedRequest } from '../records/locked-request';
import { RentalEvents } from '../notices/rental-events';
import { sumOf } from '../money/rental-refunds';
import { mustComeBack } from '../money/seen-sum';
import { unpaidNotices } from '../money/unpaid/unpaid-notices';
import { UnpaidRents } from '../money/unpaid/unpaid-rents';

@Injectable()
export class UnpaidMoves {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rents: UnpaidRents,
    private readonly cancellations: Cancellations,
    private readonly events: RentalEvents,
  ) {}

  /** A cancellation by the owner: everything that was paid goes back. @throws Conflict unless the rent failed, and for another sum than was shown */
  end(owner: User, id: number, { reason, seen }: EndUnpaidInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const granted = await grant(tx, id, 'endUnpaid', { actor: owner, facts: this.rentOf(tx) });
      mustComeBack(seen?.back, sumOf(await this.cancellations.wanted(tx, [granted], owner, {})));
      await this.cancellations.end(tx, granted, owner, {
        reason,
        action: 'end_unpaid',
        notice: unpaidNotices.ended,
      });
    });
  }

  /** The rent is still owed, and tried again. @throws Conflict as above, and where it was handed over before */
  handOver(owner: User, id: number): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const granted = await grant(tx, id, 'handOverUnpaid', {
        actor: owner,
        facts: async (locked) => ({
          ...(await this.rentOf(tx)(locked)),
          handover: await tx.manager.findOneBy(Handover, { rental_request_id: id }),
        }),
      });
      const { request } = granted;
      await granted.stamp(tx, { handed_over_unpaid_at: tx.now });
      await this.events.recorded(tx, owner, 'hand_over_unpaid', request);
      await this.events.notify(tx, request, {
        user_ids: [request.user_id],
        event: 'handed_over_unpaid',
        text: unpaidNotices.handedOver,
      });
    });
  }

  private rentOf(tx: Transaction) {
    return async (locked: LockedRequest) => ({ unpaid: await this.rents.of(tx.manager, locked) });
  }
}
