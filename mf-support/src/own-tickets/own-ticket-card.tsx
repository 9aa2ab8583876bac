import type { SupportTicketRecord } from '@yard/contracts';
import { ListedThread } from '../ticket/listed-thread';
import { TicketStatus } from '../ticket/ticket-status';

export function OwnTicketCard({ ticket }: { ticket: SupportTicketRecord }) {
  return (
    <ListedThread
      to={`/support/${ticket.id}`}
      title={ticket.number}
      status={<TicketStatus ticket={ticket} reader="author" />}
      waits={ticket.needs_attention && 'New message'}
      since={ticket.created_at}
    >
      {ticket.subject ?? firstLine(ticket.message)}
    </ListedThread>
  );
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
