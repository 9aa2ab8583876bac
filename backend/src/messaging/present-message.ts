import type { AttachedPhoto, MessageRecord } from '@yard/contracts';
import { baseFields, type Stamped } from '@kit/server/store/present';
import type { Message } from './message.entity';
import { messageableTypeOf } from './messageable-types';

export function presentMessage(
  message: Stamped & Pick<Message, 'messageable_id' | 'messageable_type' | 'user_id' | 'content'>,
  userName: string,
  viewers: readonly number[],
  photos: AttachedPhoto[],
): MessageRecord {
  return Object.assign(baseFields(message), {
    messageable_id: message.messageable_id,
    messageable_type: messageableTypeOf(message.messageable_type),
    user_id: message.user_id,
    user_name: userName,
    content: message.content,
    photos,
    views: viewers.map((user_id) => ({ user_id })),
    user: { id: message.user_id, name: userName },
  });
}
