import type { RecordType } from '@laravel-wire/core';
import type { BaseFields, MessageableType, MessageRecord } from '@yard/contracts';

/** A record with a conversation. */
export interface Threaded extends BaseFields {
  messages: MessageRecord[];
  /** True where there may be unread messages before those that come with the record. */
  needs_attention: boolean;
}

/** A record, its kind, and who is known to read it. */
export interface ThreadOn<R extends Threaded> {
  kind: MessageableType;
  type: RecordType<R>;
  record: R;
  /** Names by user id of those who may have read without having written. */
  people: ReadonlyMap<number, string>;
  /** IANA zone whose times the record's page shows and names, if that is not the reader's. */
  zone?: string;
  /** Whether it waits for the reader still, once its messages are read; without it the server is asked. */
  waits?: (record: R) => boolean;
}
