import type { RecordType } from '@laravel-wire/core';
import { type AttachedPhoto, MESSAGE_MAX, messageType } from '@yard/contracts';
import { presenceWords, type Sent, useDraft, usePresence, useUnsent, useWire, useWriters } from '@yard/data';
import { useSession } from '@yard/session';
import { Button, Composer, Hint, PresenceLine, Row, Text } from '@yard/ui';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { PhotoField } from './photos/photo-field';
import { photoIds, usePhotos } from './photos/use-photos';
import { ThreadList } from './thread-list';
import { mergeMessages, threadMessages } from './thread-messages';
import type { Threaded, ThreadOn } from './thread-on';
import { useEarlierMessages } from './use-earlier-messages';
import { useMarkSeen } from './use-mark-seen';
import { useThreadCache } from './use-thread-cache';

type RecordThreadProps<R extends Threaded> = {
  on: ThreadOn<R>;
  /** The list's name for screen readers. */
  label: string;
  stranger: string;
  empty: string;
  /** Replaces the box to write in, where nothing can be written. */
  closed?: string | null;
  /** Beside the box: what changes the text that is being written. */
  tools?: (text: string, write: (text: string) => void) => ReactNode;
};

/** The conversation on a record: live, marked as seen while it is looked at, with a box to write in. */
export function RecordThread<R extends Threaded>({
  on,
  label,
  stranger,
  empty,
  closed,
  tools,
}: RecordThreadProps<R>) {
  const area = useRef<HTMLDivElement>(null);
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const earlier = useEarlierMessages(on);
  const { unsent, send, retry, failure } = useSendMessage(on.type, on.record.id);
  useLiveThread(on);
  useMarkSeen(on, userId, area);

  const messages = mergeMessages(earlier.messages, on.record.messages);
  return (
    <div ref={area}>
      <EarlierMessages {...earlier} />
      <ThreadList
        label={label}
        messages={threadMessages(on.people, messages, { unsent, retry }, { userId, stranger, zone: on.zone })}
        empty={<Hint>{empty}</Hint>}
        reportPath={user?.admin ? undefined : `${on.type.endpoint}/${on.record.id}/messages`}
      />
      <WriteBox on={on} closed={closed} tools={tools} failure={failure} send={send} />
    </div>
  );
}

function EarlierMessages({ hasMore, loading, load, failed }: ReturnType<typeof useEarlierMessages>) {
  if (!hasMore) return null;
  return (
    <Row justify="center" below={2}>
      <Button small kind="quiet" icon="history" busy={loading} onPress={load}>
        {failed ? 'We couldn’t load earlier messages. Try again' : 'Show earlier messages'}
      </Button>
    </Row>
  );
}

type WriteBoxProps<R extends Threaded> = Pick<RecordThreadProps<R>, 'on' | 'closed' | 'tools'> &
  Pick<ReturnType<typeof useSendMessage>, 'failure' | 'send'>;

function WriteBox<R extends Threaded>({ on, closed, tools, failure, send }: WriteBoxProps<R>) {
  const { text, write, words } = useWriting(on);
  const place = `${on.type.endpoint}/${on.record.id}/message-photos`;
  const { value: attached, set: setAttached } = useDraft<readonly AttachedPhoto[]>(place, []);
  const photos = usePhotos(place, attached, setAttached);
  if (closed)
    return (
      <Text ruled soft>
        {closed}
      </Text>
    );
  return (
    <Composer
      note={<PresenceLine words={words} />}
      label="Your message"
      placeholder="Write a message"
      value={text}
      onChange={write}
      maxLength={MESSAGE_MAX}
      error={failure}
      attached={
        <>
          {tools?.(text, write)}
          <PhotoField photos={photos} />
        </>
      }
      waiting={photos.isUploading}
      onSend={() => {
        void send(text.trim(), attached);
        write('');
        setAttached([]);
      }}
    />
  );
}

/** The text being written, stored until it is sent, and the others' activity on the record. */
function useWriting<R extends Threaded>({ kind, type, record }: ThreadOn<R>) {
  const { value: text, set } = useDraft(`${type.endpoint}/${record.id}/message`, '');
  const channel = `${kind}.${record.id}`;
  const others = usePresence(channel);
  const { writers, say } = useWriters(channel);
  const write = (changed: string) => {
    set(changed);
    say(changed !== '');
  };
  return { text, write, words: presenceWords(others, writers) };
}

/** Puts messages into the record on show as they are written, and takes deleted ones out. */
function useLiveThread<R extends Threaded>({ kind, type, record: { id } }: ThreadOn<R>): void {
  const wire = useWire();
  const thread = useThreadCache(type, id);

  useEffect(
    () =>
      wire.live.on(messageType, {
        saved: (message) => {
          // A long message comes as its id alone, without the record it is on: the record is fetched again.
          if (typeof message === 'number') thread.refresh();
          else if (message.messageable_type === kind && message.messageable_id === id) {
            thread.putMessage(message);
          }
        },
        deleted: thread.removeMessage,
        // Messages have a channel of their own: somebody may have written after the record was read.
        joined: thread.refreshShown,
      }),
    [wire, thread, kind, id],
  );
}

/**
 * Shows a message at once and sends it; one that does not arrive stays, over a reload too, and is sent again once the
 * server can be reached.
 */
function useSendMessage<R extends Threaded>(type: RecordType<R>, id: number) {
  const wire = useWire();
  const thread = useThreadCache(type, id);
  const post = useCallback(
    async ({ content, photos, key }: Sent) => {
      const messages = wire.resource(type).nested(id, messageType);
      thread.putMessage(
        await messages.create(
          { content, photo_ids: photoIds(photos) },
          { headers: { 'Idempotency-Key': key } },
        ),
      );
      // The author gets no event: the lists ask the server whose turn it is.
      thread.refresh();
    },
    [wire, thread, type, id],
  );
  const messages = useUnsent(`${type.endpoint}/${id}`, post);
  const { retryUnreached } = messages;
  useEffect(() => {
    const stop = wire.live.onReconnect(retryUnreached);
    window.addEventListener('online', retryUnreached);
    return () => {
      stop();
      window.removeEventListener('online', retryUnreached);
    };
  }, [wire, retryUnreached]);
  return messages;
}
