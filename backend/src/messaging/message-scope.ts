import { findPart, type RecordScope } from '@laravel-wire/nest';
import { Inject, Injectable, type Type } from '@nestjs/common';
import type { User } from '../users/user.entity';
import type { PlacedMessage } from './conversation';
import type { ConversationHost } from './conversation-host';
import { MessagesService } from './messages.service';

export interface MessageParents<P extends { id: number }> {
  /** Before `MessagesController` in the routes' names: `Ticket`. */
  name: string;
  /** The parent in the words of a 404. */
  recordName: string;
  host: Type<ConversationHost<P>>;
  /** Finds a parent by its id alone. */
  parents: Type<RecordScope<P, User>>;
}

/** The scope of messages below one kind of record: both are named by the path. */
export function messageScope<P extends { id: number }>({
  recordName: parentName,
  host,
  parents,
}: MessageParents<P>): Type<RecordScope<PlacedMessage<P>, User>> {
  @Injectable()
  class MessageScope implements RecordScope<PlacedMessage<P>, User> {
    readonly recordName = 'Message';

    constructor(
      @Inject(parents) private readonly all: RecordScope<P, User>,
      @Inject(host) private readonly own: ConversationHost<P>,
      private readonly messages: MessagesService,
    ) {}

    find(id: number, actor: User | null, params: Record<string, string>) {
      return findPart(this.all, 'id', { actor, params, parentName }, (parent) =>
        this.messages.find({ type: this.own.type, id: parent.id }, id),
      );
    }
  }
  return MessageScope;
}
