import { supportTicketType } from '@yard/contracts';
import { AdminList } from '@yard/remote-kit/admin-list';
import { useSession } from '@yard/session';
import { TicketPanel } from './ticket-panel';
import { ticketColumns } from './ticket-columns';
import { useSeveralTickets } from './use-several-tickets';

const SETTLED = {
  name: 'resolved',
  label: 'Which tickets',
  all: 'all',
  isPart: true,
  segments: [
    { value: 'open', label: 'Open', asks: { resolved: false } },
    { value: 'true', label: 'Resolved', asks: { resolved: true } },
    { value: 'all', label: 'All', asks: {} },
  ],
} as const;
const WAITS = {
  name: 'state',
  label: 'Waiting for an answer',
  isSwitch: true,
  segments: [
    { value: '', label: 'All' },
    { value: 'waiting_for_us', label: 'Waiting' },
  ],
} as const;
const PRIORITY = {
  name: 'priority',
  label: 'Priority',
  segments: [
    { value: '', label: 'Any priority' },
    { value: 'high', label: 'High' },
    { value: 'normal', label: 'Normal' },
    { value: 'low', label: 'Low' },
  ],
} as const;

/** Everybody's tickets; one opens beside the list. Without a word it shows what is open, newest first. */
export default function TicketsPage() {
  const { user } = useSession();
  const assignee = {
    name: 'assignee',
    label: 'Assigned to',
    segments: [
      { value: '', label: 'Anyone’s' },
      { value: 'me', label: 'Mine', asks: { assignee_id: user?.id } },
      { value: 'nobody', label: 'Nobody’s', asks: { unassigned: true } },
    ],
  } as const;
  return (
    <AdminList
      live
      type={supportTicketType}
      title="Support tickets"
      noun="ticket"
      beside="ticket"
      search="Number, text, person"
      choices={[SETTLED, WAITS, assignee, PRIORITY]}
      order={[supportTicketType.sorts ?? [], { key: 'created_at', direction: 'desc' }]}
      columns={ticketColumns}
      several={useSeveralTickets()}
      none={{
        icon: 'support',
        title: 'No tickets here',
        all: 'Show all tickets',
        children: 'A ticket appears here as soon as somebody writes one.',
      }}
      noMatch={{
        icon: 'support',
        title: 'No ticket matches',
        all: 'Show all tickets',
        children: 'Try fewer words or filters.',
      }}
      Panel={TicketPanel}
    />
  );
}
