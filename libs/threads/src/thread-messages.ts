import type { AttachedPhoto, MessageRecord } from '@yard/contracts';
import type { Unsent } from '@yard/data';
import { dayOf, formatDate, timeOf } from '@yard/dates';
import type { ThreadMessage } from '@yard/ui';

export interface ThreadReader {
  userId: number;
  /** Name of a reader who never wrote: "Support". */
  stranger: string;
  /** The reader's own when left out. */
  zone?: string;
}

export interface Outbox {
  unsent: readonly Unsent[];
  retry: (message: Unsent) => void;
}

/** A message as it is drawn, its pictures beside it. */
export type ShownMessage = ThreadMessage & { photos: readonly AttachedPhoto[] };

/** Messages of several sources as one conversation: each once (the last given wins), oldest first. */
export function mergeMessages(...sources: readonly (readonly MessageRecord[])[]): MessageRecord[] {
  const byId = new Map(sources.flat().map((message) => [message.id, message]));
  return [...byId.values()].sort(
    (one, other) => one.created_at.localeCompare(other.created_at) || one.id - other.id,
  );
}

/** The messages as they are once this person has seen them all; an author never sees the own ones. */
export function seenBy(messages: readonly MessageRecord[], userId: number): MessageRecord[] {
  return messages.map((message) =>
    message.user_id === userId || message.views.some((view) => view.user_id === userId)
      ? message
      : { ...message, views: [...message.views, { user_id: userId }] },
  );
}

/** The conversation as it is drawn for this reader: what was sent, then what is still on its way. */
export function threadMessages(
  people: ReadonlyMap<number, string>,
  messages: readonly MessageRecord[],
  { unsent, retry }: Outbox,
  reader: ThreadReader,
): ShownMessage[] {
  const names = new Map([...people, ...messages.map(nameOf)]);
  const sent = messages.map((message): ShownMessage => {
    const viewers = message.views.filter(({ user_id }) => user_id !== message.user_id);
    return {
      id: message.id,
      ...momentOf(message.created_at, reader.zone),
      own: message.user_id === reader.userId,
      author: message.user_name,
      children: message.content,
      photos: message.photos,
      readBy: [...new Set(viewers.map(({ user_id }) => names.get(user_id) ?? reader.stranger))],
    };
  });
  const waiting = unsent.map((message): ShownMessage => ({
    id: message.key,
    ...momentOf(message.written_at, reader.zone),
    own: true,
    author: names.get(reader.userId) ?? 'You',
    children: message.content,
    photos: message.photos,
    state: message.state,
    onRetry: () => retry(message),
  }));
  return [...sent, ...waiting];
}

function momentOf(instant: string, zone: string | undefined) {
  return { day: formatDate(dayOf(instant, zone), 'full'), time: timeOf(instant, zone) };
}

const nameOf = ({ user_id, user_name }: MessageRecord): [number, string] => [user_id, user_name];
