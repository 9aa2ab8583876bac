import type { ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { MessageInput, MessageRecord } from '@yard/contracts';
import type { Rows } from '../../database/page-of';
import { type Transaction, UnitOfWork } from '../../database/unit-of-work';
import { MessagesService } from '../../messaging/messages.service';
import type { User } from '../../users/user.entity';
import { RentalNews } from '../rental-news.service';
import { rentalNotices } from '../rental-notices';
import type { RentalMessage } from './rental-messages.scope';
import type { RentalRequest } from '../rental-request.entity';
import { threadOf } from './rental-thread';

type Parties = Pick<RentalRequest, 'id' | 'user_id' | 'owner_id'>;

/** The conversation on a request between renter, owner and admins. */
@Injectable()
export class RentalMessages {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly messages: MessagesService,
    private readonly news: RentalNews,
  ) {}

  page(request: Parties, list: ListQuery): Promise<Rows<MessageRecord>> {
    return this.messages.page(threadOf(request), list);
  }

  show({ message }: RentalMessage): Promise<MessageRecord> {
    return this.messages.show(message);
  }

  /** All or nothing. */
  create(actor: User, request: RentalRequest, inputs: MessageInput[]): Promise<MessageRecord[]> {
    return this.unitOfWork.run(async (tx) => {
      const created: MessageRecord[] = [];
      for (const { content } of inputs) {
        created.push(await this.postWithin(tx, actor, request, content));
        await this.news.tell(tx, request, {
          user_ids: audienceOf(request).filter((userId) => userId !== actor.id),
          event: 'message',
          text: (facts) => rentalNotices.message(facts, actor.name, content),
        });
      }
      this.news.changed(tx, request);
      return created;
    });
  }

  /** A message that belongs to a move: it exists if and only if the move happens. */
  async postWithin(tx: Transaction, actor: User, request: Parties, content: string): Promise<MessageRecord> {
    const record = await this.messages.post(tx, actor, threadOf(request), content);
    this.messages.tell(tx, record, audienceOf(request));
    return record;
  }

  remove({ request, message }: RentalMessage): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await this.messages.remove(tx, message);
      this.messages.tellRemoved(tx, message.id, audienceOf(request));
      this.news.changed(tx, request);
    });
  }

  /** The other side sees that it was read. */
  view(actor: User, { request, message }: RentalMessage): Promise<MessageRecord> {
    return this.unitOfWork.run(async (tx) => {
      const { record, isNew } = await this.messages.view(tx, message, actor.id);
      if (isNew) {
        this.messages.tell(tx, record, audienceOf(request));
        this.news.changed(tx, request);
      }
      return record;
    });
  }

  /** @returns how many were unread */
  viewAll(actor: User, request: Parties): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      const updated = await this.messages.viewAll(tx, threadOf(request), actor.id);
      if (updated > 0) this.news.changed(tx, request);
      return updated;
    });
  }
}

const audienceOf = ({ user_id, owner_id }: Parties) => [user_id, owner_id];
