import { supportTicketType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { RecordTable } from '@yard/remote-kit';
import { Button, EmptyState, PageHeader } from '@yard/ui';
import { TicketFilters } from './ticket-filters';
import { TicketPanel } from './ticket-panel';
import { ticketColumns } from './ticket-columns';
import { useSeveralTickets } from './use-several-tickets';
import { type TicketQuery, useTicketQuery } from './use-ticket-query';

/** Everybody's tickets; one opens beside the list. */
export default function TicketsPage() {
  const query = useTicketQuery();
  const { filters, sort, wanted } = query;
  const tickets = useRecords(supportTicketType, wanted);
  useLiveRecords(supportTicketType);

  return (
    <>
      <PageHeader title="Support tickets" />
      <TicketFilters query={query} />
      <RecordTable
        filters={filters}
        label="Support tickets"
        noun="ticket"
        answer={tickets}
        columns={ticketColumns}
        several={useSeveralTickets()}
        sort={sort}
        empty={<NoTickets query={query} />}
      />
      {filters.open !== null && (
        <TicketPanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </>
  );
}

function NoTickets({ query: { filters, waits, assignee, priority } }: { query: TicketQuery }) {
  const isNarrowed = filters.get('search') !== '' || waits || assignee !== '' || priority !== '';
  const clear = () =>
    filters.set({ search: null, state: null, assignee: null, priority: null, resolved: 'all' });
  return (
    <EmptyState
      icon="support"
      title={isNarrowed ? 'No ticket matches' : 'No tickets here'}
      action={<Button onPress={clear}>Show all tickets</Button>}
    >
      {isNarrowed ? 'Try fewer words or filters.' : 'A ticket appears here as soon as somebody writes one.'}
    </EmptyState>
  );
}
