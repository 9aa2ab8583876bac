import { supportTicketType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { Button, EmptyState, ErrorState, PageHeader, Pagination, Table } from '@yard/ui';
import { DeskFilters } from './desk-filters';
import { DeskPanel } from './desk-panel';
import { ticketColumns } from './ticket-columns';
import { type DeskQuery, useDeskQuery } from './use-desk-query';

/** Everybody's tickets; one opens beside the list. */
export default function DeskPage() {
  const query = useDeskQuery();
  const tickets = useRecords(supportTicketType, query.filters);
  useLiveRecords(supportTicketType);
  const close = () => query.change({ ticket: null });

  return (
    <>
      <PageHeader title="Support tickets" />
      <DeskFilters query={query} />
      {tickets.isError && tickets.data === undefined ? (
        <ErrorState
          title="The tickets could not be loaded"
          onRetry={() => void tickets.refetch()}
          retrying={tickets.isFetching}
        />
      ) : (
        <Table
          label="Support tickets"
          columns={ticketColumns}
          rows={tickets.data?.data}
          rowKey={(ticket) => ticket.id}
          selected={query.ticket}
          onSelect={(ticket) => query.change({ ticket: String(ticket.id) })}
          sort={query.sort}
          onSort={({ key, direction }) => query.change({ sort: key, direction })}
          empty={<NoTickets query={query} />}
        />
      )}
      {tickets.data && (
        <Pagination
          page={tickets.data.current_page}
          lastPage={tickets.data.last_page}
          total={tickets.data.total}
          noun="tickets"
          onPage={query.setPage}
        />
      )}
      {query.ticket !== null && <DeskPanel key={query.ticket} id={query.ticket} onClose={close} />}
    </>
  );
}

function NoTickets({ query }: { query: DeskQuery }) {
  const isNarrowed = query.search !== '' || query.needsAttention;
  const clear = () => query.change({ search: null, needs_attention: null, resolved: 'all' });
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
