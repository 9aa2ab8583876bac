import { Fragment, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Text } from '../layouts/primitives';
import { Icon } from '../icons/icon';
import { Avatar } from '../show/badge';
import { cx } from '../styles/cx';
import styles from './thread.module.css';

export type MessageBubbleProps = {
  /** Written by the reader: stands right. */
  own: boolean;
  author: string;
  /** Time of day in words ("8:05 AM"). */
  time: string;
  children: ReactNode;
  below?: ReactNode;
  state?: 'sent' | 'sending' | 'failed';
  /** Names of those who have read it, other than the author. */
  readBy?: readonly string[];
  onRetry?: () => void;
  /** Reports somebody else's message to the operator. */
  onReport?: () => void;
};

function MessageBubble(message: MessageBubbleProps) {
  const { own, author, time, children, below, onReport } = message;
  return (
    <article
      className={cx(styles.message, own && styles.own)}
      aria-label={`${own ? 'You' : author}, ${time}`}
    >
      {!own && <Avatar name={author} size={32} />}
      <div className={styles.stack}>
        {!own && (
          <Text as="span" size={13} weight={600} soft>
            {author}
          </Text>
        )}
        <div className={styles.bubble} dir="auto">
          {children}
        </div>
        {below}
        <Text as="span" size={13} soft figures>
          {time}
          <Fate {...message} />
          {onReport && (
            <button
              type="button"
              className={styles.report}
              aria-label={`Report the message from ${author}, ${time}`}
              onClick={onReport}
            >
              Report
            </button>
          )}
        </Text>
      </div>
    </article>
  );
}

function Fate({ own, state = 'sent', readBy, onRetry }: MessageBubbleProps) {
  return (
    <>
      {own && state === 'sending' && ' · Sending…'}
      {own && state === 'sent' && (readBy?.length ? ` · Read by ${readBy.join(', ')}` : ' · Sent')}
      {state === 'failed' && (
        <span className={styles.failed}>
          <Icon name="error" size={14} /> Not sent
          {onRetry && (
            <button type="button" onClick={onRetry}>
              Send again
            </button>
          )}
        </span>
      )}
    </>
  );
}

export type ThreadMessage = MessageBubbleProps & {
  id: string | number;
  /** The day it belongs to, in words ("Mon, May 12"); a new one puts a separator above. */
  day: string;
};

export type MessageListProps = { label: string; messages: readonly ThreadMessage[]; empty?: ReactNode };

/** Nearer to the end than this, one reads the newest. */
const END_PX = 60;

/** Opens at the newest message and stays there, until one reads earlier ones; one's own is always shown. */
function useNewestInView(list: RefObject<HTMLDivElement | null>, newest: ThreadMessage | undefined): void {
  const isAtEnd = useRef(true);
  const isOwn = newest?.own === true;
  useLayoutEffect(() => {
    const area = list.current;
    if (!area) return undefined;
    const toEnd = () => {
      if (isAtEnd.current) area.scrollTop = area.scrollHeight;
    };
    const note = () => {
      isAtEnd.current = area.scrollHeight - area.scrollTop - area.clientHeight < END_PX;
    };
    toEnd();
    area.addEventListener('scroll', note);
    window.addEventListener('resize', toEnd);
    return () => {
      area.removeEventListener('scroll', note);
      window.removeEventListener('resize', toEnd);
    };
  }, [list]);
  useEffect(() => {
    const area = list.current;
    if (!area || !(isAtEnd.current || isOwn)) return;
    area.scrollTop = area.scrollHeight;
    // The conversation is the lower end of a panel beside a list.
    const panel = area.closest('[data-panel-body]');
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [list, newest?.id, isOwn]);
}

/** A conversation, oldest first, with a line where the day changes; keeps to the newest message. */
export function MessageList({ label, messages, empty }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  useNewestInView(list, messages.at(-1));

  return (
    <div ref={list} className={styles.list} role="log" aria-label={label} tabIndex={0}>
      {messages.length === 0 && empty}
      {messages.map(({ id, day, ...message }, index) => (
        <Fragment key={id}>
          {day !== messages[index - 1]?.day && <DaySeparator day={day} />}
          <MessageBubble {...message} />
        </Fragment>
      ))}
    </div>
  );
}

/** The line between two days of a conversation. */
function DaySeparator({ day }: { day: string }) {
  return (
    <div className={styles.day}>
      <span>{day}</span>
    </div>
  );
}
