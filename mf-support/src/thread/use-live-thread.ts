import { type MessageRecord, messageType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useEffect } from 'react';
import { useTicketCache } from './use-ticket-cache';

/** Puts messages into the ticket on show as they are written, and takes deleted ones out. */
export function useLiveThread(ticketId: number): void {
  const wire = useWire();
  const ticket = useTicketCache(ticketId);

  useEffect(
    () =>
      wire.live.on(messageType, {
        saved: (messageOrId) => {
          // A long message comes as its id alone and has no address of its own: the ticket is asked again.
          if (typeof messageOrId === 'number') ticket.refresh();
          else if (isOn(messageOrId, ticketId)) ticket.putMessage(messageOrId);
        },
        deleted: ticket.removeMessage,
      }),
    [wire, ticket, ticketId],
  );
}

function isOn(message: MessageRecord, ticketId: number): boolean {
  return message.messageable_type === 'support_ticket' && message.messageable_id === ticketId;
}
