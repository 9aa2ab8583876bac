import { FilterBar, Segmented, Switch } from '@yard/ui';
import type { TicketQuery } from './use-ticket-query';

/** What the list of tickets is narrowed by. */
export function TicketFilters({ query }: { query: TicketQuery }) {
  const { filters, settled, waits } = query;
  return (
    <FilterBar
      label="Search tickets"
      placeholder="Number, text, person"
      value={filters.get('search')}
      onSearch={(search) => filters.set({ search })}
    >
      <Segmented
        label="Which tickets"
        value={settled}
        onChange={(chosen) => filters.set({ resolved: { open: null, resolved: 'true', all: 'all' }[chosen] })}
        segments={[
          { value: 'open', label: 'Open' },
          { value: 'resolved', label: 'Resolved' },
          { value: 'all', label: 'All' },
        ]}
      />
      <Switch
        label="Waiting for an answer"
        value={waits}
        onChange={(isOn) => filters.set({ state: isOn ? 'waiting_for_us' : null })}
      />
      <HandlingFilters query={query} />
    </FilterBar>
  );
}

function HandlingFilters({ query: { filters, assignee, priority } }: { query: TicketQuery }) {
  return (
    <>
      <Segmented
        label="Assigned to"
        value={assignee}
        onChange={(chosen) => filters.set({ assignee: chosen })}
        segments={[
          { value: '', label: 'Anyone’s' },
          { value: 'me', label: 'Mine' },
          { value: 'nobody', label: 'Nobody’s' },
        ]}
      />
      <Segmented
        label="Priority"
        value={priority}
        onChange={(chosen) => filters.set({ priority: chosen })}
        segments={[
          { value: '', label: 'Any priority' },
          { value: 'high', label: 'High' },
          { value: 'normal', label: 'Normal' },
          { value: 'low', label: 'Low' },
        ]}
      />
    </>
  );
}
