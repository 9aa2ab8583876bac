import type { MessageableType, MessageRecord } from '@yard/contracts';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { User } from '../users/user.entity';

/** Callbacks of one kind of record for the conversation on it; messaging never names its parents. */
export interface ConversationHost<P extends { id: number }> {
  readonly type: MessageableType;
  /** That somebody has read reaches their own other pages alone; the other side learns it with the next change. */
  readonly isViewOwn?: true;
  /** The users who are notified as messages are written, read and deleted. */
  audience(tx: Transaction, parent: P): readonly number[] | Promise<readonly number[]>;
  /** Notifies the other people of the conversation, in the product and by mail. */
  notify(tx: Transaction, author: User, parent: P, message: MessageRecord): Promise<void>;
  written?(tx: Transaction, parent: P): Promise<void>;
  /** The record is another one for who may see it: it shows its messages, and whether some are unread. */
  changed(tx: Transaction, parent: P): void | Promise<void>;
  /** One message was read: the record is another one for its reader at least. */
  seenBy(tx: Transaction, parent: P, reader: User): void | Promise<void>;
  /** Looks at the record again under its lock. @throws Conflict where nothing can be written any more */
  mustBeOpen?(tx: Transaction, parent: P): Promise<void>;
}
