import { MESSAGE_MAX, type SupportTicketRecord } from '@yard/contracts';
import { useSession } from '@yard/session';
import { Button, Composer, MessageList, PresenceLine } from '@yard/ui';
import { presenceWords, usePresence } from '@yard/data';
import { useState } from 'react';
import { mergeMessages, threadMessages } from './thread-messages';
import { useEarlierMessages } from './use-earlier-messages';
import { useLiveThread } from './use-live-thread';
import { useMarkSeen } from './use-mark-seen';
import { useSendMessage } from './use-send-message';
import styles from './thread.module.css';

type TicketThreadProps = {
  ticket: SupportTicketRecord;
  /** What the other side is called where its name is not known. */
  stranger: string;
  /** Said while nobody has written. */
  empty: string;
};

/** The conversation on a ticket: live, marked as seen while it is looked at, with a box to write in. */
export function TicketThread({ ticket, stranger, empty }: TicketThreadProps) {
  const userId = useSession().user?.id ?? 0;
  const earlier = useEarlierMessages(ticket);
  const { outgoing, send, failure } = useSendMessage(ticket.id);
  const [text, setText] = useState('');
  const others = usePresence(`support_ticket.${ticket.id}`);
  useLiveThread(ticket.id);
  useMarkSeen(ticket, userId);

  const messages = mergeMessages(earlier.messages, ticket.messages);
  return (
    <div>
      {earlier.hasMore && (
        <div className={styles.earlier}>
          <Button small kind="quiet" icon="history" busy={earlier.loading} onPress={earlier.load}>
            Show earlier messages
          </Button>
        </div>
      )}
      <MessageList
        label={`Messages on ticket ${ticket.number}`}
        messages={threadMessages(ticket, messages, outgoing, { userId, stranger })}
        empty={<p className={styles.empty}>{empty}</p>}
      />
      <Composer
        note={<PresenceLine words={presenceWords(others)} />}
        label="Your message"
        placeholder="Write a message"
        value={text}
        onChange={setText}
        maxLength={MESSAGE_MAX}
        error={failure && `Not sent, but kept above: ${failure}`}
        onSend={() => {
          send(text.trim());
          setText('');
        }}
      />
    </div>
  );
}
