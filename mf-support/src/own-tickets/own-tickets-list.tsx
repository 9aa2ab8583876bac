import { type SupportTicketRecord, supportTicketType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { Button, EmptyState, LoadFailed, pageOf, Pagination, Stack } from '@yard/ui';
import { usePageNumber } from '../lists/use-page-number';
import { WaitingCards } from '../lists/waiting-cards';
import { ListedThread } from '../ticket/listed-thread';
import { TicketStatus } from '../ticket/ticket-status';
import { ticketTitle } from './ticket-title';

export function OwnTicketsList({ resolved, onNew }: { resolved: boolean; onNew: () => void }) {
  const [page, turnTo] = usePageNumber();
  const tickets = useRecords(supportTicketType, { resolved, page, direction: 'desc' });
  useLiveRecords(supportTicketType);

  if (tickets.data === undefined) {
    return tickets.isError ? (
      <LoadFailed title="We couldn’t load your tickets" answer={tickets}>
        Check your connection and try again.
      </LoadFailed>
    ) : (
      <WaitingCards />
    );
  }
  if (tickets.data.data.length === 0) return <NoTickets resolved={resolved} onNew={onNew} />;

  return (
    <>
      <Stack as="ul" gap={3} bare aria-busy={tickets.isPlaceholderData}>
        {tickets.data.data.map((ticket) => (
          <li key={ticket.id}>
            <OwnTicketCard ticket={ticket} />
          </li>
        ))}
      </Stack>
      <Pagination {...pageOf(tickets.data)} noun="tickets" onPage={turnTo} />
    </>
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
  return (
    <ListedThread
      to={`/support/${ticket.id}`}
      title={ticketTitle(ticket)}
      status={<TicketStatus ticket={ticket} reader="author" />}
      waits={ticket.needs_attention && 'New message'}
      number={ticket.number}
      since={ticket.created_at}
    >
      {ticket.messages.at(-1)?.content || ticket.message}
    </ListedThread>
  );
}
