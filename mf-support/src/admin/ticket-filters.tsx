import { FilterBar, Segmented, Switch } from '@yard/ui';
import type { TicketQuery } from './use-ticket-query';

/** What the list of tickets is narrowed by. */
export function TicketFilters({ query: { filters, settled, waits, isMine } }: { query: TicketQuery }) {
  return (
    <FilterBar
      label="Search tickets"
      placeholder="Number, text, person"
      value={filters.get('search')}
      onSettle={(search) => filters.set({ search })}
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
      <Switch
        label="Mine"
        value={isMine}
        onChange={(isOn) => filters.set({ assignee: isOn ? 'me' : null })}
      />
    </FilterBar>
  );
}
