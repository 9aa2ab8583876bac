import { MessageList, type MessageListProps } from '@yard/ui';
import { useState } from 'react';
import { ReportSheet } from './lazy-report-sheet';
import { PhotoThumbs } from './photos/photo-thumbs';
import type { ShownMessage } from './thread-messages';

type ThreadListProps = Pick<MessageListProps, 'label' | 'empty'> & {
  messages: readonly ShownMessage[];
  /** Endpoint of reports: `api/rental_requests/7/messages`; absent where nobody reports any. */
  reportPath?: string | undefined;
};

export function ThreadList({ messages, reportPath, ...list }: ThreadListProps) {
  const [reported, report] = useState<number | null>(null);
  const shown = messages.map((message) => {
    const { id, own } = message;
    const mayReport = reportPath !== undefined && !own && typeof id === 'number';
    return { ...withPhotos(message), onReport: mayReport ? () => report(id) : undefined };
  });
  return (
    <>
      <MessageList {...list} messages={shown} />
      {reported !== null && (
        <ReportSheet
          what="the message"
          path={`${reportPath}/${reported}/report`}
          onClose={() => report(null)}
        />
      )}
    </>
  );
}

function withPhotos({ photos, ...message }: ShownMessage) {
  const label = message.own ? 'Your photos' : `Photos from ${message.author}`;
  return { ...message, below: photos.length > 0 && <PhotoThumbs photos={photos} label={label} /> };
}
