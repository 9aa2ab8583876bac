import { Injectable } from '@nestjs/common';
import type { MessageRecord } from '@yard/contracts';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { ConversationHost } from '../../../messaging/conversation-host';
import { mailedMessage, messageWords } from '../../../messaging/mailed-message';
import { MessagesService } from '../../../messaging/messages.service';
import type { User } from '../../../users/user.entity';
import { RentalEvents, type NotifiedRequest } from '../rental-events';
import { rentalNotices } from '../rental-notices';

@Injectable()
export class RentalMessages implements ConversationHost<NotifiedRequest> {
  readonly type = 'rental_request';
  readonly isViewOwn = true;

  constructor(
    private readonly messages: MessagesService,
    private readonly events: RentalEvents,
  ) {}

  audience(_: Transaction, { user_id, owner_id }: NotifiedRequest): readonly number[] {
    return [user_id, owner_id];
  }

  notify(tx: Transaction, author: User, request: NotifiedRequest, message: MessageRecord): Promise<void> {
    return this.events.notify(tx, request, {
      user_ids: this.audience(tx, request).filter((userId) => userId !== author.id),
      event: 'message',
      text: (facts) => rentalNotices.message(facts, author.name, messageWords(message)),
      message: ({ machine }) => mailedMessage(message, `new messages about ${machine}`),
    });
  }

  changed(tx: Transaction, request: NotifiedRequest): void {
    this.events.changed(tx, request);
  }

  seenBy(tx: Transaction, request: NotifiedRequest, reader: User): void {
    this.events.changed(tx, request, [reader.id]);
  }

  /** A message that belongs to a move: it exists if and only if the move happens. */
  postWithin(
    tx: Transaction,
    actor: User,
    request: NotifiedRequest,
    content: string,
  ): Promise<MessageRecord> {
    return this.messages.postTo(tx, actor, { host: this, parent: request }, { content });
  }
}
