import type { Wire } from '@laravel-wire/client';
import type { RecordType } from '@laravel-wire/core';
import { type MessageInput, type MessageRecord, messageType } from '@yard/contracts';
import type { Creatable, Destroyable, Readable } from './records';

/** The conversation on a record. */
export function messagesOf<P extends { id: number }>(wire: Wire, parent: RecordType<P>, parentId: number) {
  const all = wire.resource(parent).nested(parentId, messageType);
  const records: Readable<MessageRecord> & Creatable<MessageRecord, MessageInput> & Destroyable = all;
  return {
    ...records,
    view: (id: number) => all.act(id, 'view'),
    /** `updated` counts the messages that were unread; the id is the parent's. */
    viewAll: () => wire.http.post<{ id: number; updated: number }>(`${all.endpoint}/view`),
  };
}
