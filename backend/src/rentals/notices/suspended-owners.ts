import type { Transaction } from '@kit/server/store/unit-of-work';
import { Injectable, type OnModuleInit } from '@nestjs/common';
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
      body: `The account of ${owner} is suspended. You can cancel the request free of charge and look for another machine.`,
    }),
    approved: ({ machine, owner }: NoticeFacts): NoticeText => ({
      title: `We are looking at your rental of ${machine}`,
      body: `The account of ${owner} is suspended. Your rental stays as it is for now, and our team looks at it. Write to support if you need help.`,
    }),
  },
  owner_restored: {
    pending: ({ machine, owner }: NoticeFacts): NoticeText => ({
      title: `${owner} can answer your request again`,
      body: `The account is restored, and ${owner} can answer your request for ${machine}.`,
    }),
    approved: ({ machine, owner }: NoticeFacts): NoticeText => ({
      title: `Your rental of ${machine} goes on as agreed`,
      body: `The account of ${owner} is restored. Nothing of your rental changed.`,
    }),
  },
};

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
