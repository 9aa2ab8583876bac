import { supportTicketType, TICKET_PRIORITIES, type TicketPriority } from '@yard/contracts';
import type { ListFilters } from '@yard/data';
import { type UrlFilters, useUrlFilters } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import type { Sort } from '@yard/ui';

export type Assignee = '' | 'me' | 'nobody';
export type TicketState = 'open' | 'resolved' | 'all';

/** What the list shows, as the address says it. Without a word it shows what is open, newest first. */
export interface TicketQuery {
  filters: UrlFilters;
  settled: TicketState;
  /** Only what nobody has answered. */
  waits: boolean;
  /** Only what the reader answers, or nobody; '' for all. */
  assignee: Assignee;
  /** '' for all. */
  priority: TicketPriority | '';
  sort: Sort;
  /** The parameters of the list. */
  wanted: ListFilters;
}

const settledByName: Record<string, TicketState> = { true: 'resolved', all: 'all' };

export function useTicketQuery(): TicketQuery {
  const filters = useUrlFilters('ticket');
  const { user } = useSession();
  const settled = settledByName[filters.get('resolved')] ?? 'open';
  const waits = filters.get('state') === 'waiting_for_us';
  const assignee = (['me', 'nobody'] as const).find((one) => one === filters.get('assignee')) ?? '';
  const priority = TICKET_PRIORITIES.find((one) => one === filters.get('priority')) ?? '';
  const sort = filters.sortOf(supportTicketType.sorts ?? [], { key: 'created_at', direction: 'desc' });
  const wanted = {
    search: filters.get('search'),
    resolved: settled === 'all' ? null : settled === 'resolved',
    state: waits ? 'waiting_for_us' : null,
    assignee_id: assignee === 'me' ? (user?.id ?? null) : null,
    unassigned: assignee === 'nobody' ? true : null,
    priority,
    sort: sort.key,
    direction: sort.direction,
    page: filters.page,
    per_page: 25,
  };
  return { filters, settled, waits, assignee, priority, sort, wanted };
}
