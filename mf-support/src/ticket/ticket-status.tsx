import type { SupportTicketRecord } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';

/** Open or resolved, in a word. */
export function TicketStatus({ ticket }: { ticket: Pick<SupportTicketRecord, 'resolved_at'> }) {
  return ticket.resolved_at === null ? (
    <StatusBadge tone="info">Open</StatusBadge>
  ) : (
    <StatusBadge tone="good">Resolved</StatusBadge>
  );
}
