import { MessageList, type MessageListProps } from '@yard/ui';
import { PhotoThumbs } from './photos/photo-thumbs';
import type { ShownMessage } from './thread-messages';

type ThreadListProps = Pick<MessageListProps, 'label' | 'empty'> & { messages: readonly ShownMessage[] };

/** Messages with their pictures. */
export function ThreadList({ messages, ...list }: ThreadListProps) {
  return <MessageList {...list} messages={messages.map(withPhotos)} />;
}

function withPhotos({ photos, ...message }: ShownMessage) {
  const label = message.own ? 'Your photos' : `Photos from ${message.author}`;
  return { ...message, below: photos.length > 0 && <PhotoThumbs photos={photos} label={label} /> };
}
