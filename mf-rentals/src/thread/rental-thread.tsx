import { MESSAGE_MAX, type RentalRequestRecord } from '@yard/contracts';
import { Button, Composer, MessageList, PresenceLine } from '@yard/ui';
import { presenceWords, useDraft, usePresence } from '@yard/data';
import { useRef } from 'react';
import { mergeMessages } from './message-cache';
import { shownMessage, shownUnsent } from './thread-message';
import { useEarlierMessages } from './use-earlier-messages';
import { useMarkSeen } from './use-mark-seen';
import { useOutbox } from './use-outbox';
import { useLiveThread } from './use-thread';

export interface RentalThreadProps {
  request: RentalRequestRecord;
  userId: number;
}

/** The conversation of a rental: renter, owner, and Yard where it helps. */
export function RentalThread({ request, userId }: RentalThreadProps) {
  const area = useRef<HTMLDivElement>(null);
  const { value: text, set: setText } = useDraft(`rental_requests/${request.id}/message`, '');
  const { earlier, busy, failed, hasMore, more } = useEarlierMessages(request.id, request.messages.length);
  const { unsent, send, retry } = useOutbox(request.id);
  const messages = mergeMessages(earlier, request.messages);
  const others = usePresence(`rental_request.${request.id}`);
  useLiveThread(request.id);
  useMarkSeen({ requestId: request.id, userId, messages: request.messages, area });

  return (
    <div ref={area}>
      {hasMore && (
        <Button kind="quiet" small busy={busy} onPress={more}>
          {failed ? 'Earlier messages could not be loaded. Try again' : 'Show earlier messages'}
        </Button>
      )}
      <MessageList
        label="Messages"
        messages={[
          ...messages.map((message) => shownMessage(message, userId, request)),
          ...unsent.map((message) => shownUnsent(message, retry)),
        ]}
        empty={<p>No messages yet. Ask about access, fuel or the time of delivery.</p>}
      />
      <Composer
        note={<PresenceLine words={presenceWords(others)} />}
        label="Your message"
        placeholder="Write a message"
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={setText}
        onSend={() => {
          setText('');
          void send(text.trim());
        }}
      />
    </div>
  );
}
