import { type SupportTicketRecord, supportTicketType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { useUrlFilters } from '@yard/remote-kit';
import { Button, EmptyState } from '@yard/ui';
import { PagedThreads } from '../lists/paged-threads';
import { ListedThread } from '../ticket/listed-thread';
import { TicketStatus } from '../ticket/ticket-status';
import { ticketTitle } from './ticket-title';

export function OwnTicketsList({ resolved, onNew }: { resolved: boolean; onNew: () => void }) {
  const filters = useUrlFilters();
  const records = useRecords(supportTicketType, { resolved, page: filters.page, direction: 'desc' });
  useLiveRecords(supportTicketType);
  return (
    <PagedThreads
      {...{ records, filters }}
      noun="tickets"
      none={<NoTickets resolved={resolved} onNew={onNew} />}
      card={(ticket) => <OwnTicketCard ticket={ticket} />}
    />
  );
}

function NoTickets({ resolved, onNew }: { resolved: boolean; onNew: () => void }) {
  return resolved ? (
    <EmptyState icon="check-circle" title="No resolved tickets">
      Resolved tickets move here. You can reopen them.
    </EmptyState>
  ) : (
    <EmptyState
      icon="support"
      title="No open tickets"
      action={
        <Button icon="plus" onPress={onNew}>
          New ticket
        </Button>
      }
    >
      Something wrong or unclear? Write to us. Your tickets and our answers show up here.
    </EmptyState>
  );
}

function OwnTicketCard({ ticket }: { ticket: SupportTicketRecord }) {
  const title = ticketTitle(ticket);
  const text = ticket.messages.at(-1)?.content || ticket.message;
  return (
    <ListedThread
      to={`/support/${ticket.id}`}
      title={title}
      status={<TicketStatus ticket={ticket} reader="author" />}
      waits={ticket.needs_attention && 'New message'}
      number={ticket.number}
      since={ticket.created_at}
    >
      {ticket.subject === null && text.startsWith(title) ? text.slice(title.length).trim() : text}
    </ListedThread>
  );
}
