import { supportTicketType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { Button, EmptyState, LoadFailed, Pagination, SkeletonBlock } from '@yard/ui';
import { useSearchParams } from 'react-router';
import { OwnTicketCard } from './own-ticket-card';
import styles from './own-tickets.module.css';

/** One page of the reader's tickets, newest first. */
export function OwnTicketsList({ resolved, onNew }: { resolved: boolean; onNew: () => void }) {
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page') ?? 1);
  const tickets = useRecords(supportTicketType, { resolved, page, direction: 'desc' });
  useLiveRecords(supportTicketType);

  if (tickets.data === undefined) {
    return tickets.isError ? (
      <LoadFailed title="Your tickets could not be loaded" answer={tickets}>
        They are safe. Check your connection, then try again.
      </LoadFailed>
    ) : (
      <TicketSkeletons />
    );
  }
  if (tickets.data.data.length === 0) return <NoTickets resolved={resolved} onNew={onNew} />;

  return (
    <>
      <ul className={styles.list} aria-busy={tickets.isPlaceholderData}>
        {tickets.data.data.map((ticket) => (
          <li key={ticket.id}>
            <OwnTicketCard ticket={ticket} />
          </li>
        ))}
      </ul>
      <Pagination
        page={tickets.data.current_page}
        lastPage={tickets.data.last_page}
        total={tickets.data.total}
        noun="tickets"
        onPage={(next) => setQuery((before) => withPage(before, next))}
      />
    </>
  );
}

function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('page', String(page));
  return next;
}

function NoTickets({ resolved, onNew }: { resolved: boolean; onNew: () => void }) {
  return resolved ? (
    <EmptyState icon="check-circle" title="No resolved tickets">
      Tickets move here once they are settled. You can reopen them.
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
      When something is wrong or unclear, write to us. Your tickets and our answers stay here.
    </EmptyState>
  );
}

function TicketSkeletons() {
  return (
    <div className={styles.list} role="status" aria-label="Loading">
      {[1, 2, 3].map((card) => (
        <SkeletonBlock key={card} height={94} />
      ))}
    </div>
  );
}
