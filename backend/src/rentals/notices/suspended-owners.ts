import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { AccountEvents } from '../../users/account-events';
import { RentalRequest } from '../records/rental-request.entity';
import { ALIVE } from '../records/state-in-sql';
import { RentalEvents } from './rental-events';
import { ownerNotices } from './owner-notices';

/** Renters learn that the owner of their machine is suspended, who can answer nothing then; and that they are back. */
@Injectable()
export class SuspendedOwners implements OnModuleInit {
  constructor(
    private readonly accounts: AccountEvents,
    private readonly events: RentalEvents,
  ) {}

  onModuleInit(): void {
    this.accounts.others.register('rentals', async (tx, userId, action) => {
      if (action === 'suspend') await this.tell(tx, userId, 'owner_suspended');
      if (action === 'restore') await this.tell(tx, userId, 'owner_restored');
    });
  }

  private async tell(tx: Transaction, owner_id: number, event: keyof typeof ownerNotices): Promise<void> {
    const open = tx.manager.createQueryBuilder(RentalRequest, 'r').where({ owner_id }).andWhere(ALIVE);
    const notices = (await open.orderBy('r.id').getMany()).map((request) => ({
      request,
      user_ids: [request.user_id],
      event,
      text: ownerNotices[event][request.approved_at ? 'approved' : 'pending'],
    }));
    await this.events.notifyAll(tx, notices);
    for (const { request } of notices) this.events.changed(tx, request);
  }
}
