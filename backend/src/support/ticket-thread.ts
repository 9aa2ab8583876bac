import type { Thread } from '../messaging/thread';

export function threadOf(ticket: { id: number }): Thread {
  return { type: 'support_ticket', id: ticket.id };
}
