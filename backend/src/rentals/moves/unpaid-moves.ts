import { Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type EndUnpaidInput, type RentalMove, rentalRequestPolicy } from '@yard/contracts';
import { type Transaction, UnitOfWork } from '@yard/server/store/unit-of-work';
import type { User } from '../../people/users/user.entity';
import { CancellationsService } from './cancellations.service';
import { type HeldRequest, holdFor, mustAllow } from '../records/held-request';
import { RentalNews } from '../notices/rental-news';
import { unpaidNotices } from '../money/unpaid/unpaid-notices';
import { UnpaidRents } from '../money/unpaid/unpaid-rents';

/** What the owner does about a rent that was not paid. */
@Injectable()
export class UnpaidMoves {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rents: UnpaidRents,
    private readonly cancellations: CancellationsService,
    private readonly news: RentalNews,
  ) {}

  /** A cancellation by the owner: everything that was paid goes back. @throws Conflict unless the rent failed */
  end(owner: User, id: number, { reason }: EndUnpaidInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const held = await this.unpaid(tx, owner, { id, move: 'endUnpaid' });
      await this.cancellations.end(tx, held, owner, {
        reason,
        action: 'end_unpaid',
        notice: unpaidNotices.ended,
      });
    });
  }

  /** The rent is still owed, and tried again. @throws Conflict as above, and where it was handed over before */
  handOver(owner: User, id: number): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const { request } = await this.unpaid(tx, owner, { id, move: 'handOverUnpaid' });
      if (request.handed_over_unpaid_at) throw new Conflict('This machine was handed over before.');
      await tx.update(request, request.unpaidHandOver(tx.now));
      await this.news.recorded(tx, owner, 'hand_over_unpaid', request);
      await this.news.tell(tx, request, {
        user_ids: [request.user_id],
        event: 'handed_over_unpaid',
        text: unpaidNotices.handedOver,
      });
    });
  }

  private async unpaid(
    tx: Transaction,
    owner: User,
    { id, move }: { id: number; move: RentalMove & ('endUnpaid' | 'handOverUnpaid') },
  ): Promise<HeldRequest> {
    const held = await holdFor(tx, id, { actor: owner, may: rentalRequestPolicy[move] });
    mustAllow(move, held);
    const unpaid = await this.rents.of(tx.manager, held);
    if (!unpaid) throw new Conflict(`This rental request is ${held.status}, and no rent of it has failed.`);
    if (unpaid.isUnderWay) {
      throw new Conflict(`This rental request is ${held.status}, and its rent is being tried again.`);
    }
    return held;
  }
}
