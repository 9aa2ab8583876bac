import type { RecordType } from '@laravel-wire/core';
import type { BaseFields, MessageableType, MessageRecord } from '@yard/contracts';

/** A record with a conversation. */
export interface Threaded extends BaseFields {
  messages: MessageRecord[];
  /** Whether there may be unread messages before those that come with the record. */
  needs_attention: boolean;
}

/** A record, its kind, and who is known to read it. */
export interface ThreadOn<R extends Threaded> {
  kind: MessageableType;
  type: RecordType<R>;
  record: R;
  /** Names by user id of those who may have read without having written. */
  people: ReadonlyMap<number, string>;
}
