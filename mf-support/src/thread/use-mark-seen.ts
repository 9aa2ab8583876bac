import { isUnread, type SupportTicketRecord, supportTicketType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useEffect, useSyncExternalStore } from 'react';
import { useTicketCache } from './use-ticket-cache';

/** Marks a ticket's messages as seen while the reader has its page before their eyes. */
export function useMarkSeen(ticket: SupportTicketRecord, userId: number): void {
  const wire = useWire();
  const cache = useTicketCache(ticket.id);
  const isVisible = useSyncExternalStore(listenToVisibility, isPageVisible);
  const hasUnread = ticket.needs_attention || ticket.messages.some((message) => isUnread(message, userId));

  useEffect(() => {
    if (!hasUnread || !isVisible) return;
    wire
      .resource(supportTicketType)
      .act(ticket.id, 'messages/view')
      .then(
        () => cache.markSeen(userId),
        // The dot stays, and the next look at the ticket tries again.
        (error: unknown) => console.warn('The messages could not be marked as seen.', error),
      );
  }, [wire, cache, ticket.id, userId, hasUnread, isVisible]);
}

function listenToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isPageVisible(): boolean {
  return document.visibilityState === 'visible';
}
