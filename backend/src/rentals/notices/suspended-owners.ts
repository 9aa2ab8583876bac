import type { Transaction } from '@kit/server/store/unit-of-work';
import { Injectable } from '@nestjs/common';
import { AccountEvents } from '../../users/account-events';
import { RentalRequest } from '../records/rental-request.entity';
import { ALIVE } from '../records/state-in-sql';
import { RentalEvents } from './rental-events';
import type { NoticeFacts, NoticeText } from './rental-notices';

/** Notices to renters when their machine's owner is suspended, and when the owner's account is restored. */
const ownerNotices = {
  owner_suspended: {
    pending: ({ machine, owner }: NoticeFacts): NoticeText => ({
      title: `Your request for ${machine} can’t be answered for now`,
      body: `We suspended ${owner}’s account. You can cancel the request for free and find another machine.`,
    }),
    approved: ({ machine, owner }: NoticeFacts): NoticeText => ({
      title: `We’re reviewing your rental of ${machine}`,
      body: `We suspended ${owner}’s account. Your rental doesn’t change for now, and our team is reviewing it. Contact support if you need help.`,
    }),
  },
  owner_restored: {
    pending: ({ machine, owner }: NoticeFacts): NoticeText => ({
      title: `${owner} can answer your request again`,
      body: `We restored the account. Your request for ${machine} is open.`,
    }),
    approved: ({ machine, owner }: NoticeFacts): NoticeText => ({
      title: `Your rental of ${machine} continues as agreed`,
      body: `We restored ${owner}’s account. Your rental didn’t change.`,
    }),
  },
};

/** Notifies renters when the owner of their machine is suspended, and when the account is restored. */
@Injectable()
export class SuspendedOwners {
  constructor(
    accounts: AccountEvents,
    private readonly events: RentalEvents,
  ) {
    accounts.others.register('rentals', async (tx, userId, action) => {
      if (action === 'suspend') await this.notify(tx, userId, 'owner_suspended');
      if (action === 'restore') await this.notify(tx, userId, 'owner_restored');
    });
  }

  private async notify(tx: Transaction, owner_id: number, event: keyof typeof ownerNotices): Promise<void> {
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
