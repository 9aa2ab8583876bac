import type { MessageRecord } from '@yard/contracts';
import type { MailedMessage } from '../notifications/notice';
import type { Thread } from './thread';

/** A message as its notice names it. @param title_of_many  the subject of several: `new messages about Excavator` */
export function mailedMessage(message: MessageRecord, title_of_many: string): MailedMessage {
  const thread = threadName({ type: message.messageable_type, id: message.messageable_id });
  return { id: message.id, thread, title_of_many };
}

/** `support_ticket 7` */
export const threadName = ({ type, id }: Thread): string => `${type} ${id}`;

/** A message's text in a notice: mails show no pictures. */
export function messageWords({ content, photos }: Pick<MessageRecord, 'content' | 'photos'>): string {
  if (photos.length === 0) return content;
  return `${content}\n\n(${photos.length === 1 ? 'A photo is' : `${photos.length} photos are`} attached.)`;
}
