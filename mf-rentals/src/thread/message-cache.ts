import type { MessageRecord } from '@yard/contracts';

/** Both lists as one, oldest first, each message once; the later list knows better. */
export function mergeMessages(
  before: readonly MessageRecord[],
  after: readonly MessageRecord[],
): MessageRecord[] {
  const byId = new Map([...before, ...after].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** The messages as they are once this person has seen them all. */
export function seenBy(messages: readonly MessageRecord[], userId: number): MessageRecord[] {
  return messages.map((message) =>
    message.user_id === userId || message.views.some((view) => view.user_id === userId)
      ? message
      : { ...message, views: [...message.views, { user_id: userId }] },
  );
}
